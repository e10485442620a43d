import { sql } from "kysely";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { NewEntry } from "../../platform/history/append-history.js";
import type { AreasTable } from "../../schema/tables/areas.js";
import { wentOn } from "../applications/went-on.js";
import { removeAreasFromMap } from "../map-numbers/aggregate.js";
import { enforceOnArea, positionOf, recordArea } from "./area.js";
import { deleteAreas } from "./write-queries.js";

/** Areas among `ids` that somebody has gone on from since they were entered, or judged the place of. */
export async function areasWorkedOn(
  db: Pick<Transaction, "selectFrom">,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("areas as a")
    .select("a.id")
    .where("a.id", "in", [...ids])
    .where(wentOn("area"))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** An area that a row of a file made, to be taken out again. */
export interface AreaOfRow {
  readonly id: string;
  readonly origin: { readonly file: string; readonly line: number };
}

/**
 * Takes areas out again that a file brought, as long as nobody has gone on from them: nothing but their history stays,
 * which says so. Their numbers are given to no other.
 * @returns ids of those taken out; somebody has gone on from the others, or they are gone
 * @throws {Problem} `permission-missing`, `not-found` beyond the person's territory
 */
export async function takeOutAreas(
  transaction: Transaction,
  acting: Acting,
  given: readonly AreaOfRow[],
): Promise<ReadonlySet<string>> {
  const rows = await lockToTakeOut(
    transaction,
    given.map(({ id }) => id),
  );
  for (const area of rows) enforceOnArea(acting.actor, { code: "create:area", kind: "act" }, area);
  const worked = await areasWorkedOn(
    transaction,
    rows.map(({ id }) => id),
  );
  const gone = rows.filter(({ id }) => !worked.has(id));
  const origins = new Map(given.map(({ id, origin }) => [id, origin]));
  await removeAreas(transaction, acting, gone, ({ id }) => ({
    action: "area.taken_out",
    params: { ...origins.get(id) },
  }));
  return new Set(gone.map(({ id }) => id));
}

/** An area as far as taking it out needs it. */
export type TakenOut = Pick<AreasTable, "home_region" | "id" | "district_soato" | "state" | "basket">;

/** Locks areas that are to be taken out, those that are there. */
export async function lockToTakeOut(transaction: Transaction, ids: readonly string[]): Promise<TakenOut[]> {
  const { rows } = await sql<TakenOut>`
    select home_region, id, district_soato, state, basket from areas
    where id = any(${[...ids]}::uuid[]) order by id for update`.execute(transaction);
  return rows;
}

/** Removes areas whose rows the caller has locked: nothing but their history stays, which ends with what is said of each. */
export async function removeAreas(
  transaction: Transaction,
  acting: Acting,
  gone: readonly TakenOut[],
  entryOf: (area: TakenOut) => Pick<NewEntry, "action" | "params">,
): Promise<void> {
  const ids = gone.map(({ id }) => id);
  await removeAreasFromMap(transaction, ids);
  for (const area of gone) await recordArea(transaction, acting, area, { ...entryOf(area), from: positionOf(area) });
  await deleteAreas(transaction, gone);
}
