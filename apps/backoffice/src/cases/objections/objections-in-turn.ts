import { objectionsRegister } from "@yer/api/contract/objections";
import { addressOf } from "@yer/api/paths";
import { queueOf } from "../../registers/kit/queue-in.js";

/** Objections are worked off from any list of them, each on a page of its own. */
export const objectionsInTurn = queueOf(objectionsRegister, {
  at: (path, params) => (path === "/objections" && params.get("view") !== "complaints" ? {} : undefined),
  row: ({ id, number, application }) => ({
    id,
    record: id,
    number,
    href: addressOf("/objection/:propertyId/:id", { propertyId: application.id, id }),
  }),
});
