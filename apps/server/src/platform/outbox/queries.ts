import type { QuietHours } from "@yer/api/contract/notice-choices";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../database/database.js";
import type { OutboxTable } from "../../schema/tables/outbox.js";

/** A letter or an SMS. */
export interface Message extends Pick<OutboxTable, "channel" | "subject" | "text"> {
  readonly to: string;
  /** Hours in which it does not leave. */
  readonly quiet: QuietHours | null;
}

/** A message that waits to be sent. */
export interface WaitingMessage extends Message {
  readonly id: string;
  /** How often it was tried. */
  readonly tries: number;
}

/** Writes a message down, to be sent as soon as the transaction is committed. */
export async function insertMessage(tx: Transaction, { to, quiet, ...rest }: Message, at: Date): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      id: uuidv7(),
      recipient: to,
      ...rest,
      next_at: at,
      tries: 0,
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
    })
    .execute();
}

/** Messages that are due, the longest waiting first. */
export async function dueMessages(
  db: Db,
  channels: readonly Message["channel"][],
  at: Date,
  limit: number,
): Promise<WaitingMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "channel", "recipient", "subject", "text", "tries", "quiet_from", "quiet_to"])
    .where("next_at", "<=", at)
    .where("channel", "in", [...channels])
    .orderBy("next_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ recipient, quiet_from: from, quiet_to: to, ...row }) => ({
    ...row,
    to: recipient,
    quiet: from === null || to === null ? null : { from, to },
  }));
}

/** Takes a message for one try: until `until` no other server does. `false`: another was first. */
export async function claim(db: Db, { id, tries }: WaitingMessage, until: Date): Promise<boolean> {
  const done = await db
    .updateTable("outbox")
    .set({ tries: tries + 1, next_at: until })
    .where("id", "=", id)
    // The tries tell one claim from the next.
    .where("tries", "=", tries)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Puts a message off that may not leave yet. */
export async function postpone(db: Db, id: string, nextAt: Date): Promise<void> {
  await db.updateTable("outbox").set({ next_at: nextAt }).where("id", "=", id).execute();
}

/** Forgets a message: it was sent, or given up. */
export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}
