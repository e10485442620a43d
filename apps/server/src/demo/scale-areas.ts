import { searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import { addAreasToMap } from "../cases/map-numbers/aggregate.js";
import type { Db, Transaction } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { cloneHistories } from "./clone-histories.js";
import { among, type Child, cloneRows, columnsOf, renaming, type Row, rowsOf } from "./clone-rows.js";

/** Areas cloned in one transaction. */
const batch = 100;
/** Serial numbers of originals lie below, those of their n-th copies in the n-th range of this length. */
const serials = 200;
/** A copy lies so many degrees from its original, in a square of copies around it. */
const step = 0.01;

/** Tables that hang on an area, children after their parents. Photos of visits stay with the one they were taken at. */
const children: readonly Child[] = [
  { table: "area_sendings", ids: ["id"] },
  { table: "area_requests", ids: ["id"] },
  { table: "area_proposals", ids: ["id"] },
  { table: "area_faults", ids: [] },
  { table: "visits", ids: ["id", "sending_id"] },
];

/**
 * Clones the areas that stand in the database, with all that belongs to them and their chains of history hashed anew,
 * until there are `total`: for trying things at size. An area from which an application was opened, or whose
 * application ended, is its application's, and has no copy. Copies keep everything but ids, numbers and place; they may
 * lie outside their region. Stopped or killed it goes on where it ended, and asked for more it adds more.
 *
 * @param progress hears how many areas there are
 */
export async function scaleAreas(db: Db, total: number, progress: (areas: number) => void = () => {}): Promise<void> {
  const { rows } = await sql<{ standing: number; originals: number }>`
    select count(*)::integer as standing, (count(*) filter (where ${isOriginal}))::integer as originals
    from areas as a`.execute(db);
  const { standing = 0, originals: some = 0 } = rows[0] ?? {};
  if (some === 0) throw new Error("There is no area to clone: fill the demonstration first.");
  let areas = standing;
  for (let copy = 1; areas < total; copy += 1) {
    const originals = await uncopied(db, copy);
    for (let from = 0; from < originals.length && areas < total; from += batch) {
      const ids = originals.slice(from, Math.min(from + batch, from + total - areas));
      await withTransaction(db, async (transaction) => cloneAreas(transaction, ids, copy));
      areas += ids.length;
      progress(areas);
    }
  }
  await sql`
    insert into area_serials (home_region, year, last)
    select home_region, left(number, 4)::smallint, max(right(number, 6)::integer) from areas group by 1, 2
    on conflict (home_region, year) do update set last = greatest(area_serials.last, excluded.last)`.execute(db);
}

const isOriginal = sql`right(a.number, 6)::integer <= ${serials} and a.state <> 'area_opened'`;

/** Originals that have no n-th copy yet. */
async function uncopied(db: Db, copy: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from areas as a
    where ${isOriginal} and not exists (
      select from areas as c where c.home_region = a.home_region
        and c.number = left(a.number, 11) || lpad((${copy * serials}::integer + right(a.number, 6)::integer)::text, 6, '0'))
    order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function cloneAreas(transaction: Transaction, ids: readonly string[], copy: number): Promise<void> {
  const ours = renaming();
  const { rename } = ours;
  const originals = await rowsOf(
    transaction,
    sql`select to_jsonb(a) - 'outline' as row from areas as a where ${among("id", ids)}`,
  );
  const copies = originals.map((row) => copyOf(row, rename(row["id"]), copy));
  await sql`
    insert into areas (${sql.join(columnsOf(copies).map((name) => sql.ref(name)))}, outline)
    select ${sql.join(columnsOf(copies).map((name) => sql.ref(`a.${name}`)))},
      ST_SetSRID(ST_GeomFromGeoJSON(a.drawn), 4326)
    from jsonb_populate_recordset(null::areas, ${jsonb(copies)}) as a`.execute(transaction);
  for (const child of children) {
    await cloneRows(transaction, child, { parent: "area_id", of: ids, rename }, () =>
      // A device sends a visit once.
      child.table === "visits" ? { device_id: null } : {},
    );
  }
  await cloneHistories(transaction, "area", ids, ours);
  await addAreasToMap(transaction, ids.map(rename).map(String));
}

/** An area's row as another's: its number and plot are its own. */
function copyOf(row: Row, id: unknown, copy: number): Row {
  const number = String(row["number"]);
  const copied = `${number.slice(0, 11)}${String(copy * serials + Number(number.slice(-6))).padStart(6, "0")}`;
  const drawn = structuredClone(row["drawn"]) as { coordinates: [number, number][][] } | null;
  const side = Math.ceil(Math.sqrt(copy));
  for (const ring of drawn?.coordinates ?? []) {
    for (const point of ring) {
      point[0] += (copy % side) * step;
      point[1] += Math.floor(copy / side) * step;
    }
  }
  const words = [copied, row["cadastre_number"], row["address"]].filter(Boolean).join(" ");
  return { ...row, id, number: copied, drawn, search_key: searchKey(words) };
}
