import type { Locale } from "@yer/api/contract/values";
import { sql, type SqlBool } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { NoticeDeliveriesTable, NoticeTalliesTable } from "../../schema/tables/notices.js";
import { storedChoices } from "./chosen.js";
import type { Chosen } from "./due.js";

/** Who is to be told, and how they chose to be. */
export interface Reader {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly blocked: boolean;
  readonly locale: Locale;
  /** The person's choices; undefined where they made none. */
  readonly chosen: Chosen | undefined;
  readonly version: number;
  readonly tally: Pick<NoticeTalliesTable, "digest_day" | "sms_day"> & { readonly sms_sent: number };
}

/** Some people as readers of notices, in no order. */
export async function readersOf(db: Db | Transaction, people: readonly string[]): Promise<Reader[]> {
  const rows = await db
    .selectFrom("users as u")
    .leftJoin("notice_choices as c", "c.user_id", "u.id")
    .leftJoin("notice_tallies as t", "t.user_id", "u.id")
    .select(["u.id", "u.email", "u.phone", "u.blocked", "u.preferences"])
    .select(["c.kinds", "c.quiet_from", "c.quiet_to", "c.digest_at", "c.version"])
    .select(["t.digest_day", "t.sms_day", "t.sms_sent"])
    .where(sql<SqlBool>`u.id = any(${people}::uuid[])`)
    .execute();
  return rows.map(({ kinds, quiet_from, quiet_to, digest_at, version, digest_day, sms_day, sms_sent, ...row }) => ({
    id: row.id,
    email: row.email,
    phone: row.phone,
    blocked: row.blocked,
    locale: row.preferences?.locale ?? "uz_UZ",
    chosen:
      kinds === null || digest_at === null || version === null
        ? undefined
        : storedChoices({ kinds, quiet_from, quiet_to, digest_at, version }),
    version: version ?? 0,
    tally: { digest_day, sms_day, sms_sent: sms_sent ?? 0 },
  }));
}

/** Lets a person's choices and what waits for them be changed by one transaction at a time. */
export async function lockReader(tx: Transaction, user: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", user).forNoKeyUpdate().execute();
}

/** Writes what a person chose under its version. */
export async function putChoices(
  tx: Transaction,
  user: string,
  { kinds, quiet, digestAt }: Chosen,
  version: number,
): Promise<void> {
  const row = {
    kinds: jsonb(kinds),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    digest_at: digestAt,
    version,
  };
  await tx
    .insertInto("notice_choices")
    .values({ user_id: user, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/** Lets notices wait to leave; one that waits already goes on waiting. */
export async function queue(tx: Transaction, rows: readonly NoticeDeliveriesTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("notice_deliveries")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["notice_id", "channel"]).doNothing())
    .execute();
}

/** People for whom something is due, the longest waiting first. */
export async function dueReaders(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("notice_deliveries")
    .select("user_id")
    .where("due_at", "<=", now)
    .groupBy("user_id")
    .orderBy(sql`min(due_at)`)
    .orderBy("user_id")
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** What waits for a person, due until a moment, with the notices' own words; the earliest first. */
export async function waitingFor(tx: Transaction, user: string, until?: Date) {
  return tx
    .selectFrom("notice_deliveries as d")
    .innerJoin("notices as n", "n.id", "d.notice_id")
    .select(["d.notice_id", "d.channel", "d.queued_at", "d.due_at"])
    .select(["n.kind", "n.count", "n.params", "n.subject_kind", "n.subject_id", "n.read_at"])
    .where("d.user_id", "=", user)
    .$if(until !== undefined, (query) => query.where("d.due_at", "<=", until ?? new Date(0)))
    .orderBy("n.at")
    .orderBy("n.id")
    .forUpdate("d")
    .execute();
}
/** See {@link waitingFor}. */
export type Waiting = Awaited<ReturnType<typeof waitingFor>>[number];

/** Lets one wait on until another moment. */
export async function putOff(tx: Transaction, { notice_id, channel }: Waiting, until: Date): Promise<void> {
  await tx
    .updateTable("notice_deliveries")
    .set({ due_at: until })
    .where("notice_id", "=", notice_id)
    .where("channel", "=", channel)
    .execute();
}

/** Takes one out: it left, or is wanted no longer. */
export async function takeOut(tx: Transaction, { notice_id, channel }: Waiting): Promise<void> {
  await tx.deleteFrom("notice_deliveries").where("notice_id", "=", notice_id).where("channel", "=", channel).execute();
}

/** Keeps when a person got their last digest, and how many SMS on which day. */
export async function putTally(tx: Transaction, user: string, tally: Reader["tally"]): Promise<void> {
  await tx
    .insertInto("notice_tallies")
    .values({ user_id: user, ...tally })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(tally))
    .execute();
}
