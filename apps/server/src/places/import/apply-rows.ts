import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { placeKeys } from "../../platform/names/names.js";
import { formerNamesOf, type PlaceActing, recordPlaces } from "../register/register-service.js";
import type { CheckedRow, StandingNeighborhood } from "./check-rows.js";

/** A row that adds a place, or corrects one. */
export interface RowToApply extends CheckedRow {
  readonly name: Names;
  readonly before: StandingNeighborhood | undefined;
}

/**
 * Adds what is new and corrects what differs, all rows in a few statements, with an entry in the history of each place.
 * @returns the version that each place was left with, by its code
 */
export async function applyRows(
  transaction: Transaction,
  acting: PlaceActing,
  fileName: string,
  rows: readonly RowToApply[],
): Promise<ReadonlyMap<string, number>> {
  const doing = rows.map((row) => {
    const { before } = row;
    const former = before === undefined ? [] : formerNamesOf(before.former, before.name, row.name);
    return { ...row, former, ...placeKeys(row.code, row.name, former) };
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
  const { rows: left } = await sql<{ id: string; version: number }>`
    select id, version from neighborhoods where id = any(${doing.map(({ code }) => code)})`.execute(transaction);
  await recordPlaces(
    transaction,
    acting,
    doing.map(({ line, code, name, district, before }) => ({
      code,
      action: "place.imported",
      params: { file: fileName, line },
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
  return new Map(left.map(({ id, version }) => [id, version]));
}
