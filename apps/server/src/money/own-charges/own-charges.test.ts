import { createHash } from "node:crypto";
import type { IssuedBill } from "@yer/api/contract/bills";
import type { ChargeRead } from "@yer/api/contract/charges";
import type { OwnCharge } from "@yer/api/contract/own-charges";
import { Certificate, ContentInfo, SignedData } from "pkijs";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { voidCharge } from "../../cases/applications/charge.js";
import { documentKeyOf } from "../../cases/documents/document-key.js";
import { findDocument } from "../../cases/documents/queries.js";
import { stateOf } from "../../cases/documents/service.js";
import { fillDemonstration } from "../../demo/fill.js";
import { addBankAccounts, demoAccount } from "../../demo/demo-accounts.js";
import { demoBillCode } from "../../demo/demo-bill-code.js";
import { demoId } from "../../demo/random.js";
import { openSession } from "../../identity/auth/session-service.js";
import { actingOf } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { verifySignature } from "../../platform/signing/key-signer.js";
import type { SignInMethod } from "../../schema/tables/people.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";

let app: TestApp;
/** The occupier, by OneID. */
let own: string;
let cashier: MadePerson;
/** Sees files only where their body is asked. */
let ecologist: MadePerson;
let stranger: MadePerson;
beforeAll(async () => {
  app = await openTestApp({}, { billCode: demoBillCode });
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillDemonstration(app.context, new AbortController().signal, 20);
  await addBankAccounts(app.context.db, app.clock.now());
  const codes = ["menu:payments", "read:cpayments", "read:property", "record:payment", "agree:instalments"] as const;
  cashier = await makePerson(app, { territory: "1718", codes });
  ecologist = await makePerson(app, {
    territory: "17",
    codes: ["menu:payments", "read:property"],
    organisation: { kind: "ecology" },
  });
  stranger = await makePerson(app, { staff: false, pinfl: "30101900010017" });
});
beforeEach(async () => {
  own = await citizen();
});
afterAll(() => app.close());

async function citizen(method: SignInMethod = "oneid"): Promise<string> {
  const record = await withTransaction(app.context.db, async (tx) =>
    openSession(
      tx,
      app.context.secrets,
      {
        userId: demoId("identity citizen"),
        isStaff: false,
        method,
        expiresAt: new Date(app.clock.now().getTime() + 3_600_000),
      },
      app.clock.now(),
    ),
  );
  return record.access_token;
}

async function mine(token = own): Promise<OwnCharge> {
  const { body } = await app.call({ path: "/public/charges", token });
  const open = (body as { items: OwnCharge[] }).items.filter(({ state }) => state === "open");
  const [first] = open;
  if (first === undefined) throw new Error("The demonstration's citizen has an open charge.");
  return first;
}
const asStaff = async (id: string): Promise<ChargeRead> =>
  (await app.call({ path: `/charges/${id}`, token: cashier.token })).body as unknown as ChargeRead;
const issue = (id: string, language = "uz_UZ", token = own) =>
  app.call({ method: "POST", path: `/public/charges/${id}/bill`, token, body: { language } });
const pay = async (applicationId: string, amount: number, document: string) => {
  const body = { amount, paidOn: "2026-11-20", document };
  const path = `/applications/${applicationId}/receipts`;
  expect((await app.call({ method: "POST", path, token: cashier.token, body })).status).toBe(200);
};
const bytesOf = async (id: string, token?: string, k = "") => {
  const reply = await app.app.inject({
    url: `/api/v1/documents/${id}/pdf${k}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: reply.statusCode, bytes: reply.rawPayload };
};
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

test("a bill is a signed PDF in the language asked for: where to, how much in figures and words, what for, by when", async () => {
  const charge = await mine();
  const issued = (await issue(charge.id, "ru_RU")).body as unknown as IssuedBill;
  const { status, bytes } = await bytesOf(issued.id, own);
  expect(status).toBe(200);
  const text = await textOf(bytes);
  const [, month, day] = (charge.sentence.day ?? "").split("-");
  for (const said of [
    charge.number,
    demoAccount,
    "00401",
    `${day}.${month}.`,
    "Сумма прописью",
    "тийинов",
    "ни один банк",
  ]) {
    expect(text).toContain(said);
  }
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: "ru" });
  expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain(`оплаты счёта ${charge.number}`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect((await app.call({ path: `/documents/by-hash/${sha256}` })).body).toMatchObject({
    kind: "bill",
    state: "valid",
  });
  const act = await app.context.db
    .selectFrom("signed_acts")
    .select(["content", "pkcs7"])
    .where("charge_id", "=", charge.id)
    .executeTakeFirstOrThrow();
  const { certificates } = new SignedData({ schema: ContentInfo.fromBER(act.pkcs7).content });
  const [seal] = certificates ?? [];
  if (!(seal instanceof Certificate)) throw new Error("The signature names no certificate.");
  expect(await verifySignature(act.pkcs7, Buffer.from(act.content), seal)).toBe(true);
});

test("a bill that says the same is answered with again; each language has its own", async () => {
  const { id } = await mine();
  const [first, again, english] = [await issue(id), await issue(id), await issue(id, "en_US")];
  expect(again.body).toEqual(first.body);
  expect(english.body["id"]).not.toBe(first.body["id"]);
  const staff = await app.call({
    method: "POST",
    path: `/charges/${id}/bill`,
    token: cashier.token,
    body: { language: "uz_UZ" },
  });
  expect(staff.body).toEqual(first.body);
});

test("a bill is read by its occupier, by staff who see the file's money and by whoever holds the paper, and nobody else", async () => {
  const { id, applicationId } = await mine();
  const bill = (await issue(id)).body as unknown as IssuedBill;
  expect((await bytesOf(bill.id, own)).status).toBe(200);
  expect((await bytesOf(bill.id, cashier.token)).status).toBe(200);
  for (const token of [undefined, stranger.token, ecologist.token]) {
    expect((await bytesOf(bill.id, token)).status).toBe(404);
  }
  const page = await app.call({ path: bill.path, token: own });
  expect((page.body as { items: { id: string }[] }).items.map((item) => item.id)).toContain(bill.id);
  const k = `?k=${documentKeyOf(app.context.secrets, bill.id)}`;
  expect((await bytesOf(bill.id, undefined, k)).status).toBe(200);
  // Documents of the file stay what they were: bills stand with the charge.
  const documents = await app.call({ path: `/applications/${applicationId}/documents`, token: cashier.token });
  expect(JSON.stringify(documents.body)).not.toContain(bill.id);
});

test("a bill says that another takes its place once a receipt of its charge was taken back, and once its charge is void", async () => {
  const { db } = app.context;
  const charge = await mine();
  const application = charge.applicationId;
  const holds = async (bill: IssuedBill) => {
    const { body } = await app.call({ path: bill.path, token: own });
    return (body as { items: { id: string; state: string }[] }).items.find(({ id }) => id === bill.id)?.state;
  };
  const first = (await issue(charge.id, "en_US")).body as unknown as IssuedBill;
  expect(await holds(first)).toBe("valid");
  app.clock.advance(60_000);
  await pay(application, 1_000, "T-1");
  expect(await holds(first)).toBe("superseded");
  const settings = async (tx: Transaction) => actingOf(tx, { actor: null, now: app.clock.now(), context: app.context });
  const { id: receipt } = await db
    .selectFrom("receipts")
    .select("id")
    .where("document", "=", "T-1")
    .executeTakeFirstOrThrow();
  await withTransaction(db, async (tx) => cancelReceipt(tx, await settings(tx), application, receipt));
  // The very sum is owed again, yet by a day of its own.
  expect((await mine()).remaining).toBe(charge.remaining);
  expect(await holds(first)).toBe("superseded");
  app.clock.advance(60_000);
  const second = (await issue(charge.id, "en_US")).body as unknown as IssuedBill;
  expect([second.id === first.id, await holds(second)]).toEqual([false, "valid"]);
  app.clock.advance(60_000);
  await expect(
    withTransaction(db, async (tx) => {
      await voidCharge(tx, await settings(tx), await readApplicationRecord(tx, application));
      const bill = await findDocument(tx, second.id);
      throw new Error(bill && stateOf(bill));
    }),
  ).rejects.toThrow("superseded");
});

test("nobody issues, reads or asks about a charge of somebody else, or learns that there is one", async () => {
  const { id } = await mine();
  const schedule = [
    { dueOn: "2026-12-01", amount: 1 },
    { dueOn: "2026-12-20", amount: 1 },
  ];
  const ask = { schedule, reason: "Birdaniga toʻlay olmayman" };
  expect((await issue(id, "uz_UZ", stranger.token)).status).toBe(404);
  const asked = await app.call({
    method: "POST",
    path: `/public/charges/${id}/instalment-requests`,
    token: stranger.token,
    body: ask,
  });
  expect(asked.status).toBe(404);
  expect((await app.call({ path: "/public/charges", token: stranger.token })).body).toEqual({ items: [] });
  expect((await app.call({ path: "/public/charges" })).status).toBe(401);
  expect((await issue(demoId("no charge"))).status).toBe(404);
  expect((await issue(id, "xx")).status).toBe(400);
  const byEcology = {
    method: "POST",
    path: `/charges/${id}/bill`,
    token: ecologist.token,
    body: { language: "uz_UZ" },
  } as const;
  expect((await app.call(byEcology)).status).toBe(404);
  const unvouched = await citizen("password");
  const said = await app.call({
    method: "POST",
    path: `/public/charges/${id}/instalment-requests`,
    token: unvouched,
    body: ask,
  });
  expect(said).toMatchObject({ status: 403, body: { code: "access-denied" } });
});

/** Two parts of what is owed. */
const halves = (owed: number) => [
  { dueOn: "2026-12-01", amount: Math.floor(owed / 2) },
  { dueOn: "2026-12-25", amount: owed - Math.floor(owed / 2) },
];
const ask = (id: string, schedule: unknown, reason = "Birdaniga toʻlay olmayman") =>
  app.call({
    method: "POST",
    path: `/public/charges/${id}/instalment-requests`,
    token: own,
    body: { schedule, reason },
  });
const answer = (id: string, request: string, act: "agree" | "refuse", version: number, body: unknown) =>
  app.call({
    method: "POST",
    path: `/charges/${id}/instalment-requests/${request}/${act}`,
    token: cashier.token,
    headers: { "if-match": `"${version}"` },
    body,
  });
const asked = async () =>
  (
    (await app.call({ path: "/charges?asked=true", token: cashier.token })).body as { items: { id: string }[] }
  ).items.map(({ id }) => id);

test("instalments are asked for within bounds, once at a time; staff find the request, refuse it with a reason, and it may be asked again", async () => {
  const { id, remaining } = await mine();
  const many = Array.from({ length: 13 }, (_, n) => ({
    dueOn: `2027-${String(1 + (n % 12)).padStart(2, "0")}-01`,
    amount: 1,
  }));
  expect((await ask(id, many)).body).toMatchObject({
    errors: [{ pointer: "/schedule", code: "instalment-many", params: { most: 12 } }],
  });
  for (const odd of [
    halves(remaining + 1),
    [
      { dueOn: "2026-11-01", amount: 1 },
      { dueOn: "2026-12-01", amount: remaining - 1 },
    ],
    [
      { dueOn: "2026-12-01", amount: 1 },
      { dueOn: "2099-12-01", amount: remaining - 1 },
    ],
    [
      { dueOn: "2026-12-01", amount: -1 },
      { dueOn: "2026-12-02", amount: remaining + 1 },
    ],
    [{ dueOn: "2026-12-01", amount: remaining }],
    [],
    "2026",
  ]) {
    expect((await ask(id, odd)).status).toBe(400);
  }
  expect((await ask(id, halves(remaining), " ")).status).toBe(400);
  expect(await asked()).toEqual([]);
  expect((await ask(id, halves(remaining))).status).toBe(204);
  expect((await ask(id, halves(remaining))).body).toMatchObject({ reasons: [{ code: "instalments-asked" }] });
  expect(await asked()).toEqual([id]);
  expect((await mine()).request).toMatchObject({ state: "asked", schedule: halves(remaining) });

  const [request] = (await asStaff(id)).requests;
  if (request === undefined) throw new Error("Staff read what was asked for.");
  expect(request.decide).toEqual([]);
  const stale = await answer(id, request.id, "refuse", request.version + 1, { reason: "Yoʻq" });
  expect(stale).toMatchObject({ status: 412, body: { current: { id } } });
  expect((await answer(id, request.id, "refuse", request.version, { reason: "Muddat juda uzoq" })).status).toBe(200);
  // The second click meets what is answered.
  const again = await answer(id, request.id, "agree", request.version + 1, {
    number: "1",
    signedOn: "2026-11-20",
    fileId: null,
  });
  expect(again.body).toMatchObject({ reasons: [{ code: "request-answered" }] });
  expect(await asked()).toEqual([]);
  const refused = await mine();
  expect(refused.request).toMatchObject({ state: "refused", answer: "Muddat juda uzoq" });
  expect(refused.ask.against).toEqual([]);
  expect((await app.call({ path: "/notices", token: own })).text).toContain("own.instalments");
});

test("what is paid in part makes the bill another one; the old one is superseded, and says what it said", async () => {
  const { id, applicationId, remaining, sentence } = await mine();
  const before = (await issue(id)).body as unknown as IssuedBill;
  expect(sentence.amount).toBe(remaining);
  await pay(applicationId, 1_000_00, "B-1");
  const charge = await mine();
  expect(charge.bill.issued).toContainEqual({ ...before, state: "superseded" });
  expect(charge.receipts.map(({ amount, document }) => [amount, document])).toContainEqual([1_000_00, "B-1"]);
  const after = (await issue(id)).body as unknown as IssuedBill;
  expect(after.id).not.toBe(before.id);
  const kept = await app.context.db
    .selectFrom("signed_acts as a")
    .innerJoin("documents as d", "d.act_id", "a.id")
    .select(["d.id", "a.content"])
    .where("a.charge_id", "=", id)
    .execute();
  const owedIn = (bill: IssuedBill): number =>
    JSON.parse(kept.find((one) => one.id === bill.id)?.content ?? "{}").toPay.amount;
  expect([owedIn(before), owedIn(after)]).toEqual([remaining, remaining - 1_000_00]);
});

test("agreed to by a contract, the next part speaks everywhere: to the occupier, to staff, on the file and in the bill", async () => {
  const { id, applicationId, remaining } = await mine();
  const schedule = halves(remaining);
  await ask(id, schedule);
  const [request] = (await asStaff(id)).requests;
  const body = { number: "SH-7", signedOn: "2026-11-20", fileId: null };
  const agreed = await answer(id, request?.id ?? "", "agree", request?.version ?? 0, body);
  expect(agreed.body).toMatchObject({
    contract: { number: "SH-7" },
    requests: [{ state: "agreed" }, { state: "refused" }],
  });
  const next = schedule[0];
  const charge = await mine();
  expect(charge.sentence).toEqual({ code: "due_instalment", amount: next?.amount, day: next?.dueOn });
  expect((await asStaff(id)).sentence).toEqual(charge.sentence);
  const file = await app.call({ path: `/applications/${applicationId}`, token: cashier.token });
  expect(file.body["sentence"]).toMatchObject({ code: "in_payment_instalments", amount: next?.amount });
  expect(charge.ask.against).toEqual([{ code: "instalments-agreed" }]);
  const bill = (await issue(id)).body as unknown as IssuedBill;
  const text = await textOf((await bytesOf(bill.id, own)).bytes);
  for (const { dueOn } of schedule) expect(text).toContain(dueOn.split("-").toReversed().join("."));
  expect(text).toContain("reja");
});

test("no bill is issued of what is paid, and none where the region has no account", async () => {
  const { id, applicationId, remaining } = await mine();
  const accounts = await app.context.db.selectFrom("bank_accounts").selectAll().execute();
  await app.context.db.deleteFrom("bank_accounts").execute();
  expect((await issue(id)).body).toMatchObject({ reasons: [{ code: "bill-no-account" }] });
  await app.context.db.insertInto("bank_accounts").values(accounts).execute();
  await pay(applicationId, remaining, "B-2");
  expect((await issue(id)).body).toMatchObject({ code: "move-refused", reasons: [{ code: "bill-closed" }] });
  expect((await asStaff(id)).bill.against).toEqual([{ code: "bill-closed" }]);
});
