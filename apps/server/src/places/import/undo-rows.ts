import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { placeKeys } from "../../platform/names/names.js";
import { type PlaceActing, recordPlaces } from "../register/register-service.js";

/** A place as a changed row found it. */
interface Restorable {
  readonly code: string;
  readonly name: Names;
  readonly district: string;
  readonly former: readonly Names[];
  readonly active: boolean;
  readonly demonstration: boolean;
}

/** Whether anything names the neighbourhood `n`: every table whose foreign key leads to it, those of later migrations too. */
async function namedSomewhere(transaction: Transaction): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'neighborhoods'::regclass`.execute(transaction);
  const uses = rows.map(
    ({ table, column }) =>
      sql<SqlBool>`exists (select from ${sql.table(table)} as u where ${sql.ref(`u.${column}`)} = n.id)`,
  );
  const led = sql<SqlBool>`exists (select from place_successions as s where n.id in (s.from_code, s.to_code))`;
  return sql<SqlBool>`(${sql.join([...uses, led], sql` or `)})`;
}

/** A row that was entered: the place it was about, the version it left it with, and how that stood before. */
export interface AppliedRow {
  readonly line: number;
  readonly code: string;
  readonly version: number;
  /** The place as it was before; `null` where the row added it, so that undoing takes it away. */
  readonly before: Omit<Restorable, "code"> | null;
}

/** What became of the places of a chunk; those in none of them were changed since, and are left as they are. */
export interface UndonePlaces {
  readonly gone: ReadonlySet<string>;
  /** Named by something by now: not offered any more. */
  readonly stopped: ReadonlySet<string>;
  readonly restored: ReadonlySet<string>;
}

/**
 * Undoes what rows did: their new places are taken out, or, where an application names them already, not offered any
 * more; renamed ones get back what they had. What was changed since stays as it is.
 */
export async function undoRows(
  transaction: Transaction,
  acting: PlaceActing,
  fileName: string,
  rows: readonly AppliedRow[],
): Promise<UndonePlaces> {
  const named = await namedSomewhere(transaction);
  const given = jsonb(rows.map(({ code, version, before }) => ({ code, version, isNew: before === null })));
  const own = sql`jsonb_to_recordset(${given}) as r (code text, version integer, "isNew" boolean)`;
  const { rows: unchanged } = await sql<{ code: string }>`
    select n.id as code from neighborhoods as n join ${own} on n.id = r.code and n.version = r.version
    for update of n`.execute(transaction);
  const standing = new Set(unchanged.map(({ code }) => code));
  const restored = rows.flatMap(({ code, before }) =>
    before !== null && standing.has(code) ? [{ code, ...before, ...placeKeys(code, before.name, before.former) }] : [],
  );
  await sql`
    update neighborhoods as n set district_soato = r.district, name = r.name, former_names = r.former,
      sort_key = r."sortKey", search_key = r."searchKey", active = r.active, demonstration = r.demonstration,
      version = version + 1
    from jsonb_to_recordset(${jsonb(restored)}) as r (
      code text, name jsonb, district text, former jsonb, active boolean, demonstration boolean, "sortKey" text,
      "searchKey" text)
    where n.id = r.code`.execute(transaction);
  const { rows: stopped } = await sql<{ code: string }>`
    update neighborhoods as n set active = false, version = n.version + 1, follow_asked = n.follow_asked + 1
    from ${own} where n.id = r.code and n.version = r.version and r."isNew" and ${named}
    returning n.id as code`.execute(transaction);
  const { rows: gone } = await sql<{ code: string }>`
    delete from neighborhoods as n using ${own} where n.id = r.code and n.version = r.version and r."isNew"
    returning n.id as code`.execute(transaction);
  await recordPlaces(
    transaction,
    acting,
    [...restored, ...stopped, ...gone].map(({ code }) => ({
      code,
      action: "place.import-undone",
      params: { file: fileName },
    })),
  );
  return { gone: codesOf(gone), stopped: codesOf(stopped), restored: codesOf(restored) };
}

function codesOf(some: readonly { readonly code: string }[]): ReadonlySet<string> {
  return new Set(some.map(({ code }) => code));
}
