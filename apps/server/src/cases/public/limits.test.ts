import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSession } from "../../identity/auth/session-service.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { madePinfl } from "../../testing/application-kit.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  for (const key of ["limit.look-up.strangers", "limit.document.address"] as const) {
    await app.context.db
      .insertInto("settings")
      .values({
        key,
        valid_from: "2026-03-05",
        value: jsonb({ tries: 20, minutes: 60 }),
        reason: null,
        proposed_by: null,
        approved_by: null,
        entered_at: null,
      })
      .execute();
  }
});
// Each test begins with nobody having tried anything.
beforeEach(async () => {
  await app.context.db.deleteFrom("throttles").execute();
});
afterAll(async () => app.close());

const number = "2026-1718-000001";

/** An address in the n-th network. */
const inNetwork = (n: number, host = 1): string => `2001:db8:${n.toString(16)}:1::${host.toString(16)}`;

/** A guess at the application's last digits, wrong as there is no such application. @returns its status */
async function guess(from: string, token?: string): Promise<number> {
  const body = { number, lastDigits: "0000" };
  const reply = await app.call({ method: "POST", path: "/public/look-up", body, from, ...(token && { token }) });
  return reply.status;
}

async function guesses(times: number, from: (n: number) => string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push(await guess(from(n)));
  return statuses;
}

let citizens = 0;
async function citizen(method: "oneid" | "password"): Promise<string> {
  citizens += 1;
  const { id } = await makePerson(app, { staff: false, pinfl: madePinfl(10 + citizens) });
  const expiresAt = new Date(app.clock.now().getTime() + 3_600_000);
  const record = await withTransaction(app.context.db, async (tx) =>
    openSession(tx, { context: app.context, now: app.clock.now() }, { userId: id, isStaff: false, method, expiresAt }),
  );
  return record.access_token;
}

test("one network has ten tries at a number an hour, whichever of its addresses they come from; the next has its own", async () => {
  const statuses = await guesses(11, (n) => inNetwork(1, n + 1));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  expect(await guess(inNetwork(2))).toBe(404);
});

test("many networks together have as many wrong guesses at a number as the setting says, and then wait", async () => {
  expect(new Set(await guesses(20, (n) => inNetwork(1 + n)))).toEqual(new Set([404]));
  expect(await guess(inNetwork(999))).toBe(429);
});

test("whom OneID vouches for is never closed out by others", async () => {
  await guesses(21, (n) => inNetwork(1 + n));
  expect(await guess(inNetwork(1), await citizen("oneid"))).toBe(404);
});

test("a session that OneID does not vouch for counts with its network", async () => {
  const token = await citizen("password");
  await guesses(10, () => inNetwork(1));
  expect(await guess(inNetwork(1), token)).toBe(429);
});

test("objecting with somebody's number from one network takes nothing from their own tries", async () => {
  const body = {
    name: "Qoʻshni Namunayev",
    number: madePinfl(7),
    phone: "+998901234567",
    text: "Chegaraning bir qismi meniki, hujjatim bor.",
    fileIds: [],
  };
  const object = async (from: string, token?: string): Promise<number> => {
    const path = "/public/offers/018f0000-0000-7000-8000-000000000000/objections";
    return (await app.call({ method: "POST", path, body, from, ...(token && { token }) })).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push(await object(inNetwork(1)));
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  expect(await object(inNetwork(2))).toBe(404);
  expect(await object(inNetwork(1), await citizen("oneid"))).toBe(404);
});

test("documents are asked for by network too", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const path = `/documents/by-hash/${"0".repeat(64)}`;
    statuses.push((await app.call({ path, from: inNetwork(1, n + 1) })).status);
  }
  expect(statuses.indexOf(429)).toBe(20);
});
