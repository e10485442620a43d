import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { hashPassword } from "../sessions/password-hash.js";

const old = "tong otgan dala yoʻli";
const next = "daryo bogʻ tosh koʻprik";
let service: TestApp;
let passwordHash: string;
beforeAll(async () => {
  service = await openTestApp();
  passwordHash = await hashPassword(old);
});
afterAll(async () => service.close());

function change(token: string, body: object) {
  return service.call({ method: "PUT", path: "/users/me/password", token, body: { endOthers: false, ...body } });
}

function signIn(username: string, password: string) {
  return service.call({ method: "POST", path: "/auth/password", body: { username, password } });
}

test("a password is changed with the old one, and other sessions end if the person wants it", async () => {
  const { token } = await makePerson(service, { username: "almashgan", passwordHash });
  const other = String((await signIn("almashgan", old)).body["access_token"]);
  expect((await change(token, { current: "xato", next })).body["code"]).toBe("wrong-credentials");
  expect((await change(token, { next })).body["code"]).toBe("wrong-credentials");
  expect((await change(token, { current: old, next, endOthers: true })).body).toEqual({ ended: 1 });
  expect((await service.call({ path: "/users/me", token: other })).status).toBe(401);
  expect((await service.call({ path: "/users/me", token })).status).toBe(200);
  expect((await signIn("almashgan", old)).body["code"]).toBe("wrong-credentials");
  expect((await signIn("almashgan", next)).status).toBe(200);
});

test("a password is refused for being short, common or personal, and for nothing else", async () => {
  const { token } = await makePerson(service, { username: "tanlov", name: "Gulomova Oygul", passwordHash });
  const faultOf = async (given: string) =>
    ((await change(token, { current: old, next: given })).body["errors"] as { code: string; pointer: string }[])[0];
  expect(await faultOf("olma anor uzum")).toMatchObject({ pointer: "/next", code: "too-short" });
  expect(await faultOf("passwordpassword")).toMatchObject({ pointer: "/next", code: "password-common" });
  expect(await faultOf("gulomova bilan osmon")).toMatchObject({ pointer: "/next", code: "password-personal" });
  for (const good of [
    "olma anor uzum behi",
    "🌧🌧 кузги ёмғир тинмади",
    "a".repeat(5) + " b ".repeat(5) + "z".repeat(60),
  ]) {
    expect((await change(token, { current: old, next: good })).status).toBe(200);
    expect((await change(token, { current: good, next: old })).status).toBe(200);
  }
});

test("who has none chooses a user name with the first one, and only after proving who they are", async () => {
  const { token } = await makePerson(service);
  await makePerson(service, { username: "band" });
  const codeOf = async (body: object) => (await change(token, body)).body["errors"];
  expect(await codeOf({ next })).toEqual([{ in: "body", pointer: "/username", code: "required" }]);
  expect(await codeOf({ next, username: "band" })).toEqual([
    { in: "body", pointer: "/username", code: "username-taken" },
  ]);
  service.clock.advance(601_000);
  expect((await change(token, { next, username: "yangi.xodim" })).body["code"]).toBe("reauthentication-required");
  service.clock.advance(-601_000);
  expect((await change(token, { next, username: "yangi.xodim" })).status).toBe(200);
  expect((await signIn("yangi.xodim", next)).status).toBe(200);
});

test("what is stored of a password is argon2id, and as much of it as was typed counts", async () => {
  const { id, token } = await makePerson(service, { username: "uzun", passwordHash });
  const long = "soʻz ".repeat(25);
  expect((await change(token, { current: old, next: `${long}A` })).status).toBe(200);
  expect((await signIn("uzun", `${long}B`)).body["code"]).toBe("wrong-credentials");
  expect((await signIn("uzun", `${long}a`)).body["code"]).toBe("wrong-credentials");
  const row = await service.context.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^argon2id\$19456\$2\$1\$/);
});
