import { permissionCodes } from "@yer/api/contract/codes";
import { sortKey } from "@yer/api/formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { personAsActor } from "../../identity/access/person-actor.js";
import { createApplication } from "../../cases/applications/open-applications.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { madePinfl } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let administrator: MadePerson;
let serial = 0;
const district = "1718401";
const operatorCodes = ["create:property", "read:property", "update:property", "submit:property", "read_work:user"];

beforeAll(async () => {
  service = await openTestApp();
  const name = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
  await service.context.db
    .insertInto("neighborhoods")
    .values({
      id: "14160001",
      district_soato: district,
      name: jsonb(name),
      sort_key: sortKey("Sinov"),
      demonstration: true,
    })
    .execute();
  // Sessions end before applications grow old: who signs in does so after the days have passed.
  await applicationBy(await operator("Avvalgi Xodim"), undefined, 2);
  service.clock.advance(9 * 86_400_000);
  administrator = await makePerson(service, { territory: "17", codes: permissionCodes });
});
afterAll(async () => service.close());

/** An incomplete application in editing that a person opens. */
async function applicationBy(
  person: MadePerson,
  pinfl = madePinfl((serial += 1)),
  legalBasis: 1 | 2 = 1,
): Promise<string> {
  const { context, clock } = service;
  const actor = await personAsActor(context.db, person.id, clock.now());
  if (actor === undefined) throw new Error("Nobody is there.");
  return withTransaction(context.db, async (tx) =>
    createApplication(
      tx,
      { actor, now: clock.now(), events: context.events, settings: await readSettings(tx), signer: context.signer },
      {
        legalBasis,
        cadastreNumber: null,
        occupier: { kind: "person", name: "Namunayev Namuna", pinfl, passport: "ZZ1234567", birthDate: "1980-04-12" },
        districtSoato: district,
        neighborhoodId: "14160001",
        address: "Sinov koʻchasi",
        landCategory: "settlement",
        purpose: "dwelling",
        sizes: { total: 400, documented: 0, excess: 0, built: 120 },
        occupiedSince: 2012,
        outline: null,
        buildings: [],
        fileIds: [],
        payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
      },
    ),
  );
}

const operator = async (name: string, territory = district) =>
  makePerson(service, { territory, codes: operatorCodes, name });
const get = async (path: string, token = administrator.token) => (await service.call({ path, token })).body;
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.call({ method: "POST", path, token: administrator.token, body, headers });

interface Panel {
  readonly statuses: readonly { readonly status: string; readonly total: number; readonly oldest: number | null }[];
  readonly stuck: readonly { readonly kind: string; readonly total: number }[];
}
const stuckOf = ({ stuck }: Panel, kind: string) => stuck.find((one) => one.kind === kind)?.total;
const editingOf = ({ statuses }: Panel) => statuses.find(({ status }) => status === "editing");

describe("the panel", () => {
  test("counts by place and legal basis, and says how long the oldest file stands", async () => {
    await applicationBy(await operator("Sanovchi Xodim"), undefined, 1);
    const second = (await get("/process-panel?legalBasis=2")) as unknown as Panel;
    expect(editingOf(second)).toMatchObject({ total: 1, median: 9, oldest: 9, ages: { week: 0, month: 1 } });
    const here = (await get(`/process-panel?district=${district}`)) as unknown as Panel;
    expect(editingOf(here)).toMatchObject({ total: 2, median: 9, oldest: 9, ages: { week: 1, month: 1 } });
    const elsewhere = (await get("/process-panel?region=1703")) as unknown as Panel;
    expect(editingOf(elsewhere)).toMatchObject({ total: 0, median: null, oldest: null });
  });

  test("shows nobody more than the files of their territory", async () => {
    await applicationBy(await operator("Yaqin Xodim"));
    const far = await operator("Uzoq Xodim", "1703202");
    expect(editingOf((await get("/process-panel", far.token)) as unknown as Panel)?.total).toBe(0);
    expect((await get("/process-panel/stuck?kind=facts_missing", far.token))["total"]).toBe(0);
    expect((await get("/process-panel/people", far.token))["total"]).toBe(0);
    const clerk = await makePerson(service, { territory: "17", codes: [] });
    const refused = await service.call({ path: "/process-panel", token: clerk.token });
    expect([refused.status, refused.body["code"]]).toEqual([403, "permission-missing"]);
  });

  test("says of a stuck file what its own page says", async () => {
    const id = await applicationBy(await operator("Tutilgan Xodim"));
    const { items } = (await get("/process-panel/stuck?kind=facts_missing&limit=200")) as unknown as {
      items: { id: string; reasons: { code: string }[]; assignee: string }[];
    };
    const found = items.find((item) => item.id === id);
    const page = await get(`/applications/${id}`);
    expect(found).toMatchObject({ assignee: "Tutilgan Xodim", reasons: page["stuck"] });
    const submit = (page["moves"] as { key: string; reasons: unknown[] }[]).find(({ key }) => key === "submit");
    expect(submit?.reasons).toEqual(expect.arrayContaining([found?.reasons[0]]));
  });

  test("lists everybody who holds work, a page at a time, those with most late files first", async () => {
    for (const name of ["Birinchi Xodim", "Ikkinchi Xodim"]) await applicationBy(await operator(name));
    interface People {
      readonly items: readonly { readonly id: string; readonly late: number; readonly files: number }[];
      readonly total: number;
      readonly next: string | null;
    }
    const listed: People["items"][number][] = [];
    let page: People = { items: [], total: 0, next: "" };
    while (page.next !== null) {
      const after = page.next === "" ? "" : `&after=${page.next}`;
      page = (await get(`/process-panel/people?limit=1${after}`)) as unknown as People;
      listed.push(...page.items);
    }
    expect(listed).toHaveLength(page.total);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(1);
    expect(listed).toEqual(listed.toSorted((a, b) => b.late - a.late || b.files - a.files));
    expect(((await get("/process-panel/people")) as unknown as People).items).toEqual(listed);
  });

  test("finds files that nobody is responsible for, and those of the blocked", async () => {
    const person = await operator("Bloklangan Xodim");
    const [blocked, nobody] = [await applicationBy(person), await applicationBy(person)];
    const { db } = service.context;
    await db.updateTable("users").set({ blocked: true }).where("id", "=", person.id).execute();
    await db.updateTable("applications").set({ assignee_id: null }).where("id", "=", nobody).execute();
    const panel = (await get("/process-panel")) as unknown as Panel;
    expect([stuckOf(panel, "no_assignee"), stuckOf(panel, "assignee_blocked")]).toEqual([1, 1]);
    expect((await get(`/applications/${blocked}`))["stuck"]).toContainEqual({
      code: "assignee-blocked",
      params: { name: "Bloklangan Xodim" },
    });
    expect((await get("/process-panel/people"))["without"]).toBe(1);
    expect((await get("/applications?assignee=none"))["total"]).toBe(1);
    expect((await get(`/applications?assignee=${person.id}`))["total"]).toBe(1);
  });

  test.each([
    "region=abc",
    "legalBasis=9",
    "kind=colour",
    "kind=no_organisation&after=nonsense",
    "kind=no_organisation&limit=0",
    "kind=no_organisation&neighborhood=1",
  ])("refuses %s as invalid", async (query) => {
    const reply = await service.call({ path: `/process-panel/stuck?${query}`, token: administrator.token });
    expect([reply.status, reply.body["code"]]).toEqual([400, "invalid"]);
  });
});

interface Preview {
  readonly files: readonly {
    readonly id: string;
    readonly to: string | null;
    readonly refusals: readonly { readonly name: string; readonly reasons: readonly { readonly code: string }[] }[];
  }[];
}

async function resultsOf(applications: unknown, headers: Record<string, string> = {}) {
  const reply = await post("/process-panel/moves", { files: applications, reason: "Ish koʻpaydi" }, headers);
  return reply.body["results"] as { outcome: string; reasons: { code: string }[] }[];
}

describe("moving work", () => {
  test("shows who would take which file, and why others could not: territory, permission, another part, own matter", async () => {
    const leaver = await operator("Bandroq Xodim");
    const pinfl = madePinfl(801);
    const [plain, own] = [await applicationBy(leaver), await applicationBy(leaver, pinfl)];
    const party = await makePerson(service, { territory: district, codes: operatorCodes, pinfl, name: "Taraf Xodim" });
    const busy = await operator("Koʻrgan Xodim");
    const far = await operator("Olis Xodim", "1703202");
    const clerk = await makePerson(service, { territory: district, codes: ["read:property"], name: "Oddiy Xodim" });
    await service.context.db
      .insertInto("application_duties")
      .values({
        home_region: "1718",
        application_id: own,
        user_id: busy.id,
        part: "review",
        at: service.clock.now(),
      })
      .execute();
    const recipients = [party.id, busy.id, far.id, clerk.id];
    const { files: applications } = (
      await post("/process-panel/moves/preview", { select: { assignee: leaver.id }, recipients })
    ).body as unknown as Preview;
    expect(applications.find(({ id }) => id === plain)).toMatchObject({ refusals: [] });
    expect([party.id, busy.id]).toContain(applications.find(({ id }) => id === plain)?.to);
    const refused = applications.find(({ id }) => id === own);
    expect(refused?.to).toBeNull();
    expect(refused?.refusals.map(({ reasons }) => reasons[0]?.code)).toEqual([
      "own-file",
      "duty-conflict",
      "other-territory",
      "permission-missing",
    ]);
  });

  test("answers for each file on its own, and a second click moves nothing again", async () => {
    const leaver = await operator("Beruvchi Xodim");
    const taker = await operator("Oluvchi Xodim");
    const other = await operator("Boshqa Xodim");
    const [first, second] = [await applicationBy(leaver), await applicationBy(leaver)];
    const third = await applicationBy(other);
    const move = (id: string) => ({ id, from: leaver.id, to: taker.id });
    const unknown = "01932f00-0000-7000-8000-000000000000";
    const results = await resultsOf([first, third, unknown, second].map(move));
    expect(results.map(({ outcome }) => outcome)).toEqual(["moved", "refused", "refused", "moved"]);
    expect(results[1]?.reasons).toEqual([{ code: "assignee-changed", params: { name: "Boshqa Xodim" } }]);
    expect(results[2]?.reasons).toEqual([{ code: "file-unseen" }]);
    expect((await resultsOf([move(first)])).map(({ outcome }) => outcome)).toEqual(["already"]);
    const history = await get(`/applications/${first}/history`);
    const assigned = (history["items"] as { action: string }[]).filter(
      ({ action }) => action === "application.assigned",
    );
    expect(assigned).toHaveLength(1);
  });

  test("of two who move one file at the same time one does, and the other is told", async () => {
    const leaver = await operator("Bir Xodim");
    const [left, right] = [await operator("Chap Xodim"), await operator("Oʻng Xodim")];
    const id = await applicationBy(leaver);
    const outcomes = await Promise.all(
      [left, right].map(async ({ id: to }) => (await resultsOf([{ id, from: leaver.id, to }]))[0]),
    );
    expect(outcomes.map((one) => String(one?.outcome)).toSorted()).toEqual(["moved", "refused"]);
    expect(outcomes.find((one) => one?.outcome === "refused")?.reasons[0]?.code).toBe("assignee-changed");
  });

  test("the same act sent twice is one act", async () => {
    const [leaver, taker] = [await operator("Ikki Xodim"), await operator("Uch Xodim")];
    const id = await applicationBy(leaver);
    const applications = [{ id, from: leaver.id, to: taker.id }];
    const key = { "idempotency-key": "moved-once-0001" };
    expect([await resultsOf(applications, key), await resultsOf(applications, key)]).toEqual([
      [{ id, outcome: "moved", reasons: [] }],
      [{ id, outcome: "moved", reasons: [] }],
    ]);
  });

  test("tells nothing of files and people outside the actor's territory", async () => {
    const leaver = await operator("Yashirin Xodim");
    const id = await applicationBy(leaver);
    const far = await makePerson(service, {
      territory: "1703",
      codes: [...operatorCodes, "hand_over:work"],
    });
    const near = await operator("Yonidagi Xodim");
    const call = async (path: string, body: unknown) => service.call({ method: "POST", path, token: far.token, body });
    const moved = await call("/process-panel/moves", {
      files: [{ id, from: leaver.id, to: near.id }],
      reason: "Ish koʻpaydi",
    });
    expect(moved.body).toEqual({ results: [{ id, outcome: "refused", reasons: [{ code: "file-unseen" }] }] });
    const seen = await call("/process-panel/moves/preview", { select: { assignee: leaver.id }, recipients: [near.id] });
    expect([seen.status, seen.body["code"]]).toEqual([400, "invalid"]);
  });

  test.each([
    [{ files: [], reason: "Ish koʻpaydi" }],
    [{ files: [{ id: "x", from: null, to: "y" }], reason: "Ish koʻpaydi" }],
    [{ reason: "Ish koʻpaydi" }],
    [[]],
    ["nonsense"],
  ])("refuses %j as invalid", async (body) => {
    expect((await post("/process-panel/moves", body)).status).toBe(400);
  });
});
