import { applicationsRegister } from "@yer/api/contract/application-register";
import { type StatusKey, statusOfPath } from "@yer/api/contract/statuses";
import { addressOf } from "@yer/api/paths";
import { queueOf } from "../../../registers/kit/queue-in.js";

/** The status whose register stands at an address; undefined at any other. */
export function statusOfList(list: string): StatusKey | undefined {
  return statusOfPath(/^\/applications\/(\w+)(?:$|\?)/.exec(list)?.[1] ?? "");
}

/** Applications are worked off from the register of a status. */
export const applicationsInTurn = queueOf(applicationsRegister, {
  at: (path) => {
    const status = statusOfList(path);
    return status && { status: [status] };
  },
  row: ({ id, number }) => ({ id, record: id, number, href: addressOf("/application/:id", { id }) }),
});
