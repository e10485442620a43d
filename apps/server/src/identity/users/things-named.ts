import type { Names } from "@yer/api/contract/values";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Change } from "../../platform/history/chain.js";

/** Where a user's history names a record by its id, and in which table that record is. */
const tables = { "/organisationId": "organisations", "/positionId": "positions", "/roleIds": "roles" } as const;

function ids(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one): one is string => typeof one === "string");
}

/** Names, by id, of what a user's changes name: as it is called now. What is gone since has none. */
export async function namesOfThings(db: Db | Transaction, changes: readonly Change[]): Promise<Record<string, Names>> {
  const named: Record<string, Names> = {};
  for (const [pointer, table] of Object.entries(tables)) {
    const wanted = new Set(
      changes
        .filter((change) => change.pointer === pointer)
        .flatMap(({ before, after }) => [...ids(before), ...ids(after)]),
    );
    if (wanted.size === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select(["id", "name"])
      .where("id", "in", [...wanted])
      .execute();
    for (const { id, name } of rows) named[id] = name;
  }
  return named;
}
