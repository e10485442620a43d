import { complaintsRegister } from "@yer/api/contract/objections";
import { addressOf } from "@yer/api/paths";
import { queueOf } from "../../registers/kit/queue-in.js";

/** Complaints are worked off from any list of them. A complaint stands in its application's page, where it is decided. */
export const complaintsInTurn = queueOf(complaintsRegister, {
  at: (path, params) => (path === "/objections" && params.get("view") === "complaints" ? {} : undefined),
  row: ({ id, number, application }) => ({
    id,
    record: application.id,
    number,
    href: `${addressOf("/application/:id", { id: application.id })}?tab=objections`,
  }),
});
