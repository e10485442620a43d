import { createHash } from "node:crypto";
import type { IssuedBill } from "@yer/api/contract/bills";
import { Certificate, ContentInfo, SignedData } from "pkijs";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { voidCharge } from "../../cases/applications/charge.js";
import { documentKeyOf } from "../../cases/documents/document-key.js";
import { findDocument } from "../../cases/documents/queries.js";
import { stateOf } from "../../cases/documents/service.js";
import { demoAccount } from "../../demo/demo-accounts.js";
import { demoId } from "../../demo/random.js";
import { actingOf } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { verifySignature } from "../../platform/signing/key-signer.js";
import { openOwnChargeKit, type OwnChargeKit, textOfPdf } from "../../testing/own-charge-kit.js";
import { makePerson } from "../../testing/people.js";
import type { TestApp } from "../../testing/test-app.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";

let kit: OwnChargeKit;
let app: TestApp;
/** The occupier, by OneID. */
let own: string;
beforeAll(async () => {
  kit = await openOwnChargeKit();
  ({ app } = kit);
});
beforeEach(async () => {
  own = await kit.signIn();
});
afterAll(() => app.close());

const mine = async () => kit.mine();
const issue = async (id: string, language?: string, token?: string) => kit.issue(id, language, token);
const pay = async (application: string, amount: number, document: string) => kit.pay(application, amount, document);
const bytesOf = async (id: string, token?: string, k?: string) => kit.bytesOf(id, token, k);

test("a bill is a signed PDF in the language asked for: where to, how much in figures and words, what for, by when", async () => {
  const charge = await mine();
  const issued = (await issue(charge.id, "ru_RU")).body as unknown as IssuedBill;
  const { status, bytes } = await bytesOf(issued.id, own);
  expect(status).toBe(200);
  const text = await textOfPdf(bytes);
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
    token: kit.cashier.token,
    body: { language: "uz_UZ" },
  });
  expect(staff.body).toEqual(first.body);
});

test("a bill is read by its occupier, by staff who see the file's money and by whoever holds the paper, and nobody else", async () => {
  const { id, applicationId } = await mine();
  const bill = (await issue(id)).body as unknown as IssuedBill;
  expect((await bytesOf(bill.id, own)).status).toBe(200);
  expect((await bytesOf(bill.id, kit.cashier.token)).status).toBe(200);
  for (const token of [undefined, kit.stranger.token, kit.ecologist.token]) {
    expect((await bytesOf(bill.id, token)).status).toBe(404);
  }
  const page = await app.call({ path: bill.path, token: own });
  expect((page.body as { items: { id: string }[] }).items.map((item) => item.id)).toContain(bill.id);
  const k = `?k=${documentKeyOf(app.context.secrets, bill.id)}`;
  expect((await bytesOf(bill.id, undefined, k)).status).toBe(200);
  // Documents of the application stay what they were: bills stand with the charge.
  const documents = await app.call({ path: `/applications/${applicationId}/documents`, token: kit.cashier.token });
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

test("a bill that was revoked by hand says so to whoever verifies it, says why to staff alone, and another is issued at once", async () => {
  const charge = await mine();
  const { body: bill } = (await issue(charge.id, "ru_RU")) as unknown as { body: IssuedBill };
  const { bytes } = await bytesOf(bill.id, own);
  const revoke = async (of: { id: string; bill: string }, token = kit.cashier.token) =>
    app.call({
      method: "POST",
      path: `/charges/${of.id}/bills/${of.bill}/revoke`,
      token,
      body: { reason: "Notoʻgʻri hisobraqam bilan chiqarilgan" },
    });
  const of = { id: charge.id, bill: bill.id };
  // The rights to read and to record are not the right to revoke.
  const reader = await makePerson(app, { territory: "1718", codes: ["menu:payments", "record:payment"] });
  expect((await revoke(of, reader.token)).status).toBe(403);
  const elsewhere = await makePerson(app, { territory: "1703", codes: ["menu:payments", "correct:payment"] });
  expect((await revoke(of, elsewhere.token)).status).toBe(404);
  expect((await revoke({ ...of, bill: demoId("no bill") })).status).toBe(404);

  expect(await revoke(of)).toMatchObject({ status: 200, body: { id: bill.id, state: "revoked" } });
  expect((await revoke(of)).body).toMatchObject({ reasons: [{ code: "already-revoked" }] });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const verified = await app.call({ path: `/documents/by-hash/${sha256}` });
  expect(verified.body).toMatchObject({ kind: "bill", state: "revoked" });
  expect((await bytesOf(bill.id, own)).status).toBe(404);
  expect((await mine()).bill.issued).toContainEqual({ ...bill, state: "revoked" });
  const { text } = await app.call({ path: `/applications/${charge.applicationId}/history`, token: kit.cashier.token });
  expect(text).toContain("Notoʻgʻri hisobraqam bilan chiqarilgan");
  expect(verified.text).not.toContain("hisobraqam");

  const another = (await issue(charge.id, "ru_RU")).body as unknown as IssuedBill;
  expect([another.id === bill.id, another.state]).toEqual([false, "valid"]);
});

test("no bill is issued of what is paid, and none where the region has no account", async () => {
  const { id, applicationId, remaining } = await mine();
  const accounts = await app.context.db.selectFrom("bank_accounts").selectAll().execute();
  await app.context.db.deleteFrom("bank_accounts").execute();
  expect((await issue(id)).body).toMatchObject({ reasons: [{ code: "bill-no-account" }] });
  // Nor where it has none at a bank that is open: what is paid into another is nobody's.
  const banks = accounts.filter(({ kind }) => kind === "bank");
  const others = banks.flatMap((one) => [
    { ...one, id: demoId(`proposed ${one.id}`), state: "proposed" as const, number: one.number.replace(/^./, "9") },
    { ...one, id: demoId(`closed ${one.id}`), state: "closed" as const, number: one.number.replace(/^./, "8") },
    { ...one, id: demoId(`online ${one.id}`), kind: "online" as const, number: one.number.replace(/^./, "7") },
  ]);
  await app.context.db.insertInto("bank_accounts").values(others).execute();
  expect((await issue(id)).body).toMatchObject({ reasons: [{ code: "bill-no-account" }] });
  await app.context.db.deleteFrom("bank_accounts").execute();
  await app.context.db.insertInto("bank_accounts").values(accounts).execute();
  await pay(applicationId, remaining, "B-2");
  expect((await issue(id)).body).toMatchObject({ code: "move-refused", reasons: [{ code: "bill-closed" }] });
  expect((await kit.asStaff(id)).bill.against).toEqual([{ code: "bill-closed" }]);
});
