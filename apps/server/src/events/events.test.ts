import { once, EventEmitter } from "node:events";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenedDatabase } from "../database/openDatabase.js";
import { withTransaction } from "../database/transaction.js";
import { openTestDatabase } from "../testing/testDatabase.js";
import { eventsLost, openEvents, type Events, type ServerEvent } from "./events.js";

/** Hears a server's events; `until` waits for one that has come or comes. */
function hear(events: Events): { heard: ServerEvent[]; until: (event: ServerEvent) => Promise<void> } {
  const emitter = new EventEmitter();
  const heard: ServerEvent[] = [];
  events.subscribe((event) => {
    heard.push(event);
    emitter.emit("event");
  });
  return {
    heard,
    until: async (wanted) => {
      while (!heard.some((event) => isDeepStrictEqual(event, wanted))) {
        await once(emitter, "event");
      }
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

  test("reach every server in order, once they are true", async () => {
    const listener = hear(there);
    const lost = withTransaction(database.db, async (transaction) => {
      await here.publish(transaction, { kind: "application.changed", id: "rolled back" });
      throw new Error("no");
    });
    await expect(lost).rejects.toThrow("no");
    const first: ServerEvent = { kind: "application.changed", id: "1", district: "1718401" };
    const second: ServerEvent = { kind: "application.changed", id: "2" };
    await publish(first, second);
    await listener.until(second);
    expect(listener.heard).toEqual([first, second]);
  });

  test("are not held up by a listener that fails, nor by a notification that is none of ours", async () => {
    here.subscribe(() => {
      throw new Error("a broken screen");
    });
    const listener = hear(here);
    await sql`select pg_notify('yer_events', 'not json')`.execute(database.db);
    const event = { kind: "user.changed", user: "ada" };
    await publish(event);
    await listener.until(event);
    expect(listener.heard.filter(({ kind }) => kind === event.kind)).toEqual([event]);
  });

  test.runIf(process.env["DATABASE_URL"])("say that some were lost after the connection broke, and go on", async () => {
    const listener = hear(there);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'yer listener' and datname = current_database()`.execute(database.db);
    await listener.until(eventsLost);
    const event = { kind: "application.changed", id: "after the break" };
    await publish(event);
    await listener.until(event);
    expect(listener.heard.at(-1)).toEqual(event);
  });
});
