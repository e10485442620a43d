import { permissionCodes } from "@yer/api/contract/codes";
import { sortKey } from "@yer/api/formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { personAsActor } from "../../identity/access/person-actor.js";
import { createApplication } from "../applications/open-applications.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { putDraft } from "../../platform/drafts/queries.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { madePinfl } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let administrator: MadePerson;
let serial = 0;
const district = "1718401";
const operatorCodes = ["create:property", "read:property", "update:property", "submit:property"];

beforeAll(async () => {
  service = await openTestApp();
  administrator = await makePerson(service, { territory: "17", codes: permissionCodes });
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
});
afterAll(async () => service.close());

/** An application that a person opens, of the occupier with the given number. */
async function applicationBy(
  person: MadePerson,
  pinfl = madePinfl((serial += 1)),
): Promise<{ id: string; number: string }> {
  const { context, clock } = service;
  const actor = await personAsActor(context.db, person.id, clock.now());
  if (actor === undefined) throw new Error("Nobody is there.");
  const id = await withTransaction(context.db, async (tx) =>
    createApplication(
      tx,
      {
        actor,
        now: clock.now(),
        events: context.events,
        settings: await readSettings(tx),
        signer: context.signer,
        // An office of few is asked why somebody opens what too few are left for.
        why: "Tumanda boshqa xodim yoʻq",
      },
      {
        legalBasis: 1,
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
  const row = await context.db
    .selectFrom("applications")
    .select("number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, number: row.number };
}

/** A step that awaits an organisation's conclusion, as a run writes it. */
async function awaitConclusion(applicationId: string, organisationId: string): Promise<void> {
  const { db } = service.context;
  const version = await db.selectFrom("diagram_versions").select("id").executeTakeFirstOrThrow();
  const run = { home_region: "1718", id: uuidv7(), application_id: applicationId };
  await db
    .insertInto("runs")
    .values({
      ...run,
      sequence: 1,
      version_id: version.id,
      resolution: jsonb({}),
      state: "running",
      outcome: null,
      started_at: service.clock.now(),
      ended_at: null,
    })
    .execute();
  await db
    .insertInto("step_organisations")
    .values({
      home_region: "1718",
      run_id: run.id,
      step_id: "ecology",
      organisation_id: organisationId,
      application_id: applicationId,
      state: "awaited",
      due_at: null,
      asked_at: null,
    })
    .execute();
}

async function operator(name: string, territory = district) {
  return makePerson(service, { territory, codes: operatorCodes, name });
}

async function post(path: string, body: unknown) {
  return service.call({ method: "POST", path, token: administrator.token, body });
}

describe("handing over a leaver's work", () => {
  test("shares all files among those who may take them, says so beforehand, and tells every file", async () => {
    const leaver = await operator("Ketuvchi Xodim");
    const [first, second] = [await operator("Birinchi Xodim"), await operator("Ikkinchi Xodim")];
    const applications = [await applicationBy(leaver), await applicationBy(leaver), await applicationBy(leaver)];
    await applicationBy(second);
    const recipients = [first.id, second.id];
    const preview = await post(`/users/${leaver.id}/handover/preview`, { recipients });
    expect(preview.body).toEqual({
      shares: [
        { id: first.id, name: "Birinchi Xodim", files: 2, holds: 0 },
        { id: second.id, name: "Ikkinchi Xodim", files: 1, holds: 1 },
      ],
      left: [],
      leftTotal: 0,
      conclusionsLeft: 0,
      pool: null,
      drafts: 0,
      conclusionsHeld: 0,
    });
    const done = await post(`/users/${leaver.id}/handover`, { recipients, reason: "Ishdan boʻshadi" });
    expect(done.body).toEqual({ files: 3 });
    const work = await service.call({ path: `/users/${leaver.id}/work`, token: administrator.token });
    expect(work.body).toMatchObject({ files: 0, byStatus: [] });
    const history = await service.call({
      path: `/applications/${String(applications[0]?.id)}/history`,
      token: administrator.token,
    });
    expect((history.body["items"] as unknown[])[0]).toMatchObject({
      action: "application.assigned",
      reason: "Ishdan boʻshadi",
    });
  });

  test("is refused whole where one file would have nobody, naming it and why", async () => {
    const leaver = await operator("Ketuvchi Ikkinchi");
    const pinfl = madePinfl(800);
    const party = await makePerson(service, { territory: district, codes: operatorCodes, pinfl });
    await applicationBy(leaver);
    const own = await applicationBy(leaver, pinfl);
    const recipients = [party.id];
    const preview = await post(`/users/${leaver.id}/handover/preview`, { recipients });
    expect(preview.body).toMatchObject({
      leftTotal: 1,
      left: [{ number: own.number, reasons: [{ code: "own-file" }] }],
    });
    const refused = await post(`/users/${leaver.id}/handover`, { recipients, reason: "Ishdan boʻshadi" });
    expect(refused.body).toMatchObject({
      code: "move-refused",
      reasons: [{ code: "files-left", params: { count: 1 } }],
    });
    const work = await service.call({ path: `/users/${leaver.id}/work`, token: administrator.token });
    expect(work.body).toMatchObject({ files: 2 });
  });

  test("takes unsent forms along: with their file, and a new one to whoever has none", async () => {
    const leaver = await operator("Yozuvchi Xodim");
    const [first, second] = [await operator("Bosh Xodim"), await operator("Davomchi Xodim")];
    const application = await applicationBy(leaver);
    const { clock } = service;
    const keep = async (person: string, form: string, record: string, address: string) =>
      withTransaction(service.context.db, async (tx) =>
        putDraft(tx, { person, form, record }, { value: { address }, baseVersion: null, savedAt: clock.now() }),
      );
    await keep(leaver.id, "update:property", application.id, "Faylniki");
    await keep(leaver.id, "create:property", "new", "Yangisiniki");
    await keep(leaver.id, "update:user", leaver.id, "Oʻziniki");
    await keep(first.id, "create:property", "new", "Birinchiniki");
    await keep(leaver.id, "give:conclusion", `${application.id}-ecology`, "Boshqa idoraniki");
    const recipients = [first.id, second.id];
    expect((await post(`/users/${leaver.id}/handover/preview`, { recipients })).body).toMatchObject({ drafts: 3 });
    await post(`/users/${leaver.id}/handover`, { recipients, reason: "Ishdan boʻshadi" });
    const rows = await service.context.db
      .selectFrom("draft")
      .select(["person", "form", "value"])
      .where("person", "in", [leaver.id, ...recipients])
      .orderBy("form")
      .execute();
    const holder = await service.context.db
      .selectFrom("applications")
      .select("assignee_id")
      .where("id", "=", application.id)
      .executeTakeFirstOrThrow();
    const of = (person: string) =>
      rows.filter((row) => row.person === person).map(({ value }) => Object.values(value)[0]);
    expect(of(leaver.id)).toEqual(["Boshqa idoraniki", "Oʻziniki"]);
    expect(of(first.id)).toContain("Birinchiniki");
    expect(of(second.id)).toContain("Yangisiniki");
    expect(of(holder.assignee_id ?? "")).toContain("Faylniki");
  });

  test("leaves no conclusion that nobody could give: refused until another member may", async () => {
    const body = { kind: "ecology" } as const;
    const codes = ["read:property", "give:conclusion"];
    const leaver = await makePerson(service, { territory: district, codes, organisation: body, name: "Yagona Aʼzo" });
    const { id } = await applicationBy(await operator("Ochuvchi Xodim"));
    const taker = await operator("Qabul Xodim");
    await awaitConclusion(id, String(leaver.organisationId));
    const recipients = [taker.id];
    const preview = async () => (await post(`/users/${leaver.id}/handover/preview`, { recipients })).body;
    expect(await preview()).toMatchObject({
      conclusionsLeft: 1,
      pool: { organisation: { id: leaver.organisationId }, awaited: 1, others: [] },
    });
    const refused = await post(`/users/${leaver.id}/handover`, { recipients, reason: "Ishdan boʻshadi" });
    expect(refused.body).toMatchObject({
      code: "move-refused",
      reasons: [{ code: "conclusions-left", params: { count: 1 } }],
    });
    const organisation = { id: String(leaver.organisationId) };
    await makePerson(service, { territory: district, codes, organisation, blocked: true });
    expect(await preview()).toMatchObject({ conclusionsLeft: 1 });
    const other = await makePerson(service, { territory: district, codes, organisation, name: "Ikkinchi Aʼzo" });
    expect(await preview()).toMatchObject({
      conclusionsLeft: 0,
      pool: { awaited: 1, others: [{ id: other.id, name: "Ikkinchi Aʼzo" }] },
    });
    expect((await post(`/users/${leaver.id}/handover`, { recipients, reason: "Ishdan boʻshadi" })).status).toBe(200);
  });

  test("takes no recipient who is blocked, or the leaver", async () => {
    const leaver = await operator("Ketuvchi Uchinchi");
    const blocked = await makePerson(service, { territory: district, codes: operatorCodes, blocked: true });
    for (const id of [leaver.id, blocked.id]) {
      const reply = await post(`/users/${leaver.id}/handover/preview`, { recipients: [id] });
      expect(reply.body).toMatchObject({ code: "invalid", errors: [{ pointer: "/recipients/0" }] });
    }
  });
});

test("a body's workload counts each member's files as the register lists them", async () => {
  const person = await operator("Band Xodim");
  await applicationBy(person);
  const reply = await service.call({
    path: `/organisations/${String(person.organisationId)}/workload`,
    token: administrator.token,
  });
  expect(reply.body).toMatchObject({ items: [{ id: person.id, files: 1, late: 0 }], awaited: 0 });
});

async function why(person: string, application: string, action: string) {
  const query = new URLSearchParams({ person, kind: "file", record: application, action }).toString();
  return (await service.call({ path: `/access/why?${query}`, token: administrator.token })).body;
}

describe("Why?", () => {
  test("says what the act itself would answer, and where the permission comes from", async () => {
    const maker = await operator("Tuzuvchi Xodim");
    const { id, number } = await applicationBy(maker);
    expect(await why(maker.id, number, "edit")).toMatchObject({
      allowed: true,
      code: "update:property",
      sources: [{ kind: "position", id: maker.positionId }],
      reasons: [],
    });
    const view = await service.call({ path: `/applications/${id}`, token: maker.token });
    const submit = (view.body["moves"] as { key: string; reasons: unknown }[]).find(({ key }) => key === "submit");
    expect(await why(maker.id, number, "submit")).toMatchObject({ reasons: submit?.reasons });
  });

  test("names the missing permission, the territory, the part taken and the body that was not asked", async () => {
    const maker = await operator("Tuzuvchi Boshqa");
    const { number } = await applicationBy(maker);
    const clerk = await makePerson(service, { territory: district, codes: ["read:property"] });
    expect(await why(clerk.id, number, "edit")).toMatchObject({
      allowed: false,
      visible: true,
      sources: [],
      reasons: [{ code: "permission-missing", params: { code: "update:property" } }],
    });
    const far = await operator("Uzoq Xodim", "1703202");
    expect(await why(far.id, number, "read")).toMatchObject({ visible: false, reasons: [{ code: "other-territory" }] });
    const ecologist = await makePerson(service, {
      territory: district,
      codes: ["read:property", "give:conclusion"],
      organisation: { kind: "ecology" },
    });
    expect(await why(ecologist.id, number, "read")).toMatchObject({ reasons: [{ code: "not-involved" }] });
    const busy = await makePerson(service, { territory: district, codes: [...operatorCodes, "review:property"] });
    const own = await applicationBy(busy);
    expect(await why(busy.id, own.number, "review_announce")).toMatchObject({
      reasons: [{ code: "duty-conflict", params: { part: "submit" } }, { code: "not-from-here" }],
    });
  });

  test("answers nobody about a person or a file that they do not see", async () => {
    const maker = await operator("Tuzuvchi Yana");
    const { number } = await applicationBy(maker);
    const asker = await makePerson(service, { territory: "1703", codes: ["explain:access", "read:property"] });
    const query = new URLSearchParams({ person: asker.id, kind: "file", record: number, action: "read" }).toString();
    expect((await service.call({ path: `/access/why?${query}`, token: asker.token })).status).toBe(404);
  });
});
