import { searchKey } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { PlaceRef } from "@yer/api/contract/places";
import { every } from "../../platform/lists/conditions.js";

/** Tables of the levels, and the column of each that holds the code. */
export const placeTables = {
  region: { table: "regions", code: "soato", parent: null },
  district: { table: "districts", code: "soato", parent: "region_soato" },
  neighborhood: { table: "neighborhoods", code: "id", parent: "district_soato" },
} as const;

/** Joins the places a row of `place_list as p` lies in: `d` its district (itself too), `r` its region (itself too). */
export const joinPath = sql`
  left join districts as d on d.soato = case p.level when 'neighborhood' then p.parent when 'district' then p.code end
  left join regions as r on r.soato = case p.level when 'region' then p.code when 'district' then p.parent
    else d.region_soato end`;

const refOf = (level: string, alias: string): RawBuilder<unknown> =>
  sql`jsonb_build_object('code', ${sql.ref(`${alias}.soato`)}, 'level', ${level}::text, 'name', ${sql.ref(`${alias}.name`)})`;

/** The places a row lies in, the widest first, as JSON; needs {@link joinPath}. */
export const pathColumn: RawBuilder<PlaceRef[]> = sql<PlaceRef[]>`
  case p.level when 'region' then '[]'::jsonb when 'district' then jsonb_build_array(${refOf("region", "r")})
    else jsonb_build_array(${refOf("region", "r")}, ${refOf("district", "d")}) end`;

/** Places one step after (or before) a row of `place_list as p`, as JSON in Uzbek order. */
export function neighboursInTime(direction: "after" | "before"): RawBuilder<PlaceRef[]> {
  const [own, other] = direction === "after" ? ["from_code", "to_code"] : ["to_code", "from_code"];
  return sql<PlaceRef[]>`coalesce((
    select jsonb_agg(jsonb_build_object('code', o.code, 'level', o.level, 'name', o.name) order by o.sort_key, o.code)
    from place_successions as s join place_list as o on o.code = ${sql.ref(`s.${other}`)}
    where ${sql.ref(`s.${own}`)} = p.code), '[]'::jsonb)`;
}

/** Every word of a search, folded: each must stand at the beginning of a word of the key. Nothing in it needs escaping. */
export function wordsOf(key: string): string[] {
  return key.split(" ").filter(Boolean);
}

/** Whether a place's key holds every word that was typed, each at the beginning of a word; nothing to look for finds nothing. */
export function placeNamed(key: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const words = wordsOf(searchKey(typed));
  return words.length === 0 ? sql`false` : every(words.map((word) => sql`${key} like ${`% ${word}%`}`));
}
