import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { ChargesTable } from "../../schema/tables/proceedings.js";

/** A charge, as the database finds it. */
export interface ChargeOf {
  readonly home_region: string;
  readonly id: string;
}

/** What of a charge a bill speaks of. */
export type BilledRow = Pick<
  Selectable<ChargesTable>,
  "id" | "sequence" | "amount" | "remaining" | "rows" | "due_on" | "state" | "suspended"
>;

/** What of a charge a bill speaks of. */
export async function billedCharge(db: Db | Transaction, { home_region, id }: ChargeOf): Promise<BilledRow> {
  return db
    .selectFrom("charges")
    .select(["id", "sequence", "amount", "remaining", "rows", "due_on", "state", "suspended"])
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** The account into which charges of a region are paid: the first of those at banks that are open. */
export async function accountOfRegion(
  db: Db | Transaction,
  homeRegion: string,
): Promise<{ number: string; mfo: string; name: string } | undefined> {
  return db
    .selectFrom("bank_accounts")
    .select(["number", "mfo", "name"])
    .where("home_region", "=", homeRegion)
    .where("kind", "=", "bank")
    .where("state", "=", "open")
    .orderBy("made_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** The office in whose name bills of a district are issued: cadastre's, which reckons the charges, nearest to it. */
export async function issuerOf(
  db: Db | Transaction,
  district: string,
): Promise<{ id: string; name: Names; kind: OrganisationKind }> {
  return db
    .selectFrom("organisations")
    .select(["id", "name", "kind"])
    .where("active", "=", true)
    .where(sql<boolean>`starts_with(${district}, territory)`)
    .orderBy(sql`kind <> 'cadastre'`)
    .orderBy(sql`length(territory)`, "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
}
