import type { Batch } from "@yer/api/contract/batch";
import type { BankDayTold } from "@yer/api/contract/bank-days";
import type { ReceiptRow } from "@yer/api/contract/receipt-imports";
import { billNumber } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readApplication } from "../../cases/application-acts/read.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { findBatch, listBatchRows, presentBatch } from "../../registers/batches/queries.js";
import { applyBatch, keepBatch, undoBatch } from "../../registers/batches/service.js";
import { tickBatches } from "../../registers/batches/tick.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { bankListKind } from "../payments/bank-list-kind.js";
import { putBack, setAside, unmatch } from "../statement-lines/service.js";
import { listLines } from "../statement-lines/list.js";
import { closeDay, dayPage, readDay, reopenDay, tellTotal } from "./service.js";

let kit: ApplicationKit;
const account = { home_region: "1718", id: uuidv7(), number: "20208000900100001001", mfo: "00401", name: "Samarqand" };
beforeAll(async () => {
  kit = await openApplicationKit();
  await kit.database.db
    .insertInto("bank_accounts")
    .values({ ...account, made_at: kit.clock.now(), made_by: null })
    .execute();
});
afterAll(() => kit.close());

const cashier = (): Actor => ({ ...kit.cast.cashier, territory: "1718" });
/** Closes days, and records nothing. */
const head = (): Actor => ({ ...kit.cast.financeHead, territory: "1718" });
const owed = 123_600_000;
const nothing: BankDayTold = { turnover: null, opening: null, closing: null, paidOut: null };

async function acted(work: (tx: Transaction, given: ActingInContext) => Promise<Batch>): Promise<Batch> {
  const { db } = kit.database;
  const { id } = await kit.actInContext(cashier(), work);
  const signer = await kit.act(cashier(), async (_, given) => given.signer);
  const machine = { kinds: { [bankListKind.declared.kind]: bankListKind }, worker: async () => cashier() };
  await tickBatches({ db, events: kit.events, signer, config: {}, machine }, kit.clock.now());
  return presentBatch(db, cashier(), bankListKind, await findBatch(db, cashier(), bankListKind, id));
}
/** Brings lines of a day: document, amount in soʻm, purpose; the bank's total where the list tells it. */
const bring = (day: string, total: string, ...lines: readonly (readonly [string, string, string?])[]) =>
  acted(async (tx, given) => {
    const rows = lines.map(([document, amount, purpose = ""]) =>
      [account.number, document, day, amount, purpose, "Toʻlovchi", total].join(";"),
    );
    const text = ["account;document;paid_on;amount;purpose;payer;day_total", ...rows].join("\n");
    const table = await bankListKind.reading.read(Buffer.from(text), await readSettings(tx), given.now);
    return keepBatch(tx, given, bankListKind, { fileName: "bank.csv", table });
  });
const enter = async ({ id, version }: Batch) =>
  acted((tx, given) =>
    applyBatch(tx, given, { kind: bankListKind, id }, { body: { leaveOutWrong: true }, ifMatch: version }),
  );
const rowsOf = async ({ id }: Batch) =>
  (await listBatchRows(kit.database.db, cashier(), bankListKind, id, {})).items as ReceiptRow[];
const dayOf = async (day: string, actor = head()) => readDay(kit.database.db, { actor }, { account: account.id, day });
const lineOf = async (document: string) => {
  const { items } = await listLines(kit.database.db, cashier(), { search: document });
  const [line] = items;
  if (line === undefined) throw new Error(`${document} does not wait.`);
  return line;
};
const asked = async (day: string) => ({ account: account.id, day, ifMatch: (await dayOf(day)).version });
const close = async (day: string, actor = head()) => {
  const given = await asked(day);
  return kit.act(actor, (tx, acting) => closeDay(tx, acting, given));
};
const refusedWith = (code: string) => ({ code: "move-refused", details: { reasons: [{ code }] } });
const holds = async () => expect((await verifyJournal(kit.database.db)).faults).toEqual([]);
const inPayment = async () => {
  const id = await carryTo(kit, "in_payment");
  return kit.act(cashier(), (tx, acting) => readApplication(tx, acting, id));
};

test("a day says what is missing of the bank's total, and closes once every line is matched or set aside", async () => {
  const day = "2026-03-02";
  const paid = await inPayment();
  await enter(
    await bring("02.03.2026", "", ["A-1", "1236000", billNumber(paid.number, 1)], ["A-2", "500"], ["A-3", "40"]),
  );
  expect(await dayOf(day)).toMatchObject({ total: null, lines: 3, entered: owed, unmatched: 54_000, missing: null });
  await expect(close(day)).rejects.toMatchObject(refusedWith("bank-day-untold"));
  const tell = async (told: BankDayTold) => {
    const given = await asked(day);
    return kit.act(cashier(), (tx, acting) => tellTotal(tx, acting, given, told));
  };
  await expect(tell({ ...nothing, opening: 1 })).rejects.toMatchObject({ code: "invalid" });
  await tell({ ...nothing, opening: 1_000_000, closing: owed + 1_054_000 - 7, paidOut: 7 });
  expect(await dayOf(day)).toMatchObject({ total: owed + 54_000, missing: 54_000 });
  await expect(close(day)).rejects.toMatchObject(refusedWith("bank-day-short"));
  for (const document of ["A-2", "A-3"]) {
    const { id, version } = await lineOf(document);
    await kit.act(cashier(), (tx, acting) =>
      setAside(tx, acting, id, { body: { reason: "Adashib toʻlangan" }, ifMatch: version }),
    );
  }
  // Who told the total and brought the lines does not close it, whatever codes they hold.
  const both = { ...cashier(), codes: new Set([...cashier().codes, "close:payment" as const]) };
  await expect(close(day, both)).rejects.toMatchObject(refusedWith("bank-day-own"));
  expect(await close(day)).toMatchObject({ state: "closed", aside: 54_000, missing: 0, closedBy: head().name });
  await holds();
  // What is set aside of a closed day waits no more before the day is open again.
  const { items } = await listLines(kit.database.db, cashier(), { state: "aside", search: "A-2" });
  const [line] = items;
  await expect(
    kit.act(cashier(), (tx, acting) => putBack(tx, acting, line?.id ?? "", line?.version ?? 0)),
  ).rejects.toMatchObject(refusedWith("bank-day-closed"));
});

test("a list tells the bank's total; a closed day takes no line of another list until it is opened with a reason", async () => {
  const day = "2026-03-03";
  const paid = await inPayment();
  const first = await enter(await bring("03.03.2026", "1236000", ["B-1", "1236000", billNumber(paid.number, 1)]));
  expect(await dayOf(day)).toMatchObject({ total: owed, missing: 0, toldBy: cashier().name });
  await close(day);
  const second = await bring("03.03.2026", "1236010", ["B-2", "10"]);
  expect((await rowsOf(second)).map(({ kind, faults }) => [kind, faults[0]?.code])).toEqual([
    ["wrong", "bank-day-closed"],
  ]);
  // The same list once more is known, and changes nothing.
  const again = await bring("03.03.2026", "1236000", ["B-1", "1236000", billNumber(paid.number, 1)]);
  expect((await rowsOf(again)).map(({ kind }) => kind)).toEqual(["known"]);
  // Nor is the list of a closed day undone.
  const undone = await acted((tx, given) => undoBatch(tx, given, { kind: bankListKind, id: first.id }, first.version));
  expect((await rowsOf(undone)).map(({ kind, faults }) => [kind, faults[0]?.code])).toEqual([
    ["kept", "bank-day-closed"],
  ]);
  const given = await asked(day);
  await kit.act(head(), (tx, acting) => reopenDay(tx, acting, given, { reason: "Yangi koʻchirma" }));
  expect(await dayOf(day)).toMatchObject({ state: "open", reason: "Yangi koʻchirma", closedBy: null });
  await enter(await bring("03.03.2026", "1236010", ["B-2", "10"]));
  expect(await dayOf(day)).toMatchObject({ total: owed + 1000, unmatched: 1000, missing: 1000 });
  await holds();
});

test("a receipt taken back opens its closed day again, and its statement holds no more", async () => {
  const day = "2026-03-04";
  const paid = await inPayment();
  await enter(await bring("04.03.2026", "100", ["C-1", "100", billNumber(paid.number, 1)]));
  await close(day);
  const { statement_line_id: line, id } = await kit.database.db
    .selectFrom("receipts")
    .select(["statement_line_id", "id"])
    .where("document", "=", "C-1")
    .executeTakeFirstOrThrow();
  const { version } = await kit.database.db
    .selectFrom("statement_lines")
    .select("version")
    .where("id", "=", line ?? "")
    .executeTakeFirstOrThrow();
  await kit.act(cashier(), (tx, acting) =>
    unmatch(tx, acting, line ?? "", { body: { receiptId: id }, ifMatch: version }),
  );
  expect(await dayOf(day)).toMatchObject({ state: "open", entered: 0, unmatched: 10_000 });
  const statements = await kit.database.db
    .selectFrom("bank_day_statements")
    .select("superseded_at")
    .where("day", "=", day)
    .execute();
  expect(statements.map(({ superseded_at: at }) => at === null)).toEqual([false]);
  await holds();
});

test("days are seen by who is of their account's region, and by nobody of one district or another region", async () => {
  const within = async (territory: string | null) =>
    (await dayPage(kit.database.db, { ...head(), territory }, {})).items.map(({ day }) => day);
  expect(await within("1718")).toEqual(["2026-03-04", "2026-03-03", "2026-03-02"]);
  expect(await within("1718401")).toEqual([]);
  expect(await within("1703")).toEqual([]);
  await expect(dayOf("2026-03-03", { ...head(), territory: "1703" })).rejects.toMatchObject({ code: "not-found" });
});

test("a closed day whose total is another than its lines come to is found by the check", async () => {
  const { db } = kit.database;
  const change = (total: number) =>
    db.updateTable("bank_days").set({ total }).where("day", "=", "2026-03-02").execute();
  await change(1);
  expect((await verifyJournal(db)).faults).toEqual([
    { fault: "day", homeRegion: "1718", number: account.number, id: "2026-03-02" },
  ]);
  await change(owed + 54_000);
  await holds();
});
