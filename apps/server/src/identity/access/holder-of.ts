import type { Actor } from "../../platform/acting/actor.js";

/** Whether OneID vouches that a person is, or acts for, the holder of a PINFL or STIR. */
export function isHolderOf(actor: Pick<Actor, "pinfl" | "stirs">, number: string | null): boolean {
  return number !== null && (actor.pinfl === number || actor.stirs.includes(number));
}
