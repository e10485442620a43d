import type { Db, Transaction } from "../../platform/database/database.js";

/** What a person signs in with beside factors, and where they are written to. */
export async function signInOf(db: Db, id: string) {
  return await db
    .selectFrom("users")
    .select(["username", "password_hash", "email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** A person's password as it is kept; `null` for who has none. */
export async function passwordHashOf(db: Db, id: string): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/** Where a person is written to, held until the transaction ends. */
export async function lockEmail(tx: Transaction, id: string): Promise<string | null> {
  const { email } = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return email;
}

/** Sets where a person is written to; `null` where they are not. */
export async function setEmail(tx: Transaction, id: string, email: string | null): Promise<void> {
  await tx.updateTable("users").set({ email }).where("id", "=", id).execute();
}
