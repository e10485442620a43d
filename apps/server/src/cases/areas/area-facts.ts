import { isDeepStrictEqual } from "node:util";
import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { Fault } from "@yer/api/contract/problem";
import { inTashkent, regionOfCadastreNumber } from "@yer/api/formats";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { AreasTable } from "../../schema/tables/areas.js";
import { assertPlace } from "../applications/open-applications.js";
import { assertOutline } from "../applications/overlaps.js";
import { assertPast } from "../applications/past-day.js";
import { offeredDistrict } from "./queries.js";

type Place = Pick<AreaFacts, "districtSoato" | "neighborhoodId">;

/**
 * An area lies in a place that is offered today. Its district is enough, but for one that waits for the schedule of its
 * neighbourhood.
 * @throws {Problem} `invalid`
 */
export async function assertAreaPlace(
  transaction: Transaction,
  { districtSoato, neighborhoodId }: Place,
  standing?: Pick<AreasTable, "state" | "basket">,
): Promise<void> {
  if (neighborhoodId !== null) return assertPlace(transaction, { districtSoato, neighborhoodId });
  const errors: Fault[] = [];
  if (standing?.state === "area_waiting" && standing.basket === null) {
    errors.push({ in: "body", pointer: "/neighborhoodId", code: "required" });
  } else if (!(await offeredDistrict(transaction, districtSoato))) {
    errors.push({ in: "body", pointer: "/districtSoato", code: "choice" });
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
}

/**
 * What the schema cannot say: the cadastre number's region, the year, the outline's shape. Only what differs from what
 * stood `before` is judged: who mends one fault is not kept from it by another.
 * @throws {Problem} `invalid`
 */
export async function assertAreaFacts(
  transaction: Transaction,
  acting: Acting,
  facts: AreaFacts,
  before?: AreaFacts,
): Promise<void> {
  const errors: Fault[] = [];
  const { cadastreNumber, occupiedSince, foundOn, outline } = facts;
  const region = cadastreNumber === null ? undefined : regionOfCadastreNumber(cadastreNumber);
  if (cadastreNumber !== before?.cadastreNumber && region !== undefined && region !== facts.districtSoato.slice(0, 4)) {
    errors.push({ in: "body", pointer: "/cadastreNumber", code: "cadastre-region" });
  }
  const { year } = inTashkent(acting.now);
  if (occupiedSince !== null && occupiedSince !== before?.occupiedSince && occupiedSince > year) {
    errors.push({ in: "body", pointer: "/occupiedSince", code: "too-big", params: { most: year } });
  }
  if (foundOn !== null && foundOn !== before?.foundOn) assertPast(acting, foundOn, "/foundOn");
  if (errors.length > 0) throw new Problem("invalid", { errors });
  if (outline !== null && !isDeepStrictEqual(outline, before?.outline)) {
    await assertOutline(transaction, outline);
  }
}
