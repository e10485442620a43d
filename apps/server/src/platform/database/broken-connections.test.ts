import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemOf } from "../http/error-mapper.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";
import { wayTo, type Way } from "../../testing/way-to-database.js";
import { openDatabase, type OpenedDatabase } from "./open-database.js";
import { withTransaction } from "./transaction.js";

const server = process.env["DATABASE_URL"];

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => {
      const { code, details } = problemOf(error);
      return details.retryAfter === undefined ? code : `${code}, later`;
    },
  );

// The embedded database has no connections that could break.
describe.runIf(server)("connections that break", () => {
  let made: Awaited<ReturnType<typeof makeServerTestDatabase>>;
  let way: Way;
  let opened: OpenedDatabase;
  /** Looks on from beside: a pool refuses to be asked within the work of a transaction. */
  let beside: Client;
  beforeAll(async () => {
    made = await makeServerTestDatabase(server ?? "");
    way = await wayTo(made.url);
    beside = new Client({ connectionString: made.url });
    await beside.connect();
    opened = await openDatabase({ databaseUrl: way.url });
  });
  afterAll(async () => {
    await opened.close();
    await way.cut();
    await beside.end();
    await made.opened.close();
  });

  const killAll = async (): Promise<void> => {
    await beside.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
  };
  const sessions = async (like: string): Promise<unknown> => {
    const { rows } = await beside.query<{ many: number }>(
      "select count(*)::int as many from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like $1",
      [like],
    );
    return rows[0]?.many;
  };
  const asleep = async (many: number): Promise<void> =>
    expect.poll(async () => sessions("select pg_sleep%")).toBe(many);
  const asked = async (): Promise<unknown> => codeOf(sql`select 1`.execute(opened.db));
  /** An idle connection may have been ended just now, and the pool not have heard of it yet. */
  const served = async (): Promise<void> => expect.poll(asked).toBe("done");

  test("end queries and transactions under way with 503 and a time to come back, and the next ones are served", async () => {
    const underWay = [
      ...Array.from({ length: 5 }, async () => codeOf(sql`select pg_sleep(600)`.execute(opened.db))),
      ...Array.from({ length: 4 }, async () =>
        codeOf(withTransaction(opened.db, async (transaction) => sql`select pg_sleep(600)`.execute(transaction))),
      ),
    ];
    await asleep(9);
    await killAll();
    expect(await Promise.all(underWay)).toEqual(underWay.map(() => "unavailable, later"));
    await served();
  });

  test("between two statements of a transaction undo it, and end nothing else", async () => {
    const outcome = codeOf(
      withTransaction(opened.db, async (transaction) => {
        await sql`create table half_done ()`.execute(transaction);
        await killAll();
        await sql`select 1`.execute(transaction);
      }),
    );
    expect(await outcome).toBe("unavailable, later");
    const { rows } = await sql`select to_regclass('half_done') as found`.execute(opened.db);
    expect(rows).toEqual([{ found: null }]);
  });

  test("because a transaction did nothing for too long, likewise", async () => {
    const outcome = codeOf(
      withTransaction(opened.db, async (transaction) => {
        await sql`set local idle_in_transaction_session_timeout = '50ms'`.execute(transaction);
        await expect.poll(async () => sessions("set local idle%")).toBe(0);
        await sql`select 1`.execute(transaction);
      }),
    );
    expect(await outcome).toBe("unavailable, later");
  });

  test("with the whole database leave the listener listening once it is back, and 503 until then", async () => {
    const heard: string[] = [];
    let losses = 0;
    const stop = await opened.listen(
      "back_again",
      (payload) => heard.push(payload),
      () => {
        losses += 1;
      },
    );
    const underWay = codeOf(sql`select pg_sleep(600)`.execute(opened.db));
    await asleep(1);
    await way.cut();
    expect(await underWay).toBe("unavailable, later");
    expect(await asked()).toBe("unavailable, later");
    await way.mend();
    await served();
    await expect.poll(() => losses).toBe(1);
    await sql`select pg_notify('back_again', 'here')`.execute(made.opened.db);
    await expect.poll(() => heard).toEqual(["here"]);
    await stop();
  });

  test("or cannot be had, all of them being at slow queries, are answered so too", async () => {
    await killAll();
    await expect.poll(async () => sessions("select pg_sleep%")).toBe(0);
    await served();
    const slow = Array.from({ length: 20 }, async () => codeOf(sql`select pg_sleep(600)`.execute(opened.db)));
    await asleep(20);
    expect(await asked()).toBe("unavailable, later");
    await killAll();
    await Promise.all(slow);
    await served();
  });
});
