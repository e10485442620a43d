import { EventEmitter, once } from "node:events";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { openEvents, type Events, type PlacedEvent, type ServerEvent } from "./events.js";

/** Hears a server's events from now on; `until` waits for one that has come or comes. */
async function hear(events: Events) {
  await events.catchUp();
  const emitter = new EventEmitter();
  const heard: PlacedEvent[] = [];
  events.subscribe((event, position) => {
    heard.push({ event, position });
    emitter.emit("event");
  });
  return {
    heard,
    ids: () => heard.map(({ event }) => event.id),
    until: async (id: string) => {
      while (!heard.some(({ event }) => event.id === id)) await once(emitter, "event");
    },
  };
}

describe("events", () => {
  let database: OpenedDatabase;
  let here: Events;
  let there: Events;
  beforeAll(async () => {
    database = await openTestDatabase();
    const logger = pino({ level: "silent" });
    // Two servers on one database.
    here = await openEvents(database, logger);
    there = await openEvents(database, logger);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await database.close();
  });

  async function publish(...events: readonly ServerEvent[]): Promise<void> {
    await withTransaction(database.db, async (transaction) => {
      for (const event of events) {
        await here.publish(transaction, event);
      }
    });
  }

  test("reach every server once, in one order without a hole, once they are true", async () => {
    const [mine, theirs] = [await hear(here), await hear(there)];
    const lost = withTransaction(database.db, async (transaction) => {
      await here.publish(transaction, { kind: "application.changed", id: "rolled back" });
      throw new Error("no");
    });
    await expect(lost).rejects.toThrow("no");
    const first: ServerEvent = { kind: "application.changed", id: "1", district: "1718401" };
    const second: ServerEvent = { kind: "application.changed", id: "2", user: "ada" };
    await publish(first, second);
    await theirs.until("2");
    await mine.until("2");
    expect(theirs.heard.map(({ event }) => event)).toEqual([first, second]);
    expect(mine.heard).toEqual(theirs.heard);
    const [one, two] = theirs.heard;
    expect(two?.position).toBe((one?.position ?? 0) + 1);
  });

  test("are not held up by a listener that fails", async () => {
    here.subscribe(() => {
      throw new Error("a broken screen");
    });
    const listener = await hear(here);
    await publish({ kind: "user.changed", id: "after the failure" });
    await listener.until("after the failure");
    expect(listener.heard).toHaveLength(1);
  });

  test("of a server that died before anybody heard of them are told by the next that looks", async () => {
    const listener = await hear(there);
    await database.db
      .insertInto("events")
      .values({
        kind: "application.changed",
        subject: "left",
        district: null,
        person: null,
        position: null,
        at: new Date(),
      })
      .execute();
    await there.catchUp();
    expect(listener.ids()).toEqual(["left"]);
  });

  test.runIf(process.env["DATABASE_URL"])("committed out of order keep the order of their commits", async () => {
    const listener = await hear(there);
    const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = withTransaction(database.db, async (transaction) => {
      await here.publish(transaction, { kind: "application.changed", id: "told first" });
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await publish({ kind: "application.changed", id: "true first" });
    await listener.until("true first");
    mayCommit.resolve();
    await slow;
    await listener.until("told first");
    expect(listener.ids()).toEqual(["true first", "told first"]);
  });

  test.runIf(process.env["DATABASE_URL"])(
    "of the time while the connection was broken are told when it is back",
    async () => {
      const listener = await hear(there);
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'yer listener' and datname = current_database()`.execute(database.db);
      await publish({ kind: "application.changed", id: "in the break" });
      await listener.until("in the break");
      await publish({ kind: "application.changed", id: "after the break" });
      await listener.until("after the break");
      expect(listener.ids()).toEqual(["in the break", "after the break"]);
    },
  );
});
