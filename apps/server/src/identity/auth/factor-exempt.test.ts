import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { hashPassword } from "../sessions/password-hash.js";

const exempt = "31503900010011";
const password = "tong otgan dala yoʻli";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp({ factorExempt: new Set([exempt]) });
});
afterAll(async () => service.close());

test("nobody of the demonstration's own people must have a second factor, and everybody else there", async () => {
  const passwordHash = await hashPassword(password);
  await makePerson(service, { username: "namoyish", passwordHash, codes: ["update:role"], pinfl: exempt });
  await makePerson(service, { username: "yangi", passwordHash, codes: ["update:role"] });
  const ask = (username: string) =>
    service.call({ method: "POST", path: "/auth/password", body: { username, password } });
  expect((await ask("namoyish")).body).toMatchObject({ is_staff: true });
  expect((await ask("yangi")).body["access_token"]).toBeUndefined();
});
