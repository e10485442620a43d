import type { CodeSet, CodeSetFacts } from "@yer/api/contract/positions";
import { sortKey } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** The two tables of named sets of codes. */
export type CodeSets = "positions" | "roles";

const holders = {
  positions: sql<number>`(select count(*) from users where users.position_id = positions.id)`,
  roles: sql<number>`(select count(*) from user_roles where user_roles.role_id = roles.id)`,
};

/** All positions or roles, in Uzbek order. */
export async function listCodeSets(db: Db | Transaction, table: CodeSets): Promise<CodeSet[]> {
  return db
    .selectFrom(table)
    .select(["id", "name", "codes", "version", holders[table].as("holders")])
    .orderBy("sort_key")
    .orderBy("id")
    .execute();
}

/** Reads a position or role by its id; undefined where there is none. */
export async function findCodeSet(db: Db | Transaction, table: CodeSets, id: string) {
  return db.selectFrom(table).select(["id", "name", "codes"]).where("id", "=", id).executeTakeFirst();
}

/** One, held until the transaction ends so that nobody comes to hold it meanwhile. */
export async function lockCodeSet(tx: Transaction, table: CodeSets, id: string): Promise<CodeSet | undefined> {
  const row = await tx
    .selectFrom(table)
    .select(["id", "name", "codes", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const counted = await tx
    .selectFrom(table)
    .select(holders[table].as("holders"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, holders: counted.holders };
}

/** Adds a position or role; answers its id. */
export async function insertCodeSet(tx: Transaction, table: CodeSets, facts: CodeSetFacts): Promise<string> {
  const id = uuidv7();
  const { name, codes } = facts;
  await tx
    .insertInto(table)
    .values({ id, name: jsonb(name), codes: jsonb(codes), sort_key: sortKey(name.uz_UZ) })
    .execute();
  return id;
}

/** Writes one anew under the next version. */
export async function setCodeSet(
  tx: Transaction,
  table: CodeSets,
  { id, version }: Pick<CodeSet, "id" | "version">,
  { name, codes }: CodeSetFacts,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ name: jsonb(name), codes: jsonb(codes), sort_key: sortKey(name.uz_UZ), version: version + 1 })
    .where("id", "=", id)
    .execute();
}

/** Deletes a position or role. */
export async function deleteCodeSet(tx: Transaction, table: CodeSets, id: string): Promise<void> {
  await tx.deleteFrom(table).where("id", "=", id).execute();
}
