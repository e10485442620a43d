import type { ImportBatch } from "@yer/api/contract/places-import";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Transaction } from "../../database/database.js";
import { jsonb } from "../../database/jsonb.js";
import { placeKeys } from "../names.js";
import { type PlaceActing, recordPlaces } from "../register-service.js";

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

/**
 * Undoes what a batch did: its new places are taken out, or, where a file names them already, not offered any more;
 * renamed ones get back what they had. What was changed since stays as it is.
 */
export async function undoRows(
  transaction: Transaction,
  acting: PlaceActing,
  batch: { readonly id: string; readonly fileName: string },
): Promise<NonNullable<ImportBatch["undone"]>> {
  const named = await namedSomewhere(transaction);
  const own = sql`
    from place_import_rows as kept
    where kept.batch_id = ${batch.id} and n.id = kept.code and n.version = kept.left_version`;
  const { rows: restorable } = await sql<Restorable>`
    select n.id as code, kept.before -> 'name' as name, kept.before ->> 'district' as district,
      kept.before -> 'former' as former, (kept.before ->> 'active')::boolean as active,
      (kept.before ->> 'demonstration')::boolean as demonstration
    from neighborhoods as n, place_import_rows as kept
    where kept.batch_id = ${batch.id} and n.id = kept.code and n.version = kept.left_version
      and kept.kind = 'changed'`.execute(transaction);
  const restored = restorable.map((row) => ({ ...row, ...placeKeys(row.code, row.name, row.former) }));
  await sql`
    update neighborhoods as n set district_soato = r.district, name = r.name, former_names = r.former,
      sort_key = r."sortKey", search_key = r."searchKey", active = r.active, demonstration = r.demonstration,
      version = version + 1
    from jsonb_to_recordset(${jsonb(restored)}) as r (
      code text, name jsonb, district text, former jsonb, active boolean, demonstration boolean, "sortKey" text,
      "searchKey" text)
    where n.id = r.code`.execute(transaction);
  const { rows: stopped } = await sql<{ code: string }>`
    update neighborhoods as n set active = false, version = version + 1 ${own} and kept.kind = 'new' and ${named}
    returning n.id as code`.execute(transaction);
  const { rows: removed } = await sql<{ code: string }>`
    delete from neighborhoods as n using place_import_rows as kept
    where kept.batch_id = ${batch.id} and n.id = kept.code and n.version = kept.left_version and kept.kind = 'new'
    returning n.id as code`.execute(transaction);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from place_import_rows
    where batch_id = ${batch.id} and kind in ('new', 'changed') and left_version is not null`.execute(transaction);
  const touched = [...restored, ...stopped, ...removed];
  await recordPlaces(
    transaction,
    acting,
    touched.map(({ code }) => ({ code, action: "place.import-undone", params: { file: batch.fileName } })),
  );
  return {
    removed: removed.length,
    stopped: stopped.length,
    restored: restored.length,
    left: (counted[0]?.total ?? 0) - touched.length,
  };
}
