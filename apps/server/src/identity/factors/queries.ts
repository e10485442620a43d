import type { FactorKind } from "@yer/api/contract/factors";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { FactorChallengesTable } from "../../schema/tables/people.js";
import type { StoredPasskey } from "./passkeys.js";

/** A person's factors, the oldest first; held until the transaction ends where one is about to be used or changed. */
export async function factorsOf(db: Db | Transaction, userId: string, lock = false) {
  const query = db.selectFrom("factors").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id");
  return (lock ? query.forUpdate() : query).execute();
}

/** A factor as it is stored. */
export type FactorRow = Awaited<ReturnType<typeof factorsOf>>[number];

/** A factor's passkey; `undefined` for an app. */
export function passkeyOf(row: FactorRow): StoredPasskey | undefined {
  const { credential_id, public_key, sign_count, transports } = row;
  return credential_id === null || public_key === null
    ? undefined
    : { credential_id, public_key, sign_count, transports };
}

/** Adds a factor. */
export async function insertFactor(
  tx: Transaction,
  factor: {
    readonly id: string;
    readonly userId: string;
    readonly kind: FactorKind;
    readonly name: string;
    readonly totp?: { readonly secret: string; readonly step: number };
    readonly passkey?: StoredPasskey;
  },
  now: MachineTime,
): Promise<void> {
  const { totp, passkey } = factor;
  await tx
    .insertInto("factors")
    .values({
      id: factor.id,
      user_id: factor.userId,
      kind: factor.kind,
      name: factor.name,
      secret: totp?.secret ?? null,
      last_step: totp?.step ?? null,
      credential_id: passkey?.credential_id ?? null,
      public_key: passkey?.public_key ?? null,
      sign_count: passkey?.sign_count ?? 0,
      transports: jsonb([...(passkey?.transports ?? [])]),
      created_at: now,
      last_used_at: now,
    })
    .execute();
}

/** Records that a factor was used, and what makes a copy of this use worthless. */
export async function setUsed(
  tx: Transaction,
  id: string,
  used: { readonly last_step?: number; readonly sign_count?: number },
  now: MachineTime,
): Promise<void> {
  await tx
    .updateTable("factors")
    .set({ ...used, last_used_at: now })
    .where("id", "=", id)
    .execute();
}

/** Gives a factor another name. */
export async function setName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.updateTable("factors").set({ name }).where("id", "=", id).execute();
}

/** Removes one factor, or all of a person's with their recovery codes. */
export async function deleteFactors(tx: Transaction, userId: string, id?: string): Promise<void> {
  const query = tx.deleteFrom("factors").where("user_id", "=", userId);
  await (id === undefined ? query : query.where("id", "=", id)).execute();
  if (id === undefined) await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** How many recovery codes are left. */
export async function recoveryLeft(db: Db | Transaction, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes what an answer is awaited to, in the place of what was awaited before. */
export async function keepChallenge(db: Db | Transaction, challenge: Readonly<FactorChallengesTable>): Promise<void> {
  await db
    .insertInto("factor_challenges")
    .values(challenge)
    .onConflict((conflict) => conflict.columns(["holder", "purpose"]).doUpdateSet(challenge))
    .execute();
}

/** Takes a challenge: an answer to it is judged once. */
export async function takeChallenge(
  tx: Transaction,
  holder: string,
  purpose: FactorChallengesTable["purpose"],
  now: MachineTime,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("factor_challenges")
    .where("holder", "=", holder)
    .where("purpose", "=", purpose)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now ? row.challenge : undefined;
}

/** What the seed being enrolled was, left in place: a mistyped code may be typed anew. */
export async function readChallenge(
  tx: Transaction,
  holder: string,
  purpose: FactorChallengesTable["purpose"],
  now: MachineTime,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom("factor_challenges")
    .select("challenge")
    .where("holder", "=", holder)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.challenge;
}
