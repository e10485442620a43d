import type { NoticeKind, NoticeSubject } from "@yer/api/contract/notices";
import type { Reason } from "@yer/api/contract/problem";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { falling, keyset, moment, type Place, uuid } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";

/** A notice before it is anybody's. */
export interface NewNotice {
  readonly kind: NoticeKind;
  /** Alike ones that a person has not read become one under this name; each is its own without it. */
  readonly gathering?: string;
  readonly subject: { readonly kind: NoticeSubject; readonly id: string } | null;
  readonly params?: NonNullable<Reason["params"]>;
}

/** A person's notices, the latest first. */
export const noticeOrder = keyset({ "-at": falling(moment(sql`at`), uuid(sql`id`)) });

/** A notice that a person is told. */
export interface Told {
  readonly user: string;
  readonly notice: NewNotice;
}

/** What is told once more before it was read becomes one: the latest, that stands for so many. */
function gathered(told: readonly Told[]) {
  const rows = new Map<string, Told & { readonly count: number }>();
  for (const { user, notice } of told) {
    const { kind, gathering } = notice;
    const key = gathering === undefined ? String(rows.size) : JSON.stringify([user, kind, gathering]);
    rows.set(key, { user, notice, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  // In one order everywhere, so that two transactions do not wait for each other in a ring.
  return [...rows.values()].toSorted((one, other) => (one.user < other.user ? -1 : one.user > other.user ? 1 : 0));
}

/**
 * Writes what people are told, into the unread notice of its gathering where there is one.
 * @returns whose notice has which id
 */
export async function insertNotices(
  transaction: Transaction,
  told: readonly Told[],
  at: Date,
): Promise<{ id: string; user: string; kind: NoticeKind }[]> {
  const all = gathered(told).map(({ user, count, notice: { kind, gathering, subject, params = {} } }) => ({
    id: uuidv7(),
    user,
    kind,
    gathering,
    count,
    // One that stands for several is about none of them.
    subject: count > 1 ? null : subject,
    params,
  }));
  const { rows } = await sql<{ id: string; user: string; kind: NoticeKind }>`
    insert into notices (id, user_id, kind, gathering, count, subject_kind, subject_id, params, at)
    select n.id, n."user", n.kind, n.gathering, n.count, n.subject ->> 'kind',
      n.subject ->> 'id', n.params, ${at}::timestamptz
    from jsonb_to_recordset(${jsonb(all)}) as n (
      id uuid, "user" uuid, kind text, gathering text, count integer, subject jsonb, params jsonb)
    on conflict (user_id, kind, gathering) where read_at is null and gathering is not null
    do update set count = notices.count + excluded.count, subject_kind = null, subject_id = null,
      params = excluded.params, at = excluded.at
    returning id, user_id as "user", kind`.execute(transaction);
  return rows;
}

/** A person's notices from a place in their order on. */
export async function noticesOf(
  db: Db,
  person: string,
  page: { readonly unread: boolean; readonly from: Place; readonly limit: number },
) {
  const { past, along, cursor } = page.from;
  return db
    .selectFrom("notices")
    .selectAll()
    .select(cursor.as("cursor"))
    .where("user_id", "=", person)
    .where(past)
    .$if(page.unread, (query) => query.where("read_at", "is", null))
    .orderBy(along)
    .limit(page.limit)
    .execute();
}

/** How many notices a person has, or has not read; exact beyond ten thousand only where asked. */
export async function countNotices(db: Db, person: string, unread: boolean, exact: boolean): Promise<Total> {
  const asked = unread ? sql`read_at is null` : sql`true`;
  return countUpTo(db, sql`from notices where user_id = ${person} and ${asked}`, exact);
}

/** Marks one notice as read; `false` when the person has none of that id. */
export async function markRead(transaction: Transaction, person: string, id: string, at: Date): Promise<boolean> {
  const done = await transaction
    .updateTable("notices")
    .set((eb) => ({ read_at: eb.fn.coalesce("read_at", eb.val(at)) }))
    .where("user_id", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Marks as read what a person was told until a moment. @returns how many there were */
export async function markAllRead(transaction: Transaction, person: string, until: Date, at: Date): Promise<number> {
  const done = await transaction
    .updateTable("notices")
    .set({ read_at: at })
    .where("user_id", "=", person)
    .where("read_at", "is", null)
    .where("at", "<=", until)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** Drops what was told before a moment, read or not. */
export async function removeNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("notices").where("at", "<", before).execute();
}
