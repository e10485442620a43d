import type { areaStatesAtInspection } from "@yer/api/contract/area-states";
import type { PermissionCode } from "@yer/api/contract/codes";
import { placeParams } from "@yer/api/messages/notice-values";
import { type Candidate, membersHolding, nearest } from "../../identity/access/members.js";
import { notify } from "../../identity/notices/service.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { areaTransitions } from "../../rules/areas/area-moves.js";
import type { FoundArea } from "./area.js";

/** Where an area waits for the organisation that inspects it. */
export type AtInspection = (typeof areaStatesAtInspection)[number];

/** What people of the inspection go on with from a position. */
function codesFrom(position: AtInspection): PermissionCode[] {
  return areaTransitions[position].flatMap(({ mover }) => (mover.by === "inspection" ? [mover.code] : []));
}

/** The people of an inspection who can go on with an area: who took it, else those nearest to where it lies. */
async function inspectorsOf(
  transaction: Transaction,
  { actor }: Pick<Acting, "actor">,
  area: FoundArea,
  { position, organisationId, takenBy }: Inspected,
): Promise<Candidate[]> {
  const hands = [actor?.id, actor?.impersonation?.byId];
  const able = (await membersHolding(transaction, codesFrom(position), area.district_soato)).filter(
    ({ id, organisation, codes }) =>
      organisation?.id === organisationId && codes.has("read:area") && !hands.includes(id),
  );
  const takers = able.filter(({ id }) => id === takenBy);
  return takers.length > 0 ? takers : nearest(able);
}

/** Which inspection an area came to, and where in it. */
export interface Inspected {
  readonly position: AtInspection;
  readonly organisationId: string;
  /** Who took it before it was returned. */
  readonly takenBy: string | null;
}

/**
 * Tells an inspection that an area came to it, sent or mended. Those that somebody has not read yet become one for each
 * district, so that many sent in one act are one.
 */
export async function tellInspection(
  transaction: Transaction,
  acting: Pick<Acting, "actor" | "now" | "events">,
  area: FoundArea,
  inspected: Inspected,
): Promise<void> {
  const { position } = inspected;
  const people = await inspectorsOf(transaction, acting, area, inspected);
  await notify(transaction, acting, {
    to: people.map(({ id }) => id),
    kind: "area.sent",
    gathering: `${position} ${area.district_soato}`,
    subject: { kind: "area", id: area.id },
    params: { ...placeParams(area.district_name), number: area.number, status: position },
  });
}
