import type { Names } from "@yer/api/contract/values";
import { searchKey } from "@yer/api/formats";

/** Whether a name holds what is searched for, as screens that narrow a whole list themselves find it. */
export function isFound(names: Names, search: string): boolean {
  const wanted = searchKey(search);
  return Object.values(names).some((name) => searchKey(name).includes(wanted));
}
