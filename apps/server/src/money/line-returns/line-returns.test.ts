import type { LineReturn } from "@yer/api/contract/line-returns";
import { searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureStandardPositions } from "../../identity/users/standard-positions.js";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { registerPerson } from "../../testing/register-person.js";
import { closeDay, readDay, tellTotal } from "../bank-days/service.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { markTold, toldByNumber } from "../orders/told-to-pay.js";
import { bookLines } from "../statement-lines/book.js";
import { listLines } from "../statement-lines/list.js";
import { putBack, readLine, setAside } from "../statement-lines/service.js";
import { undoLines } from "../statement-lines/statement-rows.js";
import { readReturn, returnPage } from "./read.js";
import { actOnReturn, proposeReturn, type ReturnActed } from "./service.js";

let kit: ApplicationKit;
const account = { home_region: "1718", id: uuidv7(), number: "20208000900100001001", mfo: "00401", name: "Samarqand" };
const today = "2026-03-05";
const payee = { name: "Gʻaniyev Oʻtkir", account: "22618000123456789012", mfo: "00440" };

beforeAll(async () => {
  kit = await openApplicationKit();
  await withTransaction(kit.database.db, ensureStandardPositions);
  await registerPerson(kit, cashier(), "cashier");
  await registerPerson(kit, head(), "financeHead");
  await kit.database.db
    .insertInto("bank_accounts")
    .values({ ...account, made_at: kit.clock.now(), made_by: null })
    .execute();
});
afterAll(() => kit.close());

const cashier = (): Actor => ({ ...kit.cast.cashier, territory: "1718" });
const head = (): Actor => ({ ...kit.cast.financeHead, territory: "1718" });
const elsewhere = (): Actor => ({ ...head(), territory: "1703" });

const line = async (id: string) => readLine(kit.database.db, { actor: cashier() }, id);
/** A line that was set aside to be returned. */
const aside = async (document: string, amount: number, day = today): Promise<string> => {
  const [id = ""] =
    (await kit.act(cashier(), (tx, acting) =>
      bookLines(tx, acting, [
        {
          home_region: "1718",
          account_id: account.id,
          bank_id: document,
          amount,
          value_day: day,
          document,
          payer_name: payee.name,
          payer_tax_id: null,
          purpose: "Kommunal toʻlov",
          search_key: searchKey(document),
          file_number: null,
          batch_id: null,
        },
      ]),
    )) ?? [];
  await kit.act(cashier(), (tx, acting) =>
    setAside(tx, acting, id, { body: { reason: "Adashib toʻlangan" }, ifMatch: 1 }),
  );
  return id;
};
const propose = async (lineId: string, amount: number, by = cashier()): Promise<string> => {
  const { version: ifMatch } = await line(lineId);
  return kit.act(by, (tx, acting) => proposeReturn(tx, acting, lineId, { body: { amount, ...payee }, ifMatch }));
};
const read = async (id: string, actor = head()): Promise<LineReturn> => readReturn(kit.database.db, { actor }, id);
type Said = ReturnActed extends infer One ? (One extends unknown ? Omit<One, "id" | "ifMatch"> : never) : never;
const does = async (id: string, said: Said, by = head(), ifMatch?: number) => {
  const given = { id, ifMatch: ifMatch ?? (await read(id)).version, ...said } as ReturnActed;
  await kit.act(by, (tx, acting) => actOnReturn(tx, acting, given));
};
const execute = (bankId: string): Said => ({ act: "execute", body: { day: today, bankId } });
const ordered = async (document: string, amount: number) => {
  const lineId = await aside(document, amount);
  const id = await propose(lineId, amount);
  await does(id, { act: "approve" });
  await does(id, { act: "order" });
  return { id, lineId, number: (await read(id)).order?.number ?? "" };
};
const holds = async () => expect((await verifyJournal(kit.database.db)).faults).toEqual([]);
const refusedWith = (code: string) => ({
  code: "move-refused",
  details: { reasons: [expect.objectContaining({ code }) as unknown] },
});

test("what is set aside goes back to who paid: proposed, approved by another, ordered under a number, executed and booked", async () => {
  const lineId = await aside("A-1", 50_000);
  const before = (await verifyJournal(kit.database.db)).bank;
  const id = await propose(lineId, 50_000);
  expect(await line(lineId)).toMatchObject({ returnable: 0, returns: [{ id, amount: 50_000, state: "proposed" }] });
  // Who proposed it does not approve it, whatever codes they hold.
  const both = { ...cashier(), codes: new Set([...cashier().codes, "approve:refund" as const]) };
  await expect(does(id, { act: "approve" }, both)).rejects.toMatchObject(refusedWith("proposal-own"));
  await expect(does(id, { act: "approve" }, elsewhere(), 1)).rejects.toMatchObject({ code: "not-found" });
  await expect(does(id, { act: "order" })).rejects.toMatchObject(refusedWith("refund-elsewhere"));
  await does(id, { act: "approve" });
  await does(id, { act: "order" });
  expect((await read(id)).order?.number).toMatch(/^R-2026-1718-\d{6}$/);
  expect((await verifyJournal(kit.database.db)).bank).toBe(before);
  await does(id, execute("B-1"));
  expect(await read(id)).toMatchObject({ state: "executed", executed: { day: today, bankId: "B-1" }, acts: [] });
  expect(await line(lineId)).toMatchObject({ unmatched: 0, returned: 50_000, aside: { reason: "Adashib toʻlangan" } });
  expect((await verifyJournal(kit.database.db)).bank).toBe(before - 50_000);
  const { items } = await listLines(kit.database.db, cashier(), { state: "returned", search: "A-1" });
  expect(items.map(({ document }) => document)).toEqual(["A-1"]);
  await holds();
  // The line did come in: it is not taken back with its list, and does not wait again.
  const version = (await line(lineId)).version;
  await expect(kit.act(cashier(), (tx, acting) => putBack(tx, acting, lineId, version))).rejects.toMatchObject(
    refusedWith("line-less"),
  );
  const [undone] = await kit.act(cashier(), (tx, acting) =>
    undoLines(tx, acting, [{ line: 1, recordId: lineId, trace: {} }]),
  );
  expect(undone).toMatchObject({ kind: "kept", faults: [{ code: "line-returning" }] });
  const { rows } = await sql<{ action: string }>`
    select action from history_entry where record_kind = 'statement_line' and record_id = ${lineId} order by sequence`.execute(
    kit.database.db,
  );
  expect(rows.map(({ action }) => action.replace("line_return.", ""))).toEqual([
    "proposed",
    "approve",
    "order",
    "execute",
  ]);
});

test("who proposed it is told of each step that another took", async () => {
  const { rows } = await sql<{ count: number }>`
    select sum(count)::integer as count from notices where kind = 'return.moved' and user_id = ${cashier().id}`.execute(
    kit.database.db,
  );
  expect(rows[0]?.count).toBe(3);
});

test("no more is promised than is set aside; what is promised does not wait again, and what is refused is free", async () => {
  const lineId = await aside("B-1", 900);
  const id = await propose(lineId, 600);
  await expect(propose(lineId, 301)).rejects.toMatchObject(refusedWith("refund-beyond"));
  const rest = await propose(lineId, 300);
  const { version } = await line(lineId);
  const back = (ifMatch: number) => kit.act(cashier(), (tx, acting) => putBack(tx, acting, lineId, ifMatch));
  await expect(back(version)).rejects.toMatchObject(refusedWith("line-returning"));
  await does(id, { act: "refuse", body: { reason: "Hisobvaraq boshqaniki" } });
  await does(rest, { act: "withdraw" }, cashier());
  expect(await line(lineId)).toMatchObject({ returnable: 900 });
  await back((await line(lineId)).version);
  await expect(propose(lineId, 1)).rejects.toMatchObject(refusedWith("refund-nothing"));
  expect(await read(id)).toMatchObject({ state: "refused", answer: "Hisobvaraq boshqaniki" });
  await holds();
});

test("of two at once one decides, and a second click books nothing twice", async () => {
  const lineId = await aside("C-1", 700);
  const { version } = await line(lineId);
  const both = await Promise.allSettled(
    [0, 1].map(() =>
      kit.act(cashier(), (tx, acting) =>
        proposeReturn(tx, acting, lineId, { body: { amount: 700, ...payee }, ifMatch: version }),
      ),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const id = (await line(lineId)).returns[0]?.id ?? "";
  const decided = await Promise.allSettled([
    does(id, { act: "approve" }, head(), 1),
    does(id, { act: "refuse", body: { reason: "Yoʻq boʻlsin" } }, head(), 1),
  ]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const lost = decided.find(({ status }) => status === "rejected");
  expect(lost).toMatchObject({ reason: { code: "precondition-failed" } });
  const { id: paid, number } = await ordered("C-2", 800);
  const clicks = await Promise.allSettled([0, 1].map(() => does(paid, execute("B-2"), head(), 3)));
  expect(clicks.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const another = await ordered("C-3", 100);
  expect(another.number).not.toBe(number);
  await expect(does(another.id, execute("B-2"))).rejects.toMatchObject(refusedWith("refund-bank-known"));
  await holds();
});

test("the list of the treasury marks returns by their numbers; what it did not pay is proposed again, to be approved anew", async () => {
  const { db } = kit.database;
  const [paid, bounced] = [await ordered("D-1", 1_000), await ordered("D-2", 2_000)];
  const told = await toldByNumber(db, head(), [paid.number, bounced.number]);
  const row = { line: 1, number: "", executedOn: null, reference: "", reason: "", amount: null, faults: [] };
  const mark = async (number: string, says: object) => {
    const one = told.get(number);
    if (one === undefined) throw new Error(`${number} was not ordered.`);
    await kit.act(head(), (tx, acting) => markTold(tx, acting, one, { ...row, becomes: "executed", ...says }));
  };
  await mark(paid.number, { executedOn: today, reference: "G-7" });
  await mark(bounced.number, { becomes: "refused", reason: "Hisobvaraq yopilgan" });
  expect(await read(paid.id)).toMatchObject({ state: "executed", executed: { day: today, bankId: "G-7" } });
  expect(await read(bounced.id)).toMatchObject({ state: "proposed", bounced: "Hisobvaraq yopilgan", decidedBy: null });
  const again = await toldByNumber(db, head(), [paid.number, bounced.number]);
  expect([...again.values()].map(({ standing: { state, reason } }) => [state, reason])).toEqual(
    expect.arrayContaining([
      ["executed", null],
      ["refused", "Hisobvaraq yopilgan"],
    ]),
  );
  expect((await toldByNumber(db, elsewhere(), [paid.number])).size).toBe(0);
  const waiting = await returnPage(db, head(), { state: ["proposed"] });
  expect(waiting.items.map(({ id }) => id)).toContain(bounced.id);
  expect((await returnPage(db, elsewhere(), {})).total).toBe(0);
  await holds();
});

test("a closed bank day stays true while what it set aside is returned", async () => {
  const day = "2026-03-03";
  const lineId = await aside("E-1", 4_000, day);
  const asked = async () => {
    const { version } = await readDay(kit.database.db, { actor: head() }, { account: account.id, day });
    return { account: account.id, day, ifMatch: version };
  };
  const told = { turnover: 4_000, opening: null, closing: null, paidOut: null };
  const first = await asked();
  await kit.act(cashier(), (tx, acting) => tellTotal(tx, acting, first, told));
  const next = await asked();
  await kit.act(head(), (tx, acting) => closeDay(tx, acting, next));
  const id = await propose(lineId, 4_000);
  await does(id, { act: "approve" });
  await does(id, { act: "order" });
  await does(id, execute("B-5"));
  expect(await readDay(kit.database.db, { actor: head() }, { account: account.id, day })).toMatchObject({
    state: "closed",
    aside: 0,
    returned: 4_000,
    missing: 0,
  });
  await holds();
});
