import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appendHistory } from "../../platform/history/append-history.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood, bareFacts } from "../../testing/bare-application.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { makeOrganisation, makePerson, makePosition } from "../../testing/people.js";
import { unzip } from "../../testing/unzip.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

const administratorCodes = [
  "read:user",
  "update:user",
  "update:permissions",
  "block:user",
  "read_history:user",
  "export:user",
  "impersonate:user",
  "read:property",
];

function version(body: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return { "if-match": `"${String(body["version"])}"` };
}

async function get(path: string, token: string) {
  return service.call({ path, token });
}

describe("the register of users", () => {
  test("shows the staff of the reader's territory, in Uzbek order, page by page", async () => {
    const reader = await makePerson(service, { territory: "1706", codes: administratorCodes, name: "Shodiyev Ali" });
    await makePerson(service, { territory: "1706204", name: "Oʻrinov Bek" });
    await makePerson(service, { territory: "1706204", name: "Zokirov Vali" });
    await makePerson(service, { territory: "1703202", name: "Aliyev Uzoqda" });
    const first = await get("/users?limit=2", reader.token);
    expect(first.body).toMatchObject({ total: 3, more: false });
    const second = await get(`/users?limit=2&after=${String(first.body["next"])}`, reader.token);
    const names = [first, second].flatMap(({ body }) => (body["items"] as { name: string }[]).map(({ name }) => name));
    expect(names).toEqual(["Zokirov Vali", "Oʻrinov Bek", "Shodiyev Ali"]);
    expect(second.body["next"]).toBeNull();
  });

  test("finds a name whatever the apostrophe and the script", async () => {
    const reader = await makePerson(service, { territory: "1708", codes: administratorCodes });
    await makePerson(service, { territory: "1708", name: "Gʻulomov Oʻktam" });
    const found = await Promise.all(
      ["gulomov", "G'ulomov O`ktam", "Ғуломов"].map((search) =>
        get(`/users?search=${encodeURIComponent(search)}`, reader.token),
      ),
    );
    expect(found.map(({ body }) => body["total"])).toEqual([1, 1, 1]);
  });

  test("answers 404 for a user of another territory, with the body of an unknown one", async () => {
    const reader = await makePerson(service, { territory: "1703", codes: administratorCodes });
    const stranger = await makePerson(service, { territory: "1706" });
    const hidden = await get(`/users/${stranger.id}`, reader.token);
    const unknown = await get("/users/018f0000-0000-7000-8000-000000000000", reader.token);
    expect(hidden.status).toBe(404);
    expect(hidden.text).toBe(unknown.text);
  });

  test("shows the PINFL in full only to those who may read it, and writes down that they did", async () => {
    const person = await makePerson(service, { territory: "1703202", pinfl: "31503900010013" });
    const plain = await makePerson(service, { territory: "1703", codes: administratorCodes });
    const trusted = await makePerson(service, {
      territory: "1703",
      codes: [...administratorCodes, "read_personal:property"],
      name: "Ishonchli Odam",
    });
    expect((await get(`/users/${person.id}`, plain.token)).body["pinfl"]).toBe("3•••••••••••13");
    expect((await get(`/users/${person.id}`, trusted.token)).body["pinfl"]).toBe("31503900010013");
    const history = await get(`/users/history/${person.id}`, plain.token);
    expect(history.body["items"]).toMatchObject([{ action: "personal.read", actor: "Ishonchli Odam" }]);
  });

  test("comes as a spreadsheet of exactly the filtered rows, whose cells are never formulas", async () => {
    const reader = await makePerson(service, { territory: "1710", codes: administratorCodes, name: "Boshliq" });
    await makePerson(service, { territory: "1710", name: '=HYPERLINK("x") & <b>' });
    const reply = await service.app.inject({
      url: "/api/v1/report/users/excel",
      headers: { authorization: `Bearer ${reader.token}` },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-disposition"]).toContain("Foydalanuvchilar%202026-03-05.xlsx");
    const sheet = unzip(reply.rawPayload, "xl/worksheets/sheet1.xml");
    expect(sheet.match(/<row /g)).toHaveLength(3);
    expect(sheet).toContain("=HYPERLINK(&quot;x&quot;) &amp; &lt;b&gt;");
    expect(sheet).not.toContain("<f>");

    const filter = "search=boshliq";
    const { total } = (await get(`/users?${filter}`, reader.token)).body;
    const narrowed = await service.app.inject({
      url: `/api/v1/report/users/excel?${filter}`,
      headers: { authorization: `Bearer ${reader.token}` },
    });
    const rows = unzip(narrowed.rawPayload, "xl/worksheets/sheet1.xml");
    expect(total).toBe(1);
    expect(rows.match(/<row /g)).toHaveLength(2);
    expect(rows).toContain("Boshliq");
  });
});

describe("the grant rule", () => {
  test("refuses codes the actor does not hold, however they are given", async () => {
    const actor = await makePerson(service, { territory: "17", codes: administratorCodes });
    const target = await makePerson(service, { territory: "1703", codes: ["read:property"] });
    const page = await get(`/users/${target.id}`, actor.token);
    const direct = await service.call({
      method: "PATCH",
      path: `/users/${target.id}/permissions`,
      token: actor.token,
      body: { granted: ["council:property"], revoked: [] },
      headers: version(page.body),
    });
    expect(direct.body).toMatchObject({ status: 403, code: "grant-refused" });
    const richer = await makePosition(service, ["council:property"]);
    const role = await makePosition(service, ["council:property"], "roles");
    const body = {
      name: "Sinov Odamov",
      phone: null,
      organisationId: target.organisationId,
      positionId: target.positionId,
      roleIds: [],
      territory: "1703",
    };
    const byPosition = { ...body, positionId: richer };
    const byRole = { ...body, roleIds: [role] };
    for (const indirect of [byPosition, byRole]) {
      // One after the other: each would change the version.
      const reply = await service.call({
        method: "PUT",
        path: `/users/${target.id}`,
        token: actor.token,
        body: indirect,
        headers: version(page.body),
      });
      expect(reply.body).toMatchObject({ status: 403, code: "grant-refused" });
    }
  });

  test("lets the actor give what they hold, once, and tells a stale reader what stands now", async () => {
    const actor = await makePerson(service, { territory: "17", codes: administratorCodes });
    const target = await makePerson(service, { territory: "1703" });
    const page = await get(`/users/${target.id}`, actor.token);
    const call = {
      method: "PATCH",
      path: `/users/${target.id}/permissions`,
      token: actor.token,
      body: { granted: ["read:property"], revoked: [] },
      headers: { ...version(page.body), "idempotency-key": "one-act-of-one-person" },
    } as const;
    const first = await service.call(call);
    expect(first.body["effective"]).toEqual(["read:property"]);
    expect(await service.call(call)).toMatchObject({ status: 200, text: first.text });
    const stale = await service.call({ ...call, headers: version(page.body) });
    expect(stale.body).toMatchObject({
      status: 412,
      code: "precondition-failed",
      current: { granted: ["read:property"] },
    });
    const other = await service.call({ ...call, body: { granted: [], revoked: [] } });
    expect(other.body).toMatchObject({ status: 422, code: "idempotency-mismatch" });
  });

  test("refuses a person more for themselves, and a code there is not", async () => {
    const actor = await makePerson(service, { territory: "17", codes: administratorCodes, revoked: ["read:property"] });
    const page = await get(`/users/${actor.id}`, actor.token);
    const self = await service.call({
      method: "PATCH",
      path: `/users/${actor.id}/permissions`,
      token: actor.token,
      body: { granted: [], revoked: [] },
      headers: version(page.body),
    });
    expect(self.body).toMatchObject({ code: "grant-refused" });
    const strange = await service.call({
      method: "PATCH",
      path: `/users/${actor.id}/permissions`,
      token: actor.token,
      body: { granted: ["fly:property"], revoked: [] },
      headers: version(page.body),
    });
    expect(strange.body).toMatchObject({ code: "invalid", errors: [{ pointer: "/granted/0" }] });
  });
});

test("a blocked user is out at once and stays out; unblocking is a grant", async () => {
  const actor = await makePerson(service, { territory: "17", codes: administratorCodes });
  const weak = await makePerson(service, { territory: "17", codes: ["block:user", "read:user"] });
  const target = await makePerson(service, { territory: "1703", codes: ["read:property"] });
  const block = (token: string, blocked: boolean) =>
    service.call({
      method: "PATCH",
      path: `/users/${target.id}/demontion-blocked`,
      token,
      body: { blocked, reason: "Tekshiruv davrida" },
    });
  expect((await block(actor.token, true)).body).toMatchObject({ blocked: true, blockedReason: "Tekshiruv davrida" });
  expect((await get("/users/me", target.token)).status).toBe(401);
  expect((await service.call({ path: "/auth/refresh", token: target.refreshToken })).status).toBe(401);
  expect((await block(weak.token, false)).body).toMatchObject({ code: "grant-refused" });
  expect((await block(actor.token, false)).body).toMatchObject({ blocked: false });
});

test("a change of rights holds on the person's next request", async () => {
  const actor = await makePerson(service, { territory: "17", codes: administratorCodes });
  const target = await makePerson(service, { territory: "1703", codes: ["read:user"] });
  expect((await get("/users", target.token)).status).toBe(200);
  const page = await get(`/users/${target.id}`, actor.token);
  await service.call({
    method: "PATCH",
    path: `/users/${target.id}/permissions`,
    token: actor.token,
    body: { granted: [], revoked: ["read:user"] },
    headers: version(page.body),
  });
  expect((await get("/users", target.token)).body).toMatchObject({
    code: "permission-missing",
    params: { code: "read:user" },
  });
});

test("what a person did is told in the order it happened, with the file it was about and from where to where it went", async () => {
  const { context, clock } = service;
  await addNeighborhood(context.db);
  const doer = await makePerson(service, { territory: "17", codes: ["create:property", "read:property"] });
  const { body: opened } = await service.call({
    method: "POST",
    path: "/applications",
    token: doer.token,
    body: bareFacts,
  });
  const { id, number } = await context.db
    .selectFrom("applications")
    .select(["id", "number"])
    .where("id", "=", String(opened["id"]))
    .executeTakeFirstOrThrow();
  // Arrives last, and happened before the rest: so the demonstration is filled, and so lists of before come in.
  await withTransaction(context.db, async (tx) =>
    appendHistory(tx, {
      record: { kind: "application", id: crypto.randomUUID(), homeRegion: "1718" },
      at: new Date(clock.now().getTime() - 86_400_000),
      actor: doer.id,
      impersonator: null,
      action: "application.moved",
      from: "editing",
      to: "to_conclusion",
      params: { move: "submit" },
    }),
  );
  const historyOf = async (codes: readonly string[], territory = "17") => {
    const reader = await makePerson(service, { territory, codes });
    const { body } = await get(`/users/history/${doer.id}?limit=100`, reader.token);
    return body as unknown as {
      items: { sequence: number; at: string; action: string; from: string | null; to: string | null }[];
      about: Record<string, unknown>;
    };
  };
  const { items, about } = await historyOf(["read_history:user", "read:property"]);
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)));
  expect(items.at(-1)).toMatchObject({ action: "application.moved", from: "editing", to: "to_conclusion" });
  expect(Object.values(about)).toContainEqual({ kind: "application", id, number });
  // Who does not see applications is not told their numbers.
  expect((await historyOf(["read_history:user"])).about).toEqual({});
});

test("acts on areas and plan schedules are told with the number, or the neighbourhood and year, to who sees them", async () => {
  const { context, clock } = service;
  const neighborhood = "14160007";
  await addNeighborhood(context.db, neighborhood);
  const doer = await makePerson(service, { territory: "17", codes: ["create:area", "read:area"] });
  const area = await service.call({
    method: "POST",
    path: "/areas",
    token: doer.token,
    body: { ...bareAreaFacts, districtSoato: kitDistrict, neighborhoodId: neighborhood },
  });
  expect(area.status).toBe(201);
  const schedule = crypto.randomUUID();
  const homeRegion = kitDistrict.slice(0, 4);
  await withTransaction(context.db, async (tx) => {
    await tx
      .insertInto("schedules")
      .values({
        home_region: homeRegion,
        id: schedule,
        neighborhood_id: neighborhood,
        region_soato: homeRegion,
        district_soato: kitDistrict,
        year: 2026,
        state: "schedule_draft",
        starts_on: "2026-05-01",
        ends_on: "2026-05-20",
        organisation_id: doer.organisationId ?? "",
        people: jsonb([]),
        plots: 10,
        end_reason: null,
        created_at: clock.now(),
        state_since: clock.now(),
      })
      .execute();
    await appendHistory(tx, {
      record: { kind: "schedule", id: schedule, homeRegion },
      at: clock.now(),
      actor: doer.id,
      impersonator: null,
      action: "schedule.created",
      to: "schedule_draft",
    });
  });
  const aboutFor = async (codes: readonly string[], territory = "17") => {
    const reader = await makePerson(service, { territory, codes: ["read_history:user", ...codes] });
    const { body } = await get(`/users/history/${doer.id}?limit=100`, reader.token);
    return Object.values(body["about"] as Record<string, unknown>);
  };
  const ofArea = { kind: "area", id: area.body["id"], number: area.body["number"] };
  const name = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
  const ofSchedule = { kind: "schedule", id: schedule, year: 2026, neighborhood: { id: neighborhood, name } };
  expect(await aboutFor(["read:area"])).toEqual([ofArea]);
  expect(await aboutFor(["read:plan"])).toEqual([ofSchedule]);
  expect(await aboutFor(["read:property"])).toEqual([]);
});

describe("impersonation", () => {
  test("reads as the other person, writes only with a reason, and ends where it began", async () => {
    const actor = await makePerson(service, { territory: "17", codes: administratorCodes, name: "Bosh Admin" });
    const target = await makePerson(service, { territory: "1703", codes: ["read:user"], name: "Oddiy Xodim" });
    const child = await get(`/auth/impersonate/${target.id}`, actor.token);
    const token = String(child.body["access_token"]);
    expect((await get("/users/me", token)).body).toMatchObject({
      name: "Oddiy Xodim",
      impersonation: { by: "Bosh Admin", writable: false },
    });
    const keep = () =>
      service.call({
        method: "PUT",
        path: "/drafts/create:property/new",
        token,
        body: { value: { note: "Qoralama" } },
      });
    expect((await keep()).body).toMatchObject({ code: "impersonation-limited" });
    const reason = { reason: "Murojaat boʻyicha tekshirish" };
    expect(
      (await service.call({ method: "POST", path: "/auth/impersonation/reason", token, body: reason })).status,
    ).toBe(204);
    expect((await keep()).status).toBe(200);
    const back = await get("/auth/revert", token);
    expect((await get("/users/me", String(back.body["access_token"]))).body).toMatchObject({ name: "Bosh Admin" });
    expect((await get("/users/me", token)).status).toBe(401);
    const history = await get(`/users/history/${target.id}`, actor.token);
    expect((history.body["items"] as { action: string }[]).map(({ action }) => action)).toEqual([
      "impersonation.ended",
      "impersonation.reasoned",
      "impersonation.opened",
    ]);
  });

  test("never reaches someone with more rights, and never grows past the actor's own", async () => {
    const actor = await makePerson(service, { territory: "1703", codes: ["impersonate:user"] });
    const richer = await makePerson(service, { territory: "1703", codes: ["council:property"] });
    const wider = await makePerson(service, { territory: "17" });
    expect((await get(`/auth/impersonate/${richer.id}`, actor.token)).body).toMatchObject({ code: "grant-refused" });
    expect((await get(`/auth/impersonate/${wider.id}`, actor.token)).status).toBe(404);
    expect((await get(`/auth/impersonate/${actor.id}`, actor.token)).body).toMatchObject({
      code: "impersonation-limited",
    });
  });
});

test("numbers of people online equal the list they open", async () => {
  const reader = await makePerson(service, { territory: "1714", codes: administratorCodes });
  await makePerson(service, { territory: "1714" });
  await makeOrganisation(service);
  service.clock.advance(5 * 60_000);
  await get("/users/me", reader.token);
  const { body } = await get("/users/online-users-count", reader.token);
  expect(body).toEqual({ count: 1 });
  expect((await get("/users?online=true", reader.token)).body["total"]).toBe(1);
});
