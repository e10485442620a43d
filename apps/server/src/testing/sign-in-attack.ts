import { expect } from "vitest";
import { hashPassword } from "../identity/sessions/password-hash.js";
import { makePerson } from "./people.js";
import type { TestApp } from "./test-app.js";

const password = "tong otgan dala yoʻli";
/** Tries that are under way together. */
const atOnce = 100;
const windowMinutes = 15;
/** Tries that a name has in one window. */
const triesOfName = 30;

/**
 * Guesses one person's password so often within an hour, four times from each address, and expects that the tries are
 * throttled and that the person comes in from their own browser all along.
 *
 * @param tries a multiple of a hundred.
 */
export async function expectAttackHeldOff(service: TestApp, tries: number): Promise<void> {
  const attempt = (from: string, given: string, cookie?: string) =>
    service.app.inject({
      method: "POST",
      url: "/api/v1/auth/password",
      remoteAddress: from,
      headers: { "content-type": "application/json", ...(cookie === undefined ? {} : { cookie }) },
      payload: JSON.stringify({ username: "nishon", password: given }),
    });
  /** One of a quarter as many addresses as there are tries. */
  const addressOf = (serial: number): string => {
    const host = serial % (tries / 4);
    return `10.7.${Math.floor(host / 250)}.${(host % 250) + 1}`;
  };

  // What is counted is tries, not what one costs: the cheapest hash there is.
  const passwordHash = await hashPassword(password, { memory: 8, passes: 1 });
  await makePerson(service, { username: "nishon", passwordHash });
  const first = await attempt("192.0.2.10", password);
  expect(first.statusCode).toBe(200);
  const cookie = String(first.headers["set-cookie"]).split(";")[0] ?? "";

  const outcomes = new Map<number, number>();
  const people: number[] = [];
  const batches = tries / atOnce;
  for (let batch = 0; batch < batches; batch += 1) {
    const serial = batch * atOnce;
    const replies = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => attempt(addressOf(serial + index), `taxmin ${serial + index}`)),
    );
    for (const { statusCode } of replies) outcomes.set(statusCode, (outcomes.get(statusCode) ?? 0) + 1);
    if (batch % Math.ceil(batches / 10) === 0) {
      people.push((await attempt("192.0.2.10", password, cookie)).statusCode);
    }
    service.clock.advance(3_600_000 / batches);
  }
  // The windows that the batches fell into, and one that began between them.
  const windows = Math.min(batches, 60 / windowMinutes + 1);
  expect(outcomes.get(400)).toBeLessThanOrEqual(windows * triesOfName);
  expect((outcomes.get(400) ?? 0) + (outcomes.get(429) ?? 0)).toBe(tries);
  expect(people).toEqual(people.map(() => 200));

  await Promise.all(Array.from({ length: 40 }, (_, index) => attempt(addressOf(index), "taxmin")));
  // The cookie is worth nothing to guess with: its own tries are counted, and a forged one is none.
  const forged = `${cookie.slice(0, -3)}AAA`;
  expect((await attempt("192.0.2.66", password, forged)).statusCode).toBe(429);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => attempt("192.0.2.66", "taxmin", cookie)));
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
}
