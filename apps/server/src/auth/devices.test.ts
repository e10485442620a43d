import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../testing/people.js";
import { openTestApp, type TestApp, type TestReply } from "../testing/testApp.js";
import { hashPassword } from "./password-hash.js";

const password = "tong otgan dala yoʻli";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let service: TestApp;
let passwordHash: string;
beforeAll(async () => {
  service = await openTestApp();
  passwordHash = await hashPassword(password);
});
afterAll(async () => service.close());

function signIn(username: string, headers: Record<string, string> = {}) {
  return service.call({ method: "POST", path: "/auth/password", body: { username, password }, headers });
}

const tokenOf = (reply: TestReply) => String(reply.body["access_token"]);
const cookieOf = (reply: TestReply) => String(reply.headers["set-cookie"]).split(";")[0] ?? "";

async function newDevices(token: string) {
  return (await service.call({ path: "/users/me/new-devices", token })).body["items"] as { id: string }[];
}

test("the list of sessions tells browser, system and address, and ends one or all others", async () => {
  await makePerson(service, { username: "koʻp".replace("ʻ", ""), passwordHash });
  const one = await signIn("kop", { "user-agent": firefox });
  await signIn("kop");
  await signIn("kop");
  const token = tokenOf(one);
  const list = (await service.call({ path: "/users/me/sessions", token })).body["items"] as Record<string, unknown>[];
  expect(list.find(({ current }) => current)).toMatchObject({
    browser: "Firefox 140",
    system: "Linux",
    network: "127.0.0.1",
  });
  const ended = await service.call({ method: "DELETE", path: "/users/me/sessions", token });
  // The session the person was made with is one of the others.
  expect(ended.body["ended"]).toBe(3);
});

test("a person hears of a device they never used, on the others, until they say it is theirs", async () => {
  const { id, token: elsewhere } = await makePerson(service, {
    username: "xabardor",
    passwordHash,
    codes: ["read_history:user"],
  });
  const first = await signIn("xabardor");
  expect(await newDevices(elsewhere)).toEqual([]);
  await signIn("xabardor", { cookie: cookieOf(first) });
  expect(await newDevices(elsewhere)).toEqual([]);

  const heard: string[] = [];
  const stop = service.context.events.subscribe(({ kind, user }) => heard.push(`${kind} ${user}`));
  await signIn("xabardor", { "user-agent": firefox });
  await expect.poll(() => heard).toContain(`session.new-device ${id}`);
  stop();
  const [device] = await newDevices(elsewhere);
  expect(device).toMatchObject({ browser: "Firefox 140", system: "Linux", network: "127.0.0.1" });
  const history = await service.call({ path: `/users/history/${id}`, token: elsewhere });
  expect(history.text).toContain("device.new");

  const mine = (token: string) =>
    service.call({ method: "POST", path: `/users/me/new-devices/${device?.id ?? ""}`, token });
  const stranger = await makePerson(service);
  expect((await mine(stranger.token)).status).toBe(404);
  expect((await mine(elsewhere)).status).toBe(204);
  expect(await newDevices(elsewhere)).toEqual([]);
});

test("the device's cookie is for the sign-in alone, out of reach of scripts", async () => {
  await makePerson(service, { username: "kuki", passwordHash });
  const cookie = String((await signIn("kuki")).headers["set-cookie"]);
  expect(cookie).toMatch(/^yer_device=[\w-]+\.[\w-]+; Path=\/api\/v1\/auth; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
});
