import type { NoticeKind, NoticeSubject } from "@yer/api/contract/notices";
import type { Reason } from "@yer/api/contract/problem";
import { sql, type SqlBool } from "kysely";
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

/**
 * Writes a notice to each of some people, into the unread one of its gathering where there is one.
 * @returns whose notice has which id
 */
export async function insertNotices(
  transaction: Transaction,
  people: readonly string[],
  { kind, gathering, subject, params = {} }: NewNotice,
  at: Date,
): Promise<{ id: string; user: string }[]> {
  return transaction
    .insertInto("notices")
    .values(
      people.map((person) => ({
        id: uuidv7(),
        user_id: person,
        kind,
        gathering: gathering ?? null,
        subject_kind: subject?.kind ?? null,
        subject_id: subject?.id ?? null,
        params: jsonb(params),
        at,
        read_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind", "gathering"])
        .where(sql<SqlBool>`read_at is null and gathering is not null`)
        .doUpdateSet((eb) => ({
          count: eb("notices.count", "+", 1),
          // One that stands for several is about none of them.
          subject_kind: null,
          subject_id: null,
          params: eb.ref("excluded.params"),
          at: eb.ref("excluded.at"),
        })),
    )
    .returning(["id", "user_id as user"])
    .execute();
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
