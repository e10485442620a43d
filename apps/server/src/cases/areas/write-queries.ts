import type { AreaBasket, AreaStateKey } from "@yer/api/contract/area-states";
import type { AreaFacts } from "@yer/api/contract/area-facts";
import { searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import { geometry } from "../applications/overlaps.js";
import type { Transaction } from "../../platform/database/database.js";
import type { AreasTable } from "../../schema/tables/areas.js";
import { homeRegions } from "../../platform/sql/home-regions.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** The next number of a region and year, `YYYY-RRRR-ANNNNNN`; gaps appear where a transaction fails after it. */
export async function nextAreaNumber(transaction: Transaction, home_region: string, year: number): Promise<string> {
  const { last } = await transaction
    .insertInto("area_serials")
    .values({ home_region, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["home_region", "year"]).doUpdateSet({ last: sql`area_serials.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${year}-${home_region}-A${String(last).padStart(6, "0")}`;
}

/** Where an area stands: in a state, or set aside for a reason. */
export interface AreaStanding {
  readonly state: AreaStateKey;
  readonly basket: AreaBasket | null;
  readonly reason: string | null;
  /** User id of who set it aside. */
  readonly by?: string | null;
  readonly confirmed?: boolean;
}

/** When the term of an area's state ends, and the state that it came from. */
export interface AreaTerm {
  readonly deadlineAt: Date | null;
  readonly cameFrom: AreasTable["came_from"];
}

/** An area by what never changes of it. */
interface NumberedArea {
  readonly home_region: string;
  readonly id: string;
  readonly number: string;
}

function factColumns(facts: AreaFacts, number: string) {
  return {
    search_key: searchKey([number, facts.cadastreNumber, facts.address].filter(Boolean).join(" ")),
    legal_basis: facts.legalBasis,
    cadastre_number: facts.cadastreNumber,
    address: facts.address,
    occupied_since: facts.occupiedSince,
    sizes: jsonb(facts.sizes),
    buildings: jsonb(facts.buildings),
    source: facts.source,
    found_on: facts.foundOn,
    found_by: facts.foundBy,
    drawn: facts.outline && jsonb(facts.outline),
    outline: facts.outline && geometry(facts.outline),
  };
}

/** Writes a new area. */
export async function insertArea(
  transaction: Transaction,
  { home_region, id, number }: NumberedArea,
  { facts, standing, at }: { readonly facts: AreaFacts; readonly standing: AreaStanding; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("areas")
    .values({
      home_region,
      id,
      number,
      state: standing.state,
      basket: standing.basket,
      basket_reason: standing.reason,
      basket_by: standing.by ?? null,
      confirmed: standing.confirmed ?? false,
      region_soato: home_region,
      district_soato: facts.districtSoato,
      neighborhood_id: facts.neighborhoodId,
      ...factColumns(facts, number),
      created_at: at,
      state_since: at,
    })
    .execute();
}

/** Has an area that was just written, and is on no map yet, begin in the basket of drafts. */
export async function layInDrafts(
  transaction: Transaction,
  { home_region, id }: Omit<NumberedArea, "number">,
  { reason, by }: AreaStanding,
): Promise<void> {
  await transaction
    .updateTable("areas")
    .set({ basket: "drafts", basket_reason: reason, basket_by: by ?? null })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}

/** Writes an area's facts anew, its district apart, as its next version. */
export async function changeAreaFacts(
  transaction: Transaction,
  { home_region, id, number }: NumberedArea,
  facts: AreaFacts,
): Promise<void> {
  await transaction
    .updateTable("areas")
    .set((eb) => ({
      neighborhood_id: facts.neighborhoodId,
      ...factColumns(facts, number),
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}

/** Puts an area into a state or a basket, with its term, as its next version. */
export async function setStanding(
  transaction: Transaction,
  { home_region, id }: NumberedArea,
  { state, basket, reason, by, confirmed }: AreaStanding,
  { deadlineAt, cameFrom, since }: AreaTerm & { readonly since: Date },
): Promise<void> {
  await transaction
    .updateTable("areas")
    .set((eb) => ({
      state,
      basket,
      basket_reason: reason,
      basket_by: by ?? null,
      ...(confirmed === undefined ? {} : { confirmed }),
      deadline_at: deadlineAt,
      came_from: cameFrom,
      state_since: since,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}

/** Removes areas whose rows the caller has locked, with what they lie over; what is wrong with them goes with them. */
export async function deleteAreas(
  transaction: Transaction,
  areas: readonly Omit<NumberedArea, "number">[],
): Promise<void> {
  if (areas.length === 0) return;
  const ids = areas.map(({ id }) => id);
  const regions = homeRegions(areas);
  await transaction
    .deleteFrom("plot_overlaps")
    .where((eb) => eb.or([eb("plot_id", "in", ids), eb("other_id", "in", ids)]))
    .execute();
  // What a list said of their occupiers is nobody's any more; what citizens told is theirs.
  await transaction
    .deleteFrom("told_plots")
    .where("home_region", "in", regions)
    .where("area_id", "in", ids)
    .where("pinfl", "is", null)
    .execute();
  await transaction.deleteFrom("areas").where("home_region", "in", regions).where("id", "in", ids).execute();
}
