import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { Certificate, ContentInfo, SignedData } from "pkijs";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentKeyOf } from "../../cases/documents/document-key.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { verifySignature } from "../../platform/signing/key-signer.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { bookLines } from "../statement-lines/book.js";

const account = { home_region: "1718", id: uuidv7(), number: "20208000900100001001", mfo: "00401", name: "Samarqand" };
const day = "2026-03-04";
const at = `/bank-days/${account.id}/${day}`;
let app: TestApp;
let cashier: MadePerson;
let head: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  const { db } = app.context;
  const now = app.clock.now();
  cashier = await makePerson(app, { territory: "1718", codes: ["read:payment", "record:payment"] });
  head = await makePerson(app, {
    name: "Hisobchiyev Botir",
    territory: "1718",
    codes: ["read:payment", "close:payment"],
  });
  await db
    .insertInto("bank_accounts")
    .values({ ...account, made_at: now, made_by: null })
    .execute();
  const line = { payer_tax_id: null, purpose: "", search_key: "", file_number: null, batch_id: null };
  await withTransaction(db, async (transaction) =>
    bookLines(transaction, { now, actor: null, settings: await readSettings(transaction) }, [
      {
        ...line,
        home_region: account.home_region,
        account_id: account.id,
        bank_id: "1",
        amount: 123_400,
        value_day: day,
        document: "MO-17",
        payer_name: "Namunaliyev Sardor",
      },
    ]),
  );
  await db.updateTable("statement_lines").set({ aside_at: now, aside_by: "Kassir", aside_reason: "Adashib" }).execute();
});
afterAll(() => app.close());

async function act(person: MadePerson, name: string, body?: unknown): Promise<{ readonly version: number }> {
  const { body: stands } = await app.call({ path: at, token: person.token });
  const { version } = stands as { version: number };
  const reply = await app.call({
    method: "POST",
    path: `${at}/${name}`,
    token: person.token,
    headers: { "if-match": `"${version}"` },
    ...(body === undefined ? {} : { body }),
  });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body as { version: number };
}
async function pdfAt(path: string, token?: string) {
  const reply = await app.app.inject({
    url: `/api/v1${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: reply.statusCode, bytes: reply.rawPayload };
}
async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

test("a closed day has a signed statement that its key opens to anyone; opened again, it says that it holds no more", async () => {
  await act(cashier, "total", { turnover: 123_400, opening: null, closing: null, paidOut: null });
  expect((await pdfAt(`${at}/statement`, head.token)).status).toBe(404);
  await act(head, "closing");
  const signed = await app.context.db.selectFrom("bank_day_statements").selectAll().executeTakeFirstOrThrow();
  const { certificates } = new SignedData({ schema: ContentInfo.fromBER(signed.pkcs7).content });
  const own = certificates?.[0];
  if (!(own instanceof Certificate)) throw new Error("The signature names no certificate.");
  expect(await verifySignature(signed.pkcs7, Buffer.from(signed.content), own)).toBe(true);
  expect(JSON.parse(signed.content)).toMatchObject({ total: 123_400, aside: 123_400, entered: 0, day });

  const printed = await pdfAt(`${at}/statement`, head.token);
  expect(printed.status).toBe(200);
  const said = await textOf(printed.bytes);
  for (const words of [account.number, "MO-17", "Namunaliyev Sardor", "Hisobchiyev Botir"])
    expect(said).toContain(words);
  const kept = await app.context.db.selectFrom("bank_day_statements").select("sha256").executeTakeFirstOrThrow();
  expect(kept.sha256).toBe(createHash("sha256").update(printed.bytes).digest("hex"));

  // It stays when the store is rid of what nothing names.
  await app.context.files.removeUnnamed(kept.sha256 ?? "");

  const paper = `/bank-day-statements/${signed.id}/pdf`;
  const key = documentKeyOf(app.context.secrets, signed.id);
  expect((await pdfAt(`${paper}?k=${key}`)).bytes.equals(printed.bytes)).toBe(true);
  expect((await pdfAt(`${paper}?k=${key.toLowerCase().replaceAll(/[a-f]/g, "z")}`)).status).toBe(404);
  expect((await pdfAt(paper)).status).toBe(404);

  await act(head, "opening", { reason: "Yangi koʻchirma" });
  expect((await pdfAt(`${at}/statement`, head.token)).status).toBe(404);
  expect(await textOf((await pdfAt(`${paper}?k=${key}`)).bytes)).toContain("koʻchirma amalda emas");
});
