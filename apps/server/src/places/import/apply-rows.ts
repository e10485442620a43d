import { sql } from "kysely";
import type { Transaction } from "../../database/database.js";
import { jsonb } from "../../database/jsonb.js";
import { placeKeys } from "../names.js";
import { formerNamesOf, type PlaceActing, recordPlaces } from "../register-service.js";
import type { CheckedRow } from "./check-rows.js";
import { readStanding } from "./standing.js";

/** Adds what is new and corrects what differs, all rows in a few statements, with an entry in the history of each place. */
export async function applyRows(
  transaction: Transaction,
  acting: PlaceActing,
  batch: { readonly id: string; readonly fileName: string },
  rows: readonly CheckedRow[],
): Promise<void> {
  const { neighborhoods } = await readStanding(transaction, acting.actor.territory ?? "-");
  const doing = rows.flatMap((row) => {
    if ((row.kind !== "new" && row.kind !== "changed") || row.name === null) return [];
    const before = neighborhoods.get(row.code);
    const former = before === undefined ? [] : formerNamesOf(before.former, before.name, row.name);
    return [{ ...row, name: row.name, former, before, ...placeKeys(row.code, row.name, former) }];
  });
  const columns = sql.raw(
    `line integer, kind text, code text, name jsonb, district text, former jsonb, "sortKey" text, "searchKey" text`,
  );
  const given = jsonb(
    doing.map(({ line, kind, code, name, district, former, sortKey, searchKey }) => ({
      line,
      kind,
      code,
      name,
      district,
      former,
      sortKey,
      searchKey,
    })),
  );
  await sql`
    insert into neighborhoods (id, district_soato, name, former_names, sort_key, search_key)
    select code, district, name, former, "sortKey", "searchKey" from jsonb_to_recordset(${given}) as r (${columns})
    where kind = 'new'`.execute(transaction);
  await sql`
    update neighborhoods as n set district_soato = r.district, name = r.name, former_names = r.former,
      sort_key = r."sortKey", search_key = r."searchKey", active = true, demonstration = false, version = version + 1
    from jsonb_to_recordset(${given}) as r (${columns})
    where r.kind = 'changed' and n.id = r.code`.execute(transaction);
  await sql`
    update place_import_rows as kept set left_version = n.version
    from neighborhoods as n
    where kept.batch_id = ${batch.id} and kept.kind in ('new', 'changed') and n.id = kept.code`.execute(transaction);
  await recordPlaces(
    transaction,
    acting,
    doing.map(({ line, code, name, district, before }) => ({
      code,
      action: "place.imported",
      params: { file: batch.fileName, line },
      changes: [
        ...(before?.name.uz_UZ === name.uz_UZ
          ? []
          : [{ pointer: "/name/uz_UZ", before: before?.name.uz_UZ ?? null, after: name.uz_UZ }]),
        ...(before?.district === district
          ? []
          : [{ pointer: "/parent", before: before?.district ?? null, after: district }]),
      ],
    })),
  );
}
