import { sql } from "kysely";
import type { PlaceRef, ResolvedPlace } from "@yer/api/contract/places";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { joinPath, pathColumn } from "./place-sql.js";

/** Active places that a code leads to today through merges and splits, in Uzbek order; loops cannot arise. */
export async function activeSuccessors(db: Db | Transaction, code: string): Promise<PlaceRef[]> {
  const { rows } = await sql<PlaceRef>`
    with recursive led as (
      select to_code as code from place_successions where from_code = ${code}
      union
      select s.to_code from place_successions as s join led on s.from_code = led.code
        join place_list as gone on gone.code = led.code and not gone.active
    )
    select p.code, p.level, p.name from led join place_list as p on p.code = led.code
    where p.active order by p.sort_key, p.code`.execute(db);
  return rows;
}

/**
 * A place by any code it ever had.
 * @throws {Problem} `not-found`
 */
export async function resolvePlace(db: Db | Transaction, code: string): Promise<ResolvedPlace> {
  const [place] = await resolvePlaces(db, [code]);
  if (place === undefined) throw notFound();
  return place;
}

/** Places by any codes they ever had, in the order of the codes; those unknown are left out. */
export async function resolvePlaces(db: Db | Transaction, codes: readonly string[]): Promise<ResolvedPlace[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Omit<ResolvedPlace, "successors">>`
    select p.code, p.level, p.name, p.active, p.demonstration, ${pathColumn} as path
    from place_list as p ${joinPath} where p.code in (${sql.join([...codes])})`.execute(db);
  const found = new Map(rows.map((place) => [place.code, place]));
  const resolved: ResolvedPlace[] = [];
  for (const code of new Set(codes)) {
    const place = found.get(code);
    if (place) resolved.push({ ...place, successors: place.active ? [] : await activeSuccessors(db, code) });
  }
  return resolved;
}
