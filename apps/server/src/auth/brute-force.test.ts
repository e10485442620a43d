import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../testing/people.js";
import { openTestApp, type TestApp } from "../testing/testApp.js";
import { hashPassword } from "./password-hash.js";

/** Tries in the hour of the attack, four from each address; the long run has `YER_SIGN_INS=10000`. */
const tries = Number(process.env["YER_SIGN_INS"] || 2_000);
const atOnce = 100;

const password = "tong otgan dala yoʻli";
let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

function attempt(from: string, given: string, cookie?: string) {
  return service.app.inject({
    method: "POST",
    url: "/api/v1/auth/password",
    remoteAddress: from,
    headers: { "content-type": "application/json", ...(cookie === undefined ? {} : { cookie }) },
    payload: JSON.stringify({ username: "nishon", password: given }),
  });
}

/** One of a quarter as many addresses as there are tries. */
function addressOf(serial: number): string {
  const host = serial % (tries / 4);
  return `10.7.${Math.floor(host / 250)}.${(host % 250) + 1}`;
}

test("thousands of sign-ins from hundreds of addresses are throttled, and the real person comes in from their own browser all along", async () => {
  // What is counted is tries, not what one costs: the cheapest hash there is.
  const passwordHash = await hashPassword(password, { memory: 8, passes: 1 });
  await makePerson(service, { username: "nishon", passwordHash });
  const first = await attempt("192.0.2.10", password);
  expect(first.statusCode).toBe(200);
  const cookie = String(first.headers["set-cookie"]).split(";")[0] ?? "";

  const outcomes = new Map<number, number>();
  const people: number[] = [];
  for (let serial = 0; serial < tries; serial += atOnce) {
    const replies = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => attempt(addressOf(serial + index), `taxmin ${serial + index}`)),
    );
    for (const { statusCode } of replies) outcomes.set(statusCode, (outcomes.get(statusCode) ?? 0) + 1);
    service.clock.advance((3_600_000 / tries) * atOnce);
    if (serial % (tries / 10) === 0) people.push((await attempt("192.0.2.10", password, cookie)).statusCode);
  }
  // Four windows of a quarter of an hour, and one that began between them, with thirty tries each.
  expect(outcomes.get(400)).toBeLessThanOrEqual(5 * 30);
  expect((outcomes.get(400) ?? 0) + (outcomes.get(429) ?? 0)).toBe(tries);
  expect(people).toEqual(people.map(() => 200));

  await Promise.all(Array.from({ length: 40 }, (_, index) => attempt(addressOf(index), "taxmin")));
  // The cookie is worth nothing to guess with: its own tries are counted, and a forged one is none.
  const forged = `${cookie.slice(0, -3)}AAA`;
  expect((await attempt("192.0.2.66", password, forged)).statusCode).toBe(429);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => attempt("192.0.2.66", "taxmin", cookie)));
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
}, 300_000);
