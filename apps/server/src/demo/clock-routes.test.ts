import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonb } from "../platform/sql/jsonb.js";
import { makeContest } from "../testing/contest/contested-applications.js";
import { openTestApp, testNow, type TestApp } from "../testing/test-app.js";
import { addClockRoutes } from "./clock-routes.js";

let service: TestApp;

async function open(): Promise<void> {
  service = await openTestApp();
  addClockRoutes(service.app, service.context, service.legalClock);
}

const post = async (body: unknown) => {
  const headers = { "content-type": "application/json" };
  return service.app.inject({ method: "POST", url: "/demo/clock", headers, payload: JSON.stringify(body) });
};

describe("the demonstration's clock", () => {
  beforeAll(open);
  afterAll(() => service.close());

  test("lets the jobs do what has come due when it is moved on", async () => {
    expect((await service.app.inject("/demo/clock")).json()).toEqual({ now: testNow });
    const moved = (await post({ days: 10 })).json<{ now: string; jobs: string[] }>();
    expect(moved.now).toBe("2026-03-15T09:00:00.000Z");
    expect(moved.jobs.length).toBeGreaterThan(0);
  });

  test("does not go back", async () => {
    const refused = await post({ days: -1 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: "invalid" });
  });
});

const inOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/**
 * What became of the applications, told by their numbers: where they stand, what happened to them, what people were
 * told.
 */
async function outcome() {
  const { db } = service.context;
  const applications = await db
    .selectFrom("applications")
    .select(["id", "number", "status", "suspended", "deadline_at"])
    .orderBy("number")
    .execute();
  const numbers = new Map<string, string>(applications.map(({ id, number }) => [id, number]));
  const entries = await db
    .selectFrom("history_entry")
    .select(["record_id", "sequence", "action", "from_state", "to_state", "at"])
    .where("record_kind", "=", "application")
    .execute();
  const notices = await db.selectFrom("notices").select(["kind", "count", "at"]).execute();
  const standing = applications.map(({ number, status, suspended, deadline_at }) => ({
    number,
    status,
    suspended,
    deadline_at,
  }));
  const history = entries.map(({ record_id: id, ...entry }) => ({ file: numbers.get(id), ...entry }));
  return { standing, history: inOrder(history), notices: inOrder(notices) };
}

/**
 * Applications whose announcements end, and whose terms pass so that somebody is told, moved on so many days each time.
 */
async function movedBy(...steps: readonly number[]) {
  await open();
  try {
    // Eight days in place of twenty: an office is late within the days gone by.
    await service.context.db
      .insertInto("settings")
      .values({
        key: "term.in_discussion",
        valid_from: "2026-03-01",
        value: jsonb({ days: 8, unit: "working" }),
        reason: null,
        proposed_by: null,
        approved_by: null,
        entered_at: null,
      })
      .execute();
    await makeContest(service, 5, 5, service.clock.now(), false);
    for (const days of steps) expect((await post({ days })).statusCode).toBe(200);
    return await outcome();
  } finally {
    await service.close();
  }
}

test("eleven days at once leave what eleven single days leave: standing, history, notices", async () => {
  // Four days on, announcements end and a discussion is late within the eleven and not on the last of them.
  const atOnce = await movedBy(4, 11);
  expect(atOnce.standing.map(({ status }) => status)).toContain("at_justice");
  expect(atOnce.notices.join("\n")).toContain("deadline.escalated");
  expect(atOnce).toEqual(await movedBy(4, ...Array.from({ length: 11 }, () => 1)));
});
