import { type ApplicationRow, applicationRegister } from "@yer/api/contract/application-register";
import { useRead } from "@yer/api/react";
import { useText } from "../../../base/language/use-text.js";
import { NextRow } from "../../../registers/kit/NextRow.js";
import { useFollowing } from "../../../registers/kit/use-following.js";
import { hrefInQueue, type Queue } from "./queue-in.js";

const none: readonly ApplicationRow[] = [];

/** The next application of the list that one was opened from; at the end of the list, that it is the end. */
export function NextInQueue({ id, queue }: { readonly id: string; readonly queue: Queue }) {
  const text = useText();
  const { data } = useRead(applicationRegister.list, { query: queue.query });
  const next = useFollowing(data?.items ?? none, (row) => row.id === id);
  if (next) return <NextRow href={hrefInQueue(next.id, queue.href)} number={next.number} />;
  return data ? <output>{text("list.done")}</output> : null;
}
