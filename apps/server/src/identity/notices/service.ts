import type { BodyOf, QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { notices } from "@yer/api/contract/notices";
import type { LegalTime } from "../../platform/clock/clock.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Events } from "../../platform/events/events.js";
import { notFound } from "../../platform/problem/problem.js";
import type { LegalJob } from "../../platform/jobs/jobs.js";
import { queueNotices } from "../notice-choices/queue.js";
import { asTotal } from "../../platform/lists/total.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import {
  countNotices,
  insertNotices,
  markAllRead,
  markRead,
  type NewNotice,
  noticeOrder,
  noticesOf,
  removeNoticesBefore,
} from "./queries.js";

/** Something that is told, and to whom. */
export type Telling = NewNotice & { readonly to: readonly string[] };

/**
 * Tells people something, in the transaction of what happened: who hears of it and that it happened are true together.
 * Their open screens show it as soon as it commits, and it waits to leave by the ways they chose. `params` hold no
 * personal data.
 */
export async function notify(
  transaction: Transaction,
  acting: { readonly events: Events; readonly now: LegalTime },
  telling: Telling,
): Promise<void> {
  await notifyOfMany(transaction, acting, [telling]);
}

/** Tells many things as {@link notify} would one after the other. */
export async function notifyOfMany(
  transaction: Transaction,
  { events, now }: { readonly events: Events; readonly now: LegalTime },
  tellings: readonly Telling[],
): Promise<void> {
  const told = tellings.flatMap(({ to, ...notice }) => [...new Set(to)].toSorted().map((user) => ({ user, notice })));
  if (told.length === 0) return;
  await queueNotices(transaction, await insertNotices(transaction, told, now), now);
  await events.publish(transaction, ...told.map(({ user }) => ({ kind: "notice.told", user })));
}

/** What a person was told, the latest first. @throws {Problem} `invalid` for a cursor that is not one of ours */
export async function readNotices(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof notices.list>,
): Promise<ReplyOf<typeof notices.list>> {
  const limit = query.limit ?? pageSizes.usual;
  const only = query.unread === true;
  const from = noticeOrder.at("-at", query.after);
  const rows = await noticesOf(db, actor.id, { unread: only, from, limit: limit + 1 });
  const { total: unread } = await countNotices(db, actor.id, true, true);
  return {
    ...noticeOrder.page("-at", rows, limit, (row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
      count: row.count,
      subject: row.subject_kind && row.subject_id ? { kind: row.subject_kind, id: row.subject_id } : null,
      params: row.params,
    })),
    ...(only ? asTotal(unread, query.exact === true) : await countNotices(db, actor.id, false, query.exact === true)),
    unread,
  };
}

/** Marks one notice as read; once more changes nothing. @throws {Problem} `not-found`, somebody else's too */
export async function readOne(
  transaction: Transaction,
  { actor, now, context: { events } }: ActingInContext,
  id: string,
): Promise<void> {
  if (!(await markRead(transaction, actor.id, id, now))) throw notFound();
  await events.publish(transaction, { kind: "notice.read", user: actor.id });
}

/** Marks as read what the person was told until a moment. */
export async function readAll(
  transaction: Transaction,
  { actor, now, context: { events } }: ActingInContext,
  { until }: BodyOf<typeof notices.readAll>,
): Promise<ReplyOf<typeof notices.readAll>> {
  const read = await markAllRead(transaction, actor.id, new Date(until), now);
  if (read > 0) await events.publish(transaction, { kind: "notice.read", user: actor.id });
  return { read };
}

/** Forgets what was told longer ago than the setting `notices.days`, daily. */
export function forgetNoticesJob(db: Db): LegalJob {
  return {
    name: "forget-notices",
    lane: "upkeep",
    everySeconds: 86_400,
    tick: async (now) => {
      const days = await settingAt(db, "notices.days", now);
      await removeNoticesBefore(db, new Date(now.getTime() - days * 86_400_000));
    },
  };
}
