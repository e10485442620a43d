import { EventEmitter, once } from "node:events";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { fixedClock, machineClockOf } from "../../platform/clock/clock.js";
import type { OpenedDatabase } from "../../platform/database/open-database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { type Events, openEvents, type ServerEvent } from "../../platform/events/events.js";
import { forgetEventsJob } from "../../platform/events/forget-events.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { type EventStreams, openEventStreams, type ReadAnew } from "./stream.js";

interface Server {
  readonly events: Events;
  readonly streams: EventStreams;
}

const clock = fixedClock("2026-03-06T09:00:00Z");
const logger = pino({ level: "silent" });
let database: OpenedDatabase;
let [one, other]: Server[] = [];

async function startServer(): Promise<Server> {
  const events = await openEvents(database, logger, machineClockOf(clock));
  return { events, streams: openEventStreams(events) };
}

beforeAll(async () => {
  database = await openTestDatabase();
  [one, other] = [await startServer(), await startServer()];
});
afterAll(async () => {
  await one?.events.close();
  await other?.events.close();
  await database.close();
});

const reader: Actor = {
  id: "reader",
  sessionId: "session",
  name: "Operator",
  pinfl: null,
  stirs: [],
  isStaff: true,
  blocked: false,
  organisation: null,
  territory: "1718401",
  codes: new Set<string>(),
  impersonation: null,
  sessionEnds: new Date("2026-03-06T09:00:00Z"),
};

const moved: ServerEvent = { kind: "application.moved", id: "secret-id", district: "1718401" };
const elsewhere: ServerEvent = { kind: "application.moved", id: "far-away", district: "1703202" };

async function tell(...events: readonly ServerEvent[]): Promise<void> {
  await withTransaction(database.db, async (transaction) => {
    for (const event of events) await one?.events.publish(transaction, event);
  });
}

/** A stream as its reader hears it: what it says, and where it is. */
async function listen(
  server: Server | undefined,
  lastId?: string,
  { as = reader, readAnew = async () => as }: { readonly as?: Actor; readonly readAnew?: ReadAnew } = {},
) {
  // Who comes for the first time hears what happens from now on.
  if (lastId === undefined) await server?.events.catchUp();
  const emitter = new EventEmitter();
  const stream = server?.streams.open(as, lastId, readAnew);
  let text = "";
  stream?.on("data", (piece) => {
    text += String(piece);
    emitter.emit("piece");
  });
  onTestFinished(() => void stream?.destroy());
  const ids = (): string[] => [...text.matchAll(/^id: (.+)\ndata:/gm)].map((match) => match[1] ?? "");
  return {
    /** Its text, once it holds what is waited for. */
    until: async (wanted: string) => {
      while (!text.includes(wanted)) await once(emitter, "piece");
      return text;
    },
    /** Positions of the changes heard, once there are so many. */
    changes: async (count: number) => {
      while (ids().length < count) await once(emitter, "piece");
      return ids().map(Number);
    },
    ended: async () => {
      if (stream?.readableEnded === false) await once(stream, "end");
      return text;
    },
    lastId: () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? "",
    stop: () => stream?.destroy(),
  };
}

test("a change in the reader's territory names the caches it makes stale, and nothing of the file", async () => {
  const stream = await listen(one);
  await tell(moved);
  const text = await stream.until('data: {"tags":["applications","counts","announcements","objections"]}');
  expect(text).not.toContain("secret-id");
});

test("of a file, whoever may read files is told which and where, and areas are no files", async () => {
  const stream = await listen(one, undefined, { as: { ...reader, codes: new Set(["read:property"]) } });
  await tell(moved, { kind: "area.changed", id: "some-area", district: "1718401" });
  const text = await stream.until("areas");
  expect(text).toContain('"file":"secret-id","district":"1718401"');
  expect(text).not.toContain("some-area");
});

test("changes of other territories and of other people are not heard", async () => {
  const stream = await listen(one);
  await tell(elsewhere, { kind: "user.changed", user: "someone-else" }, { kind: "place.changed" });
  expect(await stream.until("places")).not.toMatch(/applications|users/);
});

test("what only some may read is told to none but them", async () => {
  const drawing: Actor = { ...reader, codes: new Set(["read:diagram"]) };
  const [theirs, mine] = [await listen(one, undefined, { as: drawing }), await listen(one)];
  await tell({ kind: "diagram.draft-saved" }, { kind: "diagram.published" }, { kind: "article.draft-saved" }, moved);
  expect(await theirs.until("announcements")).toContain('{"tags":["diagrams"]}');
  expect(await theirs.until("announcements")).toContain('{"tags":["diagrams","applications"]}');
  const text = await mine.until("announcements");
  expect(text).toContain('{"tags":["applications"]}');
  expect(text).not.toMatch(/diagrams|articles/);
});

test("other rights make everything stale, and hold for what is told next", async () => {
  let now = reader;
  const stream = await listen(one, undefined, { readAnew: async () => now });
  now = { ...reader, territory: "1703202" };
  await tell({ kind: "user.changed", user: reader.id });
  await stream.until("event: lost");
  await tell(moved, elsewhere, { kind: "place.changed" });
  const heard = (await stream.until("places")).split("event: lost")[1];
  expect(heard?.match(/announcements/g)).toHaveLength(1);
});

test("rights that are as they were make nothing stale", async () => {
  const read = Promise.withResolvers<void>();
  const readAnew = async () => {
    read.resolve();
    return { ...reader, codes: new Set(reader.codes) };
  };
  const stream = await listen(one, undefined, { readAnew });
  await tell({ kind: "user.changed", id: "a position" });
  await read.promise;
  await tell(moved);
  expect(await stream.until("announcements")).not.toContain("lost");
});

test.each([
  ["is over", undefined],
  ["is a blocked person's", { ...reader, blocked: true }],
])("a stream whose session %s ends", async (_, now) => {
  const stream = await listen(one, undefined, { readAnew: async () => now });
  await tell({ kind: "session.ended", user: reader.id });
  expect(await stream.ended()).toContain("sessions");
});

test("after a server is gone a stream goes on at another one: nothing is lost, nothing heard twice", async () => {
  const dying = await startServer();
  const first = await listen(dying);
  await tell(moved, moved);
  const heard = await first.changes(2);
  const last = first.lastId();
  first.stop();
  await dying.events.close();
  await tell(moved, elsewhere, moved);
  // Its server was killed between the commit and its notification's being heard.
  await database.db
    .insertInto("events")
    .values({ kind: moved.kind, subject: "left", district: "1718401", person: null, position: null, at: clock.now() })
    .execute();
  const again = await listen(other, last);
  await again.changes(3);
  await tell(moved);
  const rest = await again.changes(4);
  const from = heard[0] ?? 0;
  expect([...heard, ...rest]).toEqual([0, 1, 2, 4, 5, 6].map((after) => from + after));
});

test("who heard of nothing since they came goes on where they came", async () => {
  const quiet = await listen(one);
  await quiet.until("event: here");
  const last = quiet.lastId();
  quiet.stop();
  await tell(moved);
  expect(await (await listen(other, last)).changes(1)).toEqual([Number(last) + 1]);
});

test("a burst longer than a page is brought whole and in order", async () => {
  const before = await one?.events.catchUp();
  await tell(...Array.from({ length: 1_203 }, () => moved));
  const stream = await listen(other, String(before));
  expect(await stream.changes(1_203)).toEqual(Array.from({ length: 1_203 }, (_, n) => Number(before) + n + 1));
});

test.each(["9007199254740991", "otherserver-4", "-1"])(
  "an id that is none of ours begins with lost: %s",
  async (id) => {
    expect(await (await listen(one, id)).until("event: lost")).not.toContain("tags");
  },
);

test("who comes back after the hour that events are kept is told so, and who heard the latest is not", async () => {
  await tell(moved, moved);
  const latest = (await one?.events.catchUp()) ?? 0;
  clock.advance(3_600_001);
  await forgetEventsJob(database.db).tick(clock.now());
  await (await listen(one, String(latest - 2))).until("event: lost");
  const stream = await listen(one, String(latest));
  await tell(moved);
  const text = await stream.until('data: {"tags"');
  expect(text).not.toContain("lost");
  expect(await stream.changes(1)).toEqual([latest + 1]);
});
