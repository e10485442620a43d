import { createHash } from "node:crypto";
import type { DocumentView, ApplicationDocument } from "@yer/api/contract/documents";
import type { OwnApplication } from "@yer/api/contract/own-applications";
import type { StatusKey } from "@yer/api/contract/statuses";
import { Certificate, ContentInfo, SignedData } from "pkijs";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifySignature } from "../../platform/signing/key-signer.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { renderDocumentsJob } from "./render-act.js";

let app: TestApp;
let reader: MadePerson;
let stranger: MadePerson;
/** An application whose discussion has ended and that was announced since. */
let announced: string;
/** An application whose discussion runs. */
let running: string;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 40);
  reader = await makePerson(app, { territory: "17", codes: ["read:property", "revoke:document"] });
  stranger = await makePerson(app, {
    territory: "17",
    codes: ["read:property"],
    organisation: { kind: "ecology" },
  });
  const files = await app.context.db.selectFrom("applications").select(["id", "status"]).execute();
  announced = files.find(({ status }) => status === "announced")?.id ?? "";
  const signed = await app.context.db.selectFrom("signed_acts").select("application_id").execute();
  running =
    files.find(
      ({ id, status }) => status === "in_discussion" && signed.some(({ application_id }) => application_id === id),
    )?.id ?? "";
});
afterAll(() => app.close());

async function ofApplication(id: string, person: MadePerson = reader): Promise<readonly ApplicationDocument[]> {
  const { body } = await app.call({ path: `/applications/${id}/documents`, token: person.token });
  return (body as { items: ApplicationDocument[] }).items;
}

async function page(path: string, token?: string): Promise<{ status: number; items: readonly DocumentView[] }> {
  const { status, body } = await app.call({ path, token });
  return { status, items: (body as { items?: DocumentView[] }).items ?? [] };
}

/** The address of a document's page, as a call. */
function callOf(address: string | null): string {
  const url = new URL(address ?? "");
  return url.pathname + url.search;
}

async function bytesOf(id: string, k = "", token?: string): Promise<{ status: number; bytes: Buffer }> {
  const reply = await app.app.inject({
    url: `/api/v1/documents/${id}/pdf${k}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: reply.statusCode, bytes: reply.rawPayload };
}

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages
    .flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : "")))
    .join(" ")
    .replaceAll(/\s+/g, " ");
}

describe("every conclusion", () => {
  test("is signed as it was given, and has an original and a redacted copy", async () => {
    const given = await app.context.db.selectFrom("conclusions").select(["id", "act_id", "summary"]).execute();
    expect(given.length).toBeGreaterThan(20);
    const acts = await app.context.db.selectFrom("signed_acts").selectAll().execute();
    const actOf = new Map(acts.map((act) => [act.id, act]));
    for (const { act_id, summary } of given) {
      const act = actOf.get(act_id ?? "");
      expect(JSON.parse(act?.content ?? "{}")).toMatchObject({ kind: "conclusion", reason: summary });
      expect(act?.pkcs7.length).toBeGreaterThan(300);
    }
    const copies = await app.context.db.selectFrom("documents").select(["act_id", "copy"]).execute();
    expect(copies).toHaveLength(2 * acts.length);
  });

  test("is read by staff who see it, on a page that says it is valid", async () => {
    const [first] = await ofApplication(announced);
    const { items } = await page(`/fields-pdf/${announced}/${first?.organisationId}`, reader.token);
    expect(items.map(({ copy, state }) => `${copy} ${state}`)).toEqual(
      expect.arrayContaining(["original valid", "redacted valid"]),
    );
    const original = items.find(({ copy }) => copy === "original");
    const { status, bytes } = await bytesOf(original?.id ?? "", "", reader.token);
    expect(status).toBe(200);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(original?.sha256);
  });

  test("is closed to a body that has no part in the file, as if it were not there", async () => {
    const [first] = await ofApplication(announced);
    expect((await app.call({ path: `/applications/${announced}/documents`, token: stranger.token })).status).toBe(404);
    expect((await bytesOf(first?.id ?? "", "", stranger.token)).status).toBe(404);
  });
});

describe.each(["conclusion", "justice", "certificate"] as const)("the paper of a %s", (kind) => {
  test("is a tagged PDF of A4 in its language, with its fonts in it, in the original and the redacted copy", async () => {
    const papers = await app.context.db
      .selectFrom("documents as d")
      .innerJoin("signed_acts as a", "a.id", "d.act_id")
      .select(["d.id", "d.copy"])
      .where("a.kind", "=", kind)
      .orderBy("d.id")
      .limit(2)
      .execute();
    expect(papers.map(({ copy }) => copy).toSorted()).toEqual(["original", "redacted"]);
    for (const { id } of papers) {
      const { status, bytes } = await bytesOf(id, "", reader.token);
      expect(status).toBe(200);
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: "uz-Latn" });
      const plain = bytes.toString("latin1");
      expect(plain).toContain("/FontFile2");
      expect(plain).not.toMatch(/\/Subtype \/Type1\b/);
      const first = await pdf.getPage(1);
      expect(first.view.map(Math.round)).toEqual([0, 0, 595, 842]);
      expect(JSON.stringify(await first.getStructTree())).toContain('"H1"');
    }
  });

  test("rests on words that its signature holds for, and for no others", async () => {
    const act = await app.context.db
      .selectFrom("signed_acts")
      .select(["content", "pkcs7"])
      .where("kind", "=", kind)
      .executeTakeFirstOrThrow();
    const { certificates } = new SignedData({ schema: ContentInfo.fromBER(act.pkcs7).content });
    const [own] = certificates ?? [];
    if (!(own instanceof Certificate)) throw new Error("The signature names no certificate.");
    expect(await verifySignature(act.pkcs7, Buffer.from(act.content), own)).toBe(true);
    expect(await verifySignature(act.pkcs7, Buffer.from(`${act.content} `), own)).toBe(false);
  });
});

describe("without a session", () => {
  test("an announced file's conclusions are read redacted: no person, no reasons", async () => {
    const known = await ofApplication(announced);
    const body = known.find(({ kind }) => kind === "conclusion")?.organisationId;
    const { items } = await page(`/fields-pdf/${announced}/${body}`);
    expect(new Set(items.map(({ copy }) => copy))).toEqual(new Set(["redacted"]));
    const { bytes } = await bytesOf(items[0]?.id ?? "");
    const text = await textOf(bytes);
    const original = known.find(({ copy, organisationId }) => copy === "original" && organisationId === body);
    const open = await textOf((await bytesOf(original?.id ?? "", "", reader.token)).bytes);
    const { occupier, summary, by } = await secretsOf(announced, body ?? "");
    for (const secret of [occupier, summary, by]) {
      expect(open).toContain(secret.replaceAll(/\s+/g, " "));
      expect(text).not.toContain(secret.replaceAll(/\s+/g, " "));
    }
    expect((await bytesOf(original?.id ?? "")).status).toBe(404);
  });

  test("a file that was never announced shows nothing", async () => {
    const [first] = await ofApplication(running);
    expect((await page(`/fields-pdf/${running}/${first?.organisationId}`)).status).toBe(404);
    expect((await bytesOf(first?.id ?? "")).status).toBe(404);
  });

  test("a key opens its own document and no other", async () => {
    const documents = await ofApplication(running);
    const original = documents.find(({ copy }) => copy === "original");
    const address = callOf(original?.address ?? null);
    const { status, items } = await page(address);
    expect(status).toBe(200);
    expect(items.map(({ id }) => id)).toEqual([original?.id]);
    const key = address.slice(address.indexOf("?"));
    expect((await bytesOf(original?.id ?? "", key)).status).toBe(200);
    for (const other of documents.filter(({ id }) => id !== original?.id)) {
      expect((await bytesOf(other.id, key)).status).toBe(404);
    }
    const last = key.at(-1) === "A" ? "Q" : "A";
    expect((await bytesOf(original?.id ?? "", `${key.slice(0, -1)}${last}`)).status).toBe(404);
  });

  test("whoever holds the bytes learns how the document stands", async () => {
    const [first] = await ofApplication(announced);
    const { bytes } = await bytesOf(first?.id ?? "", "", reader.token);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { body } = await app.call({ path: `/documents/by-hash/${sha256}` });
    expect(body).toMatchObject({ state: "valid", number: first?.number, copy: first?.copy });
    const changed = createHash("sha256").update(bytes).update(" ").digest("hex");
    expect((await app.call({ path: `/documents/by-hash/${changed}` })).status).toBe(404);
  });

  test("stays when whoever brought the same bytes is forgotten, and when the store is swept", async () => {
    const [first] = await ofApplication(announced);
    const { bytes } = await bytesOf(first?.id ?? "", "", reader.token);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await app.context.files.removeUnnamed(sha256);
    await app.context.files.sweepUnnamed(new Date(Date.now() + 86_400_000));
    expect(await bytesOf(first?.id ?? "", "", reader.token)).toEqual({ status: 200, bytes });
  });
});

/** An application in a status, and a citizen session of whom it belongs to. */
async function ownFile(status: StatusKey): Promise<{ id: string; token: string }> {
  const { id, pinfl } = await app.context.db
    .selectFrom("applications as a")
    .innerJoin("application_occupiers as o", "o.application_id", "a.id")
    .select(["a.id", "o.pinfl"])
    .where("a.status", "=", status)
    .where("o.pinfl", "is not", null)
    .where((eb) => eb.not(eb.exists(eb.selectFrom("users as u").select("u.id").whereRef("u.pinfl", "=", "o.pinfl"))))
    .orderBy("a.id")
    .executeTakeFirstOrThrow();
  return { id, token: (await makePerson(app, { staff: false, pinfl })).token };
}
async function ownOf(id: string, token: string): Promise<OwnApplication> {
  return (await app.call({ path: `/public/offers/${id}/own`, token })).body as unknown as OwnApplication;
}

describe("the occupier", () => {
  test("finds the certificate of a registered right with the file, on its page, and downloads it", async () => {
    const { id, token } = await ownFile("registered");
    const { documents, deadline, step } = await ownOf(id, token);
    const certificate = documents.find(({ kind }) => kind === "certificate");
    expect(certificate).toMatchObject({ copy: "original", state: "valid" });
    expect(documents.map(({ kind }) => kind)).toContain("justice");
    // An application that is final counts no days.
    const none = { endsAt: null, state: "none", daysLeft: null };
    expect([deadline, step]).toEqual([none, none]);
    const listed = await page(certificate?.path ?? "", token);
    expect(listed.items.map(({ kind, copy }) => `${kind} ${copy}`)).toEqual(["certificate original"]);
    expect((await bytesOf(certificate?.id ?? "", "", token)).status).toBe(200);
    const { items } = (await app.call({ path: "/public/mine", token })).body as {
      items: { applicationId: string; certificate: { id: string } | null }[];
    };
    expect(items.find(({ applicationId }) => applicationId === id)?.certificate?.id).toBe(certificate?.id);
    for (const document of documents)
      expect((await page(document.path.replace("-adliya", ""), token)).status).toBe(200);
  });

  test("of another file learns nothing of it", async () => {
    const { id, token } = await ownFile("registered");
    const [certificate] = (await ownOf(id, token)).documents;
    const other = await ownFile("at_council");
    expect((await page(certificate?.path ?? "", other.token)).status).toBe(404);
    expect((await bytesOf(certificate?.id ?? "", "", other.token)).status).toBe(404);
  });
});

test("what justice decided is superseded once the file is returned, and says so", async () => {
  const { id } = await app.context.db
    .selectFrom("applications")
    .select("id")
    .where("status", "=", "at_council")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const states = async () =>
    (await ofApplication(id)).filter(({ kind }) => kind === "justice").map(({ state }) => state);
  expect(new Set(await states())).toEqual(new Set(["valid"]));
  const returner = await makePerson(app, { territory: "17", codes: ["read:property", "return:property"] });
  const returned = await app.call({
    method: "POST",
    path: `/applications/${id}/return`,
    token: returner.token,
    body: { reason: "Chegara xato", requests: [{ kind: "fix_outline", note: "Qayta oʻlchang" }] },
  });
  expect(returned.status).toBe(200);
  expect(new Set(await states())).toEqual(new Set(["superseded"]));
});

test("a revoked document's page says so, and its key opens the document no more", async () => {
  const documents = await ofApplication(running);
  const target = documents.find(({ copy }) => copy === "redacted");
  const address = callOf(target?.address ?? null);
  const revoke = () =>
    app.call({
      method: "POST",
      path: `/documents/${target?.id}/revoke`,
      token: reader.token,
      body: { reason: "Nusxa adashib berilgan" },
    });
  expect((await revoke()).body).toMatchObject({ state: "revoked", address: null });
  expect((await revoke()).body).toMatchObject({ code: "move-refused", reasons: [{ code: "already-revoked" }] });
  expect((await page(address)).items).toMatchObject([{ id: target?.id, state: "revoked" }]);
  expect((await bytesOf(target?.id ?? "", address.slice(address.indexOf("?")))).status).toBe(404);
  const { body } = await app.call({ path: `/applications/${running}/history`, token: reader.token });
  expect(JSON.stringify(body)).toContain("document.revoked");
});

test("a conclusion that its body gave anew is superseded: its page, its hash and its address say so", async () => {
  const { db } = app.context;
  const [old] = (await ofApplication(running)).filter(({ copy, kind }) => copy === "original" && kind === "conclusion");
  const given = await db
    .selectFrom("conclusions")
    .select(["step_id", "verdict", "answers", "organisation_id"])
    .where("application_id", "=", running)
    .where("organisation_id", "=", old?.organisationId ?? "")
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();
  const { bytes } = await bytesOf(old?.id ?? "", "", reader.token);
  const member = await makePerson(app, {
    codes: ["give:conclusion", "read:property"],
    organisation: { id: given.organisation_id },
  });
  const { status } = await app.call({
    method: "POST",
    path: `/applications/${running}/conclusions`,
    token: member.token,
    body: {
      stepId: given.step_id,
      verdict: given.verdict,
      summary: "Qayta oʻrganildi.",
      answers: given.answers,
      fileIds: [],
    },
  });
  expect(status).toBe(200);
  const address = callOf(old?.address ?? null);
  expect((await page(address)).items).toMatchObject([{ id: old?.id, state: "superseded" }]);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect((await app.call({ path: `/documents/by-hash/${sha256}` })).body).toMatchObject({ state: "superseded" });
  const states = (await ofApplication(running))
    .filter(({ copy, organisationId }) => copy === "original" && organisationId === old?.organisationId)
    .map(({ state }) => state);
  expect(states.toSorted()).toEqual(["superseded", "valid"]);
});

test("the job renders what nobody has opened yet, each once", async () => {
  const waiting = async () =>
    (await app.context.db.selectFrom("documents").select("id").where("rendered_at", "is", null).execute()).length;
  const before = await waiting();
  await renderDocumentsJob(app.context).tick(app.clock.now());
  expect(await waiting()).toBe(Math.max(0, before - 20));
});

async function secretsOf(
  applicationId: string,
  organisationId: string,
): Promise<{ occupier: string; summary: string; by: string }> {
  const row = await app.context.db
    .selectFrom("conclusions as c")
    .innerJoin("application_occupiers as o", "o.application_id", "c.application_id")
    .select(["o.name as occupier", "c.summary", "c.by_name"])
    .where("c.application_id", "=", applicationId)
    .where("c.organisation_id", "=", organisationId)
    .orderBy("c.sequence", "desc")
    .executeTakeFirstOrThrow();
  return { occupier: row.occupier, summary: row.summary, by: row.by_name ?? "" };
}
