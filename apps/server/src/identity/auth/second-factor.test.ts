import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, enrolApp, pendingOf } from "../../testing/authenticator.js";
import { makePerson, type TestPerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { hashPassword } from "../sessions/password-hash.js";
import { issueTicket, ticketKey } from "./ticket.js";

const password = "tong otgan dala yoʻli";
let passwordHash: string;
let service: TestApp;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
  service = await openTestApp();
});
afterAll(async () => service.close());

let serial = 0;
let username = "";
beforeEach(() => {
  serial += 1;
  username = `xodim${serial}`;
  // Codes of one test are of no step of another.
  service.clock.advance(3_600_000);
});

function makeStaff(more: TestPerson = {}) {
  return makePerson(service, { username, passwordHash, ...more });
}

function byPassword(name = username) {
  return service.call({ method: "POST", path: "/auth/password", body: { username: name, password } });
}

function give(pending: string, proof: object) {
  return service.call({ method: "POST", path: "/auth/factor", body: { pending, proof } });
}

function post(path: string, token: string, body?: object) {
  return service.call({ method: "POST", path, token, body });
}

function reset(token: string, id: string) {
  return post(`/users/${id}/factors/reset`, token, { reason: "Telefon yoʻqoldi" });
}

describe("who must have a second factor", () => {
  test.each(["update:permissions", "update:user", "impersonate:user", "update:role", "update:setting"])(
    "anyone who holds %s, wherever it comes from",
    async (code) => {
      await makeStaff({ granted: [code] });
      const reply = await byPassword();
      expect(reply.body).toMatchObject({ second_factor: { kinds: [] } });
      expect(reply.text).not.toContain("token");
      expect(reply.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("not somebody with everyday rights, who may have one", async () => {
    await makeStaff({ codes: ["read:property"] });
    expect((await byPassword()).body).toMatchObject({ is_staff: true });
  });
});

describe("a sign-in without its second factor", () => {
  test("opens nothing: its token is no bearer, and no refresh token", async () => {
    await makeStaff({ codes: ["update:user", "read:user"] });
    const pending = pendingOf(await byPassword());
    for (const path of ["/users/me", "/users", "/auth/refresh", "/users/me/sessions", "/users/me/factors"]) {
      expect((await service.call({ path, token: pending })).status).toBe(401);
    }
  });

  test("enrols an app, gets ten recovery codes, and is in", async () => {
    const { id } = await makeStaff({ codes: ["update:user", "read_history:user"] });
    const { token, codes, seed } = await enrolApp(service, await byPassword());
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([0-9a-z]{4}-){5}[0-9a-z]{4}$/.test(code))).toBe(true);
    expect((await service.call({ path: "/users/me", token })).body).toMatchObject({ id });
    const own = (await service.call({ path: "/users/me/factors", token })).body;
    expect(own).toMatchObject({ items: [{ kind: "totp", name: "Telefon" }], recoveryLeft: 10, required: true });
    const rows = await service.context.db.selectFrom("factors").selectAll().where("user_id", "=", id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(seed);
  });

  test("cannot enrol over a factor there is: it has to be given", async () => {
    await makeStaff({ codes: ["update:user"] });
    await enrolApp(service, await byPassword());
    const again = await byPassword();
    expect(again.body).toMatchObject({ second_factor: { kinds: ["totp", "recovery"] } });
    const body = { pending: pendingOf(again), kind: "totp" };
    const reply = await service.call({ method: "POST", path: "/auth/factor/enrol", body });
    expect(reply.body["code"]).toBe("sign-in-over");
  });

  test("is over after ten minutes, once finished, and when it is forged", async () => {
    await makeStaff({ codes: ["update:user"] });
    const { seed } = await enrolApp(service, await byPassword());
    service.clock.advance(60_000);
    const pending = pendingOf(await byPassword());
    const proof = { kind: "totp", code: codeOf(service, seed) };
    expect((await give(`${pending.slice(0, -2)}AA`, proof)).body["code"]).toBe("sign-in-over");
    expect((await give(pending, proof)).status).toBe(200);
    service.clock.advance(60_000);
    expect((await give(pending, { kind: "totp", code: codeOf(service, seed) })).body["code"]).toBe("sign-in-over");
    const late = pendingOf(await byPassword());
    service.clock.advance(600_000);
    expect((await give(late, { kind: "totp", code: codeOf(service, seed) })).body["code"]).toBe("sign-in-over");
  });
});

describe("a code of an app", () => {
  test("works once, and no older one after it; a clock may be one step off", async () => {
    await makeStaff({ codes: ["update:user"] });
    const { seed } = await enrolApp(service, await byPassword());
    service.clock.advance(300_000);
    const code = codeOf(service, seed, 1);
    expect((await give(pendingOf(await byPassword()), { kind: "totp", code })).status).toBe(200);
    const pending = pendingOf(await byPassword());
    expect((await give(pending, { kind: "totp", code })).body).toMatchObject({ status: 400, code: "factor-refused" });
    expect((await give(pending, { kind: "totp", code: codeOf(service, seed) })).body["code"]).toBe("factor-refused");
    service.clock.advance(60_000);
    expect((await give(pending, { kind: "totp", code: codeOf(service, seed) })).status).toBe(200);
    const far = pendingOf(await byPassword());
    expect((await give(far, { kind: "totp", code: codeOf(service, seed, 2) })).body["code"]).toBe("factor-refused");
  });

  test("cannot be guessed: ten tries a quarter of an hour for a person, also when they come at once", async () => {
    await makeStaff({ codes: ["update:user"] });
    await enrolApp(service, await byPassword());
    const pendings = await Promise.all([byPassword(), byPassword()]);
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        give(pendingOf(pendings[index % 2] ?? pendings[0]), { kind: "totp", code: "000000" }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test("is given twice at once for one session only", async () => {
    await makeStaff({ codes: ["update:user"] });
    const { seed } = await enrolApp(service, await byPassword());
    service.clock.advance(60_000);
    const [one, other] = [pendingOf(await byPassword()), pendingOf(await byPassword())];
    const proof = { kind: "totp", code: codeOf(service, seed) };
    const replies = await Promise.all([give(one, proof), give(other, proof)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });
});

test("a recovery code works once, in any spelling, and another person's never", async () => {
  await makeStaff({ codes: ["update:user"] });
  const { codes } = await enrolApp(service, await byPassword());
  await makeStaff({ username: "begona", codes: ["update:user"] });
  const stranger = await enrolApp(service, await byPassword("begona"));
  const code = (codes[0] ?? "").toUpperCase().replaceAll("-", " ");
  const pending = pendingOf(await byPassword());
  const others = { kind: "recovery", code: stranger.codes[0] };
  expect((await give(pending, others)).body["code"]).toBe("factor-refused");
  expect((await give(pending, { kind: "recovery", code })).status).toBe(200);
  expect((await give(pendingOf(await byPassword()), { kind: "recovery", code })).body["code"]).toBe("factor-refused");
});

test("the second factor is asked for after a partner's ticket too", async () => {
  const pinfl = "31503900010011";
  await makeStaff({ codes: ["update:user"], pinfl });
  const ticket = issueTicket(ticketKey(service.context.secrets), pinfl, service.clock.now());
  expect((await service.call({ path: `/auth/sap/callback?id=${ticket}` })).body).toMatchObject({
    second_factor: { kinds: [] },
  });
});

test("who must have a second factor is not remembered for thirty days", async () => {
  await makeStaff({ codes: ["update:user"] });
  const body = { username, password, remember: true };
  const { token } = await enrolApp(service, await service.call({ method: "POST", path: "/auth/password", body }));
  const ends = new Date(String((await service.call({ path: "/users/me", token })).body["sessionEnds"]));
  expect(ends.getTime() - service.clock.now().getTime()).toBe(12 * 3_600_000);
});

describe("one's own factors", () => {
  test("change only after proving anew who one is, within ten minutes", async () => {
    const { token } = await makeStaff();
    const begin = () => post("/users/me/factors/begin", token, { kind: "totp" });
    expect((await begin()).status).toBe(200);
    service.clock.advance(600_000);
    expect((await begin()).body["code"]).toBe("reauthentication-required");
    const wrong = { proof: { kind: "password", password: "xato" } };
    expect((await post("/users/me/proof", token, wrong)).body["code"]).toBe("factor-refused");
    expect((await post("/users/me/proof", token, { proof: { kind: "password", password } })).status).toBe(200);
    expect((await begin()).status).toBe(200);
  });

  test("are proved by the factor where there is one: a password alone does not do", async () => {
    await makeStaff({ codes: ["update:user"] });
    const { token, seed } = await enrolApp(service, await byPassword());
    service.clock.advance(700_000);
    expect((await post("/users/me/proof", token, { proof: { kind: "password", password } })).body["code"]).toBe(
      "factor-refused",
    );
    const proof = { kind: "totp", code: codeOf(service, seed) };
    expect((await post("/users/me/proof", token, { proof })).status).toBe(200);
  });

  test("cannot be left without one where rights demand it; others may remove theirs", async () => {
    await makeStaff({ codes: ["update:user"] });
    const { token } = await enrolApp(service, await byPassword());
    const own = (await service.call({ path: "/users/me/factors", token })).body["items"] as { id: string }[];
    const remove = { method: "DELETE", path: `/users/me/factors/${own[0]?.id}`, token } as const;
    expect((await service.call(remove)).body).toMatchObject({ status: 409, reasons: [{ code: "last-factor" }] });

    const plain = await makeStaff({ username: "oddiy" });
    const begun = await post("/users/me/factors/begin", plain.token, { kind: "totp" });
    const code = codeOf(service, String(begun.body["secret"]));
    const enrolment = { kind: "totp", name: "Telefon", code };
    const added = await post("/users/me/factors", plain.token, { enrolment });
    expect(added.body["codes"]).toHaveLength(10);
    const [theirs] = (await service.call({ path: "/users/me/factors", token: plain.token })).body["items"] as {
      id: string;
    }[];
    const gone = await service.call({ method: "DELETE", path: `/users/me/factors/${theirs?.id}`, token: plain.token });
    expect(gone.status).toBe(204);
    expect((await byPassword("oddiy")).body).toMatchObject({ is_staff: true });
  });

  test("are nobody else's business: not in their name, and not theirs to touch", async () => {
    const target = await makeStaff();
    const admin = await makePerson(service, { codes: ["impersonate:user", "read:user"] });
    const lent = await service.call({ path: `/auth/impersonate/${target.id}`, token: admin.token });
    const token = String(lent.body["access_token"]);
    await post("/auth/impersonation/reason", token, { reason: "Yordam soʻradi, ekranini koʻraman" });
    for (const [path, body] of [
      ["/users/me/factors/begin", { kind: "totp" }],
      ["/users/me/proof", { proof: { kind: "password", password } }],
      ["/users/me/recovery-codes", undefined],
    ] as const) {
      expect((await post(path, token, body)).body["code"]).toBe("impersonation-limited");
    }
    expect((await service.call({ path: "/users/me/factors", token })).body["code"]).toBe("impersonation-limited");
  });
});

describe("a reset by an administrator", () => {
  test("takes factors, codes and sessions away, tells why in the history, and the person enrols anew", async () => {
    const person = await makeStaff({ codes: ["update:user"] });
    const { token, codes } = await enrolApp(service, await byPassword());
    const admin = await makePerson(service, {
      codes: ["reset_factor:user", "update:user", "read:user", "read_history:user"],
    });
    const waiting = pendingOf(await byPassword());
    expect((await reset(admin.token, person.id)).status).toBe(204);
    expect((await service.call({ path: "/users/me", token })).status).toBe(401);
    expect((await give(waiting, { kind: "recovery", code: codes[1] })).body["code"]).toBe("sign-in-over");
    expect((await byPassword()).body).toMatchObject({ second_factor: { kinds: [] } });
    const history = await service.call({ path: `/users/history/${person.id}`, token: admin.token });
    const [latest] = history.body["items"] as { action: string; reason: string }[];
    expect(latest).toMatchObject({ action: "factor.reset", reason: "Telefon yoʻqoldi" });
  });

  test("is a grant: of nobody who may do more, nor elsewhere, nor of oneself", async () => {
    const person = await makeStaff({ codes: ["update:role"] });
    const less = await makePerson(service, { codes: ["reset_factor:user"] });
    const elsewhere = await makePerson(service, { codes: ["reset_factor:user", "update:role"], territory: "1703202" });
    expect((await reset(less.token, person.id)).body["code"]).toBe("grant-refused");
    expect((await reset(elsewhere.token, person.id)).status).toBe(404);
    expect((await reset(less.token, less.id)).body["code"]).toBe("grant-refused");
  });

  test("wants the administrator's own identity proved within ten minutes", async () => {
    const person = await makeStaff();
    const admin = await makePerson(service, { codes: ["reset_factor:user"] });
    service.clock.advance(601_000);
    expect((await reset(admin.token, person.id)).body["code"]).toBe("reauthentication-required");
  });
});
