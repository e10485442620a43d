import { type Application, editRequestKinds } from "@yer/api/contract/applications";
import { isUnder } from "./fields.js";

/**
 * Which facts of an application may be changed. After a return only what its edit requests name: organisations'
 * conclusions on the rest are carried over as they are (DOMAIN §3). The place is fixed with the number.
 */
export function changeableFacts({ editRequests }: Pick<Application, "editRequests">): (pointer: string) => boolean {
  const last = editRequests.reduce((latest, { at }) => (at > latest ? at : latest), "");
  const open = editRequests
    .filter(({ at }) => at === last)
    .flatMap(({ kind }): readonly string[] => editRequestKinds[kind]);
  return (pointer) =>
    !isUnder(pointer, "/neighborhoodId") && (open.length === 0 || open.some((fact) => isUnder(pointer, fact)));
}
