import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeLogger } from "../logger.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const lines: string[] = [];
let service: TestApp;
let person: MadePerson;
beforeAll(async () => {
  const logger = makeLogger({ logLevel: "debug" }, { write: (line) => void lines.push(line) });
  service = await openTestApp({}, { logger });
  person = await makePerson(service, { territory: "1703", codes: ["read:user"], pinfl: "31503900010013" });
});
afterAll(async () => service.close());
beforeEach(() => {
  lines.length = 0;
});

function answered(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === "answered");
}

test("every answer is one line of JSON with its moment, its route, who asked, and why it was refused", async () => {
  await service.call({ path: "/users?search=Aliyev", token: person.token });
  await service.call({ path: "/roles", token: person.token });
  expect(answered()).toMatchObject([
    { level: 20, route: "/api/v1/users", status: 200, user: person.id, time: expect.any(Number) as number },
    { level: 30, route: "/api/v1/roles", status: 403, user: person.id, problem: "permission-missing" },
  ]);
});

test("a wrong sign-in, wrong input and an unusable token leave their codes", async () => {
  const wrong = { username: "hech-kim", password: "notogri-parol-2026" };
  await service.call({ method: "POST", path: "/auth/password", body: wrong });
  await service.call({ path: "/users?limit=many", token: person.token });
  await service.call({ path: "/users", token: "not-a-token" });
  expect(answered().map(({ problem }) => problem)).toEqual(["wrong-credentials", "invalid", "unauthenticated"]);
});

test("no token, password, personal number or query is in any line, and no line can be broken into two", async () => {
  const secrets = [person.token, "notogri-parol-2026", "31503900010013", "Izlangan", "forged"];
  await service.call({ path: "/users?search=Izlangan", token: person.token });
  await service.call({
    method: "POST",
    path: "/auth/password",
    body: { username: 'x"}\n{"forged":1', password: "notogri-parol-2026" },
  });
  await service.call({ path: `/users/${person.id}`, token: person.token });
  service.context.logger.warn({ pinfl: "31503900010013", token: { access_token: person.token } }, "anything");
  const log = lines.join("");
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(lines.every((line) => line.trimEnd().split("\n").length === 1)).toBe(true);
});
