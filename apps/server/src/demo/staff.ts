import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Actor } from "../platform/acting/actor.js";
import { type StandardPositionKey, standardPositions } from "../identity/users/standard-positions.js";
import { type DemoIdentity, demoDistrict, demoIdentities } from "./identities.js";
import { madePerson } from "./names.js";
import { type DemoOrganisation, demoOrganisations } from "./organisations.js";
import { demoId, randomOf } from "./random.js";

/** A made-up member of staff, with what the users table needs. */
export interface DemoStaff {
  readonly id: string;
  readonly name: string;
  readonly pinfl: string;
  readonly position: StandardPositionKey;
  readonly organisation: DemoOrganisation;
  readonly territory: string;
  readonly identity: DemoIdentity | null;
}

/** Which posts a kind of organisation has in the demonstration. */
const posts: Readonly<Partial<Record<OrganisationKind, readonly StandardPositionKey[]>>> = {
  agency: ["administrator", "approver"],
  council: ["council"],
  inspection: ["inspector", "inspector"],
  justice: ["justice"],
};

function postsOf({ kind, territory }: DemoOrganisation): readonly StandardPositionKey[] {
  if (kind === "cadastre")
    return territory.length === 7 ? ["operator"] : ["reviewer", "reviewer", "cashier", "financeHead"];
  // Where the identities work, one organisation has a head and a colleague: to take over from, and to give work to.
  if (kind === "architecture" && territory === demoDistrict) return ["member", "organisationHead", "member"];
  return posts[kind] ?? ["member"];
}

/** Everyone who works in the demonstration; the identities one can sign in as hold their posts themselves. */
export const demoStaff: readonly DemoStaff[] = demoOrganisations.flatMap((organisation, body) =>
  postsOf(organisation).map((position, index, all): DemoStaff => {
    const { territory } = organisation;
    const before = all.slice(0, index).filter((other) => other === position).length;
    const identity = demoIdentities.filter(
      ({ staff }) =>
        staff?.position === position && staff.organisation === organisation.kind && staff.territory === territory,
    )[before];
    const key = `staff ${organisation.id} ${index}`;
    const person = madePerson(randomOf(key), body * 3 + index);
    return {
      id: identity ? demoId(`identity ${identity.key}`) : demoId(key),
      name: identity?.name ?? person.name,
      // Only those one can sign in as need a number; the others are never asked for one.
      pinfl: identity?.pinfl ?? "",
      position,
      organisation,
      territory,
      identity: identity ?? null,
    };
  }),
);

const byPost = Map.groupBy(demoStaff, ({ organisation, position }) => `${organisation.id} ${position}`);

/**
 * A member of staff as an actor.
 * @param which the first or the second of a post
 * @throws if nobody holds the post: the demonstration has an organisation without staff
 */
export function actorAt(organisationId: string, position: StandardPositionKey, which = 0): Actor {
  const found = byPost.get(`${organisationId} ${position}`)?.[which];
  if (found === undefined) throw new Error(`Nobody holds ${position} (${which}) at ${organisationId}.`);
  return {
    id: found.id,
    sessionId: found.id,
    name: found.name,
    pinfl: found.pinfl === "" ? null : found.pinfl,
    stirs: [],
    isStaff: true,
    blocked: false,
    organisation: { id: organisationId, kind: found.organisation.kind },
    territory: found.territory,
    codes: new Set<string>(standardPositions[position].codes),
    impersonation: null,
    sessionEnds: new Date(8_640_000_000_000_000),
  };
}
