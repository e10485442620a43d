import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnnouncementRow, Offer } from "@yer/api/contract/public";
import { demoIdentities } from "../../demo/identities.js";
import { demoId } from "../../demo/random.js";
import { openSession } from "../../identity/auth/session-service.js";
import type { SignInMethod } from "../../schema/tables/people.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let app: TestApp;
let announced: AnnouncementRow;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 20);
  const { body } = await app.call({ path: "/public/announcements" });
  const [first] = (body as { items: AnnouncementRow[] }).items;
  if (first === undefined) throw new Error("The demonstration announces a file among its first.");
  announced = first;
});
afterAll(() => app.close());

const objection = {
  name: "Qoʻshni Namunayev",
  number: demoIdentities[0]?.pinfl ?? "",
  phone: "+998901234567",
  text: "Chegaraning bir qismi meniki, hujjatim bor.",
  fileIds: [],
};

async function citizen(method: SignInMethod = "oneid"): Promise<string> {
  const record = await withTransaction(app.context.db, async (tx) =>
    openSession(
      tx,
      { context: app.context, now: app.clock.now() },
      {
        userId: demoId("identity citizen"),
        isStaff: false,
        method,
        expiresAt: new Date(app.clock.now().getTime() + 3_600_000),
      },
    ),
  );
  return record.access_token;
}

test("anyone reads an announced file: what the allow-list names, and no person", async () => {
  const { body, text } = await app.call({ path: `/public/offers/${announced.applicationId}` });
  expect(Object.keys(body).toSorted()).toEqual(
    [
      "applicationId", "area", "cadastreNumber", "district", "from", "id", "landCategory", "legalBasis", "neighborhood",
      "number", "objections", "open", "outline", "purpose", "region", "to",
    ], // prettier-ignore
  );
  const people = await app.context.db.selectFrom("application_occupiers").select(["name", "pinfl"]).execute();
  for (const { name, pinfl } of people) {
    expect(text).not.toContain(name);
    expect(text).not.toContain(pinfl ?? name);
  }
});

test("around an announced plot anyone sees the others that are announced, and none that is not", async () => {
  const path = `/public/offers/${announced.applicationId}/neighbours`;
  const { db } = app.context;
  const [beside, hidden] = await db
    .selectFrom("applications")
    .select(["id", "status"])
    .where("status", "in", ["to_conclusion", "in_discussion", "at_justice", "in_review"])
    .where("outline", "is not", null)
    .orderBy("id")
    .limit(2)
    .execute();
  if (beside === undefined || hidden === undefined)
    throw new Error("The demonstration has two that are not announced.");
  const standing = await db.selectFrom("applications").select(["id", "status"]).execute();
  await sql`
    update applications as a set outline = own.outline, facts = jsonb_set(a.facts, '{outline}', own.facts -> 'outline')
    from (select outline, facts from applications where id = ${announced.applicationId}) as own
    where a.id = any(${[beside.id, hidden.id]}::uuid[])`.execute(db);
  await sql`update applications set status = 'announced' where id = ${beside.id}`.execute(db);

  const { body, status } = await app.call({ path });
  expect(status).toBe(200);
  const items = body["items"] as { id: string }[];
  const wasAnnounced = new Set(standing.filter((plot) => plot.status === "announced").map(({ id }) => id));
  expect(items.map(({ id }) => id)).toContain(beside.id);
  expect(items.map(({ id }) => id)).not.toContain(hidden.id);
  expect(items.filter(({ id }) => id !== beside.id && !wasAnnounced.has(id))).toEqual([]);
  expect(items.map(({ id }) => id)).not.toContain(announced.applicationId);
  expect(items.map((item) => Object.keys(item).toSorted())).toEqual(items.map(() => ["id", "outline"]));
  // One that is not announced has no such page: what lies around it is nobody's to ask.
  expect((await app.call({ path: `/public/offers/${hidden.id}/neighbours` })).status).toBe(404);
  await sql`update applications set status = ${beside.status} where id = ${beside.id}`.execute(db);
  expect((await app.call({ path })).body["items"]).not.toContainEqual(expect.objectContaining({ id: beside.id }));
});

test("anyone objects while the announcement runs, and nobody afterwards", async () => {
  const path = `/public/offers/${announced.applicationId}/objections`;
  const before = (await app.call({ path: `/public/offers/${announced.applicationId}` })).body as unknown as Offer;
  expect((await app.call({ method: "POST", path, body: objection })).status).toBe(200);
  const after = (await app.call({ path: `/public/offers/${announced.applicationId}` })).body as unknown as Offer;
  expect(after.objections.received).toBe(before.objections.received + 1);

  app.clock.set(new Date(announced.to));
  const late = await app.call({ method: "POST", path, body: objection });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ reasons: [{ code: "announcement-closed" }] });
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
});

test("an announcement that is over stands no longer among those one may object to, in the list and its count", async () => {
  const listed = async () =>
    (await app.call({ path: "/public/announcements?limit=100" })).body as { items: AnnouncementRow[]; total: number };
  const before = await listed();
  expect(before.items.length).toBe(before.total);
  app.clock.set(new Date(announced.to));
  const after = await listed();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  expect(after.items.map(({ id }) => id)).not.toContain(announced.id);
  expect(after.items.every(({ open }) => open)).toBe(true);
  expect(after.items.length).toBe(after.total);
});

test("nobody refuses or complains in a session that OneID does not vouch for", async () => {
  for (const path of ["refusal", "complaints"]) {
    const reply = await app.call({
      method: "POST",
      path: `/public/offers/${announced.applicationId}/${path}`,
      token: await citizen("password"),
      body: { reason: "Toʻlay olmayman", text: "Qaror asossiz deb bilaman", fileIds: [] },
    });
    expect(reply).toMatchObject({ status: 403, body: { code: "access-denied" } });
  }
});

test("a citizen sees the files of their own PINFL, refuses to pay, and learns nothing of others'", async () => {
  const token = await citizen();
  const { items } = (await app.call({ path: "/public/mine", token })).body as {
    items: { applicationId: string; status: string }[];
  };
  expect(items.map(({ status }) => status).toSorted()).toEqual(["announced", "editing", "in_payment", "rejected"]);
  const refuse = (id: string) =>
    app.call({ method: "POST", path: `/public/offers/${id}/refusal`, token, body: { reason: "Toʻlay olmayman" } });
  const own = items.find(({ status }) => status === "in_payment")?.applicationId ?? "";
  expect((await refuse(own)).status).toBe(204);
  const someone = await app.context.db
    .selectFrom("applications as a")
    .innerJoin("application_occupiers as o", "o.application_id", "a.id")
    .select("a.id")
    .where("o.pinfl", "!=", demoIdentities.find(({ staff }) => staff === null)?.pinfl ?? "")
    .executeTakeFirstOrThrow();
  expect((await refuse(someone.id)).status).toBe(404);
});

/** Acts on what a version guards. */
const guarded = async (path: string, token: string, version: number, body?: object) =>
  app.call({ method: "POST", path, token, headers: { "if-match": `"${version}"` }, body });

test("whoever acts on an objection as it was, its author or staff, is shown how it stands", async () => {
  const token = await citizen();
  const { pinfl } = demoIdentities.find(({ staff }) => staff === null) ?? {};
  const path = `/public/offers/${announced.applicationId}/objections`;
  const { id } = (await app.call({ method: "POST", path, token, body: { ...objection, number: pinfl } })).body;
  const staff = await makePerson(app, { codes: ["decide:objection", "read:objection", "read:property"] });
  expect((await guarded(`/objections/${String(id)}/review`, staff.token, 1)).status).toBe(200);
  const current = { id, state: "in_review", version: 2 };
  expect(await guarded(`/objections/${String(id)}/review`, staff.token, 1)).toMatchObject({
    status: 412,
    body: { current },
  });
  const withdraw = async (version: number) =>
    guarded(`/public/objections/${String(id)}/withdrawal`, token, version, { reason: "Kelishdik" });
  expect(await withdraw(1)).toMatchObject({ status: 412, body: { current } });
  expect((await withdraw(2)).status).toBe(204);
});

test("whoever decides a complaint as it was is shown the file as it stands", async () => {
  const { applicationId } = announced;
  const complaint = crypto.randomUUID();
  const { home_region } = await app.context.db
    .selectFrom("applications")
    .select("home_region")
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  await app.context.db
    .insertInto("complaints")
    .values({
      home_region,
      id: complaint,
      application_id: applicationId,
      sequence: 100,
      complainant_name: "Egasi",
      complainant_number: "1",
      text: "Shikoyat",
      file_ids: jsonb([]),
      at: app.clock.now(),
      state: "new",
    })
    .execute();
  const staff = await makePerson(app, { codes: ["decide:complaint", "read:property"] });
  const decide = async (version: number) =>
    guarded(`/applications/${applicationId}/complaints/${complaint}/decision`, staff.token, version, {
      verdict: "dismissed",
      reason: "Asossiz",
    });
  const { body } = await app.call({ path: `/applications/${applicationId}`, token: staff.token });
  expect(await decide(7)).toMatchObject({
    status: 412,
    body: { current: { id: applicationId, version: body["version"], complaints: [{ id: complaint, version: 1 }] } },
  });
  expect((await decide(1)).status).toBe(200);
});
