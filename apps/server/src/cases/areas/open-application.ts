import type { areas } from "@yer/api/contract/areas";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Fault } from "@yer/api/contract/problem";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { readApplicationRecord } from "../applications/application.js";
import { createApplication } from "../applications/open-applications.js";
import { lockForMove, makeAreaMove, reasonsAgainstAreaMove } from "./moves.js";

/**
 * Opens an application of an area: of two people at the same moment one does, for the area's row is locked. What the
 * area lay over is no longer in its way, and its own outline is the application's from then on.
 * @throws {Problem} `not-found`, `move-refused`, `invalid`, and with what {@link createApplication} refuses
 */
export async function openFromArea(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { reason, ...facts }: BodyOf<typeof areas.open>,
): Promise<ReplyOf<typeof areas.open>> {
  const moving = await lockForMove(transaction, acting, id, "open");
  const { area, state } = moving;
  const reasons = reasonsAgainstAreaMove(acting.actor, "open", moving);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  const errors: Fault[] = [];
  if (facts.districtSoato !== area.district_soato) {
    errors.push({ in: "body", pointer: "/districtSoato", code: "district-fixed" });
  }
  // It ended once already: whoever begins again says why.
  if (state.position === "not_registered" && reason === null) {
    errors.push({ in: "body", pointer: "/reason", code: "required" });
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const applicationId = await createApplication(transaction, acting, facts, area);
  const { row } = await readApplicationRecord(transaction, applicationId);
  await makeAreaMove(transaction, acting, moving, "open", {
    ...(reason === null ? {} : { reason }),
    params: { application: applicationId, number: row.number },
  });
  return { id: applicationId, number: row.number };
}
