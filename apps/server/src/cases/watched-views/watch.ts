import { applicationQuery } from "@yer/api/contract/application-register";
import { readUrlQuery } from "@yer/api/contract/url-query";
import { sql, type SqlBool } from "kysely";
import { memberById } from "../../identity/access/members.js";
import { applicationsAnswering, type RegisterFilters } from "../applications/register-conditions.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { notify } from "../../identity/notices/service.js";
import { settingAt } from "../../platform/dated-settings/queries.js";

/** Watches looked at in one go, and applications told of in one look: what is more waits for the next tick. */
const batch = 100;

/** A person, and the view they watch. */
interface Watch {
  readonly view: string;
  readonly user: string;
}

/**
 * The filters that a view of the applications holds; those that no longer fit the contract are left out, as the screen
 * does.
 */
export function filtersOfView(query: string): RegisterFilters {
  const { after: _, limit: _limit, exact: _exact, sort: _sort, ...shape } = applicationQuery.shape;
  return readUrlQuery(new URLSearchParams(query), Object.keys(shape), shape);
}

/**
 * Looks at the watched views whose turn it is and tells their watchers of each application that entered since the last
 * look, as the watcher's rights let them see it. Rows also enter by the clock alone (an application becomes late), so
 * what is in a view is compared whole. An application is told of once for each time it enters, whatever runs twice.
 * @returns how many applications were told of
 * @throws {AggregateError} after all were tried, naming each view that failed
 */
export async function lookAtViews(db: Db, events: Events, now: Date): Promise<number> {
  const minutes = await settingAt(db, "views.minutes", now);
  const before = new Date(now.getTime() - minutes * 60_000);
  let told = 0;
  const failures: Error[] = [];
  for (const watch of await dueWatches(db, before)) {
    try {
      told += await withTransaction(db, (transaction) => lookAt(transaction, events, watch, before, now));
    } catch (cause) {
      failures.push(new Error(`View ${watch.view} was not looked at: ${describeError(cause)}`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return told;
}

const isDue = (before: Date) => sql<SqlBool>`(looked_at is null or looked_at <= ${before})`;

async function dueWatches(db: Db, before: Date): Promise<Watch[]> {
  return db
    .selectFrom("view_watches")
    .select(["view_id as view", "user_id as user"])
    .where(isDue(before))
    .orderBy(sql`looked_at nulls first`)
    .orderBy("view_id")
    .orderBy("user_id")
    .limit(batch)
    .execute();
}

async function lookAt(
  transaction: Transaction,
  events: Events,
  { view, user }: Watch,
  before: Date,
  now: Date,
): Promise<number> {
  const standing = await transaction
    .selectFrom("view_watches as w")
    .innerJoin("views as v", "v.id", "w.view_id")
    .select(["w.looked_at", "v.name", "v.query"])
    .where("w.view_id", "=", view)
    .where("w.user_id", "=", user)
    .where(isDue(before))
    .forUpdate("w")
    .executeTakeFirst();
  if (standing === undefined) return 0;
  const member = await memberById(transaction, user);
  const answers =
    member?.codes.has("read:property") === true
      ? await applicationsAnswering(transaction, member, filtersOfView(standing.query), now)
      : sql<SqlBool>`false`;

  await sql`
    delete from view_members as m
    where m.view_id = ${view} and m.user_id = ${user} and not exists (
      select from applications as a where a.home_region = m.home_region and a.id = m.application_id and ${answers})
    `.execute(transaction);
  const isFirst = standing.looked_at === null;
  const { rows: entered } = await sql<{ id: string; number: string }>`
    with entered as (
      select a.home_region, a.id, a.number from applications as a
      where ${answers} and not exists (
        select from view_members as m
        where m.view_id = ${view} and m.user_id = ${user} and m.application_id = a.id)
      order by a.id ${isFirst ? sql`` : sql`limit ${batch}`}
    ), kept as (
      insert into view_members (view_id, user_id, home_region, application_id)
      select ${view}::uuid, ${user}::uuid, home_region, id from entered
    )
    select id, number from entered`.execute(transaction);
  if (!isFirst) {
    for (const { id, number } of entered) {
      await notify(
        transaction,
        { events, now },
        {
          to: [user],
          kind: "view.entered",
          gathering: view,
          subject: { kind: "application", id },
          params: { number, view: standing.name, query: standing.query },
        },
      );
    }
  }
  await transaction
    .updateTable("view_watches")
    // What did not fit into this look is due at once.
    .set({ looked_at: !isFirst && entered.length === batch ? before : now })
    .where("view_id", "=", view)
    .where("user_id", "=", user)
    .execute();
  return isFirst ? 0 : entered.length;
}

/** The job that tells people of what enters the views they watch. */
export function watchViewsJob(db: Db, events: Events): Job {
  return {
    name: "views.watch",
    lane: "upkeep",
    everySeconds: 60,
    tick: async (now) => {
      await lookAtViews(db, events, now);
    },
  };
}
