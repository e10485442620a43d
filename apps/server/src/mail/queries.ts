import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../database/database.js";
import type { Mail } from "./mailer.js";

/** A letter that waits. */
export interface WaitingMail extends Mail {
  readonly id: string;
  /** How often it was tried. */
  readonly tries: number;
}

/** Writes a letter down, to be sent as soon as the transaction is committed. */
export async function insertMail(tx: Transaction, { to, subject, text }: Mail, at: Date): Promise<void> {
  await tx
    .insertInto("mail_outbox")
    .values({ id: uuidv7(), recipient: to, subject, text, next_at: at, tries: 0 })
    .execute();
}

/** Letters that are due, the longest waiting first. */
export async function dueMail(db: Db, at: Date, limit: number): Promise<WaitingMail[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .select(["id", "recipient", "subject", "text", "tries"])
    .where("next_at", "<=", at)
    .orderBy("next_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ recipient, ...row }) => ({ ...row, to: recipient }));
}

/** Forgets a letter: it was sent, or given up. */
export async function removeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("mail_outbox").where("id", "=", id).execute();
}

/** Puts a letter off after a try that failed. */
export async function postponeMail(db: Db, id: string, tries: number, nextAt: Date): Promise<void> {
  await db.updateTable("mail_outbox").set({ tries, next_at: nextAt }).where("id", "=", id).execute();
}
