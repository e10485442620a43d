import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../testing/people.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { Mail } from "../../platform/mail/mailer.js";
import { sendOutboxJob } from "../../platform/outbox/outbox.js";
import { usualPreferences } from "../users/me-service.js";
import { openTestApp, type TestApp, type TestReply } from "../../testing/test-app.js";
import { hashPassword } from "../sessions/password-hash.js";

const password = "tong otgan dala yoʻli";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let service: TestApp;
let passwordHash: string;
/** What the mail server took. */
const letters: Mail[] = [];
beforeAll(async () => {
  service = await openTestApp({}, { mailer: { send: async (mail) => void letters.push(mail) } });
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

test("a person who gave an address is written to in their language, and the address before hears of its change", async () => {
  const passed = async () => {
    await sendOutboxJob(service.context).tick(service.clock.now());
    return letters.splice(0);
  };
  const { id, token } = await makePerson(service, { username: "xatli", passwordHash });
  const enter = async () =>
    service.call({
      method: "POST",
      path: "/auth/password",
      body: { username: "xatli", password },
      headers: { "user-agent": firefox },
    });
  const address = async (email: string | null) =>
    service.call({ method: "PUT", path: "/users/me/email", token, body: { email } });
  await enter();
  await enter();
  expect(await passed()).toEqual([]);

  expect((await address("xatli@yer.example")).status).toBe(204);
  await service.context.db
    .updateTable("users")
    .set({ preferences: jsonb({ ...usualPreferences, locale: "ru_RU" as const }) })
    .where("id", "=", id)
    .execute();
  await enter();
  const [letter] = await passed();
  expect(letter).toMatchObject({ to: "xatli@yer.example", subject: expect.stringContaining("нового устройства") });
  expect(letter?.text).toContain("Firefox 140, Linux");
  expect(letter?.text).toContain("127.0.0.1");
  expect(letter?.text).toContain("2026-03-05 14:00");
  expect(letter?.text).toContain(`${service.context.config.publicUrl}/user-profile`);

  expect((await address("yangi@yer.example")).status).toBe(204);
  expect(await passed()).toMatchObject([{ to: "xatli@yer.example", subject: expect.stringContaining("изменён") }]);
  for (const hostile of ["a@b", "a@yer.example\r\nBcc: c@yer.example", "<a@yer.example>", "a b@yer.example"]) {
    expect((await address(hostile)).body).toMatchObject({ code: "invalid", errors: [{ pointer: "/email" }] });
  }
  service.clock.set(new Date(service.clock.now().getTime() + 11 * 60_000));
  expect((await address(null)).body).toMatchObject({ code: "reauthentication-required" });
  expect(await passed()).toEqual([]);
});

test("who may change a person sets where they are written to, their history says so, and the address before hears of it", async () => {
  const passed = async () => {
    await sendOutboxJob(service.context).tick(service.clock.now());
    return letters.splice(0);
  };
  const codes = ["read:user", "update:user", "read_history:user", "read_personal:property"];
  const boss = await makePerson(service, { codes });
  const clerk = await makePerson(service, { territory: "1703" });
  const change = async (id: string, of: typeof clerk, given: object) => {
    const page = await service.call({ path: `/users/${id}`, token: boss.token });
    return service.call({
      method: "PUT",
      path: `/users/${id}`,
      token: boss.token,
      body: {
        name: "Sinov Odamov",
        organisationId: of.organisationId,
        positionId: of.positionId,
        roleIds: [],
        territory: page.body["territory"],
        ...given,
      },
      headers: { "if-match": `"${String(page.body["version"])}"` },
    });
  };
  expect((await change(clerk.id, clerk, { email: "ilgari@yer.example" })).status).toBe(200);
  expect(await passed()).toEqual([]);
  const moved = await change(clerk.id, clerk, { email: "keyin@yer.example" });
  expect(moved.body).toMatchObject({ email: "k•••••@yer.example" });
  expect(await passed()).toMatchObject([{ to: "ilgari@yer.example" }]);
  expect((await service.call({ path: `/users/history/${clerk.id}`, token: boss.token })).text).toContain("/email");

  expect((await change(clerk.id, clerk, {})).status).toBe(200);
  expect((await change(clerk.id, clerk, { email: "k•••••@yer.example" })).body).toMatchObject({
    code: "invalid",
    errors: [{ pointer: "/email" }],
  });
  expect((await service.call({ path: `/users/${clerk.id}`, token: boss.token })).body["email"]).toBe(
    "keyin@yer.example",
  );

  // One's own goes the way of one's own page only: with a fresh proof.
  service.clock.advance(11 * 60_000);
  expect((await change(boss.id, boss, { email: "oʻgʻri@yer.example" })).body).toMatchObject({
    code: "reauthentication-required",
  });
  expect(await passed()).toEqual([]);
});

test("nobody sets where warnings reach someone who may do more, or works where they do not", async () => {
  const boss = await makePerson(service, {
    territory: "1703",
    codes: ["read:user", "update:user", "read_personal:property"],
  });
  const richer = await makePerson(service, { territory: "1703", codes: ["update:permissions"] });
  const fellow = await makePerson(service, { territory: "1703", codes: ["read:user"] });
  const change = async (of: typeof richer, given: object) => {
    const { body: page } = await service.call({ path: `/users/${of.id}`, token: boss.token });
    return service.call({
      method: "PUT",
      path: `/users/${of.id}`,
      token: boss.token,
      body: {
        name: page["name"],
        organisationId: of.organisationId,
        positionId: of.positionId,
        roleIds: [],
        territory: page["territory"],
        ...given,
      },
      headers: { "if-match": `"${String(page["version"])}"` },
    });
  };
  const refused = {
    code: "grant-refused",
    reasons: [{ code: "permission-missing", params: { code: "update:permissions" } }],
  };
  expect((await change(richer, { email: "ogri@yer.example" })).body).toMatchObject(refused);
  expect((await change(richer, { phone: "+998901112233" })).body).toMatchObject(refused);
  expect((await change(richer, {})).status).toBe(200);
  expect((await change(fellow, { email: "hamkor@yer.example", phone: "+998901112233" })).status).toBe(200);

  // One's own phone gets one's warnings as one's own e-mail does.
  service.clock.advance(11 * 60_000);
  expect((await change(boss, { phone: "+998901112244" })).body["code"]).toBe("reauthentication-required");
});

test("the device's cookie is for the sign-in alone, out of reach of scripts", async () => {
  await makePerson(service, { username: "kuki", passwordHash });
  const cookie = String((await signIn("kuki")).headers["set-cookie"]);
  expect(cookie).toMatch(/^yer_device=[\w-]+\.[\w-]+; Path=\/api\/v1\/auth; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
});
