import type { Actor } from "./actor.js";

/** Who proposed something that another person decides about; null where nobody has. */
interface Proposed {
  readonly proposed_by: string | null;
  /** Who really did, where it was done in a borrowed name. */
  readonly proposed_through: string | null;
}

/** Columns that name the person who proposed something. */
export function proposedBy({ id, impersonation, name }: Pick<Actor, "id" | "impersonation" | "name">) {
  return { proposed_by: id, proposed_through: impersonation?.byId ?? null, proposer: name };
}

/** Everybody who proposed it: a borrowed name is no second person. */
export function proposersOf({ proposed_by: by, proposed_through: through }: Proposed): string[] {
  return [by, through].filter((one) => one !== null);
}
