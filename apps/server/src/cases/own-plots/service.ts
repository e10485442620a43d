import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { OwnPlotTold, ownPlots } from "@yer/api/contract/own-plots";
import type { Fault } from "@yer/api/contract/problem";
import { canonicalName, tashkentDay } from "@yer/api/formats";
import type { Actor } from "../../platform/acting/actor.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { findArea } from "../areas/area.js";
import { createArea } from "../areas/service.js";
import { areasWorkedOn, lockToTakeOut, removeAreas } from "../areas/take-out.js";
import { ownPlotStateOf } from "./own-plot-state.js";
import {
  insertToldPlot,
  isInCountry,
  lockTeller,
  markWithdrawn,
  spotOf,
  toldBefore,
  type ToldPlot,
  toldPlotsOf,
} from "./queries.js";
import { tellOffice } from "./tell-office.js";

/** What a citizen told of their plots, the latest first. */
export async function readOwnPlots(db: Db, actor: Actor): Promise<ReplyOf<typeof ownPlots.list>> {
  if (actor.pinfl === null) return { items: [] };
  const rows = await toldPlotsOf(db, actor.pinfl);
  const worked = await areasWorkedOn(
    db,
    rows.map(({ area_id }) => area_id),
  );
  return {
    items: rows.map((row) => ({
      id: row.area_id,
      number: row.number,
      at: row.at.toISOString(),
      district: row.district_name,
      neighborhood: row.neighborhood_name,
      address: row.address,
      outline: row.outline,
      point: spotOf(row),
      state: stateOf(row),
      mayWithdraw: stateOf(row) === "received" && !worked.has(row.area_id),
    })),
  };
}

function stateOf({ withdrawn_at, position, confirmed }: ToldPlot) {
  return ownPlotStateOf({ withdrawn: withdrawn_at !== null, position, confirmed: confirmed === true });
}

/**
 * Makes an area of a plot that a citizen occupies and tells of. In the area nothing is about them: their name stands
 * beside it, and its history names nobody.
 * @throws {Problem} `invalid`, `move-refused` for a plot that they told of before, `access-denied` without a PINFL
 */
export async function tellOfPlot(
  transaction: Transaction,
  acting: ActingPerson,
  given: OwnPlotTold,
): Promise<ReplyOf<typeof ownPlots.tell>> {
  const { actor, now } = acting;
  const { pinfl, name } = actor;
  if (pinfl === null) throw new Problem("access-denied", { detail: "OneID vouches for no person here." });
  const told: OwnPlotTold = {
    ...given,
    address: given.address && canonicalName(given.address),
    // Whoever drew the plot said by that where it is.
    point: given.outline ? null : given.point,
  };
  await assertPlaced(transaction, told);
  await assertAttachable(
    transaction,
    told.fileIds.map((id, nth) => ({ id, pointer: `/fileIds/${nth}` })),
    [actor.id],
  );
  await lockTeller(transaction, actor.id);
  const number = await toldBefore(transaction, pinfl, told);
  if (number !== undefined) throw new Problem("move-refused", { reasons: [{ code: "plot-told", params: { number } }] });
  const id = await createArea(transaction, nobody(acting), factsOf(told, tashkentDay(now)));
  const area = await findArea(transaction, id);
  await insertToldPlot(transaction, area, { name, pinfl }, { ...told, at: now });
  await tellOffice(transaction, acting, area);
  return { id, number: area.number };
}

/** A plot is somewhere in the country: drawn, at a point, or at an address. */
async function assertPlaced(transaction: Transaction, { outline, point, address }: OwnPlotTold): Promise<void> {
  const errors: Fault[] = [];
  if (outline === null && point === null && address === null) {
    errors.push({ in: "body", pointer: "/address", code: "required" });
  }
  if (point && !(await isInCountry(transaction, point))) {
    errors.push({ in: "body", pointer: "/point", code: "point-outside" });
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
}

/** Whatever a citizen tells is done by nobody in the area's own record. */
function nobody(acting: ActingPerson): Acting {
  return { ...acting, actor: null };
}

function factsOf(told: OwnPlotTold, today: string): AreaFacts {
  const { districtSoato, neighborhoodId, address, outline, total, occupiedSince } = told;
  return {
    districtSoato,
    neighborhoodId,
    address,
    outline,
    occupiedSince,
    sizes: { total, documented: null, excess: null, built: null },
    legalBasis: null,
    cadastreNumber: null,
    buildings: [],
    source: "occupier",
    foundOn: today,
    foundBy: null,
  };
}

/**
 * Takes back what a citizen told of a plot: the area goes, its history stays and says so.
 * @throws {Problem} `not-found` for anybody else's, `move-refused` once somebody has gone on from it
 */
export async function withdrawPlot(transaction: Transaction, acting: ActingPerson, id: string): Promise<void> {
  const { pinfl } = acting.actor;
  const [plot] = pinfl === null ? [] : await toldPlotsOf(transaction, pinfl, id);
  if (plot === undefined) throw notFound();
  const rows = await lockToTakeOut(transaction, [id]);
  const [standing] = pinfl === null ? [] : await toldPlotsOf(transaction, pinfl, id);
  const worked = await areasWorkedOn(transaction, [id]);
  if (standing === undefined || stateOf(standing) !== "received" || worked.has(id)) {
    throw new Problem("move-refused", { reasons: [{ code: "plot-worked-on" }] });
  }
  await removeAreas(transaction, nobody(acting), rows, () => ({ action: "area.told_back" }));
  await markWithdrawn(transaction, plot, acting.now);
}
