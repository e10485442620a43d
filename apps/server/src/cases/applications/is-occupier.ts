import { isHolderOf } from "../../identity/access/holder-of.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ApplicationRecord } from "./application.js";

/** Whether a person is, or acts for, the occupier of an application. */
export function isOccupier(actor: Actor, { facts }: Pick<ApplicationRecord, "facts">): boolean {
  const { occupier } = facts;
  if (occupier === null) return false;
  return isHolderOf(actor, occupier.kind === "person" ? occupier.pinfl : occupier.stir);
}
