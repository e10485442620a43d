import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { ensureStandardPositions } from "../../identity/users/standard-positions.js";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { registerPerson } from "../../testing/register-person.js";
import { approveCorrection, proposeCorrection } from "../corrections/service.js";
import { readCorrections } from "../corrections/read.js";
import { chargePage } from "../charges/register.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { recordPayment } from "../payments/service.js";
import { readRefunds } from "./read.js";
import { actOnRefund, proposeRefund, type RefundActed } from "./service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
  await withTransaction(kit.database.db, ensureStandardPositions);
  await registerPerson(kit, kit.cast.cashier, "cashier");
  await registerPerson(kit, kit.cast.financeHead, "financeHead");
});
afterAll(() => kit.close());

const owed = 123_600_000;
const payee = { name: "Gʻaniyev Oʻtkir", account: "22618000123456789012", mfo: "00440" };
/** A registered application that was overpaid by an amount. */
const overpaid = async (by: number, document: string) => {
  const id = await carryTo(kit, "in_payment");
  const receipt = await kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount: owed + by, paidOn: "2026-03-05", document, excess: by }),
  );
  await carryTo(kit, "registered", {}, id);
  return { id, receipt };
};
const read = (id: string, by: Actor = kit.cast.cashier) => kit.act(by, (tx, acting) => readRefunds(tx, acting, id));
const propose = (id: string, amount: number, by = kit.cast.cashier) =>
  kit.act(by, (tx, acting) => proposeRefund(tx, acting, id, { amount, ...payee }));
type Said = RefundActed extends infer One ? (One extends unknown ? Omit<One, "id" | "ifMatch"> : never) : never;
/** Does something to the latest refund of an application. */
const does = async (id: string, said: Said, by = kit.cast.financeHead) => {
  const [latest] = (await read(id)).items;
  if (latest === undefined) throw new Error("There is no refund.");
  const given = { id: latest.id, ifMatch: latest.version, ...said } as RefundActed;
  await kit.act(by, (tx, acting) => actOnRefund(tx, acting, id, given));
};
const order: Said = { act: "order", body: { number: "P-1", day: "2026-03-05" } };
const execute = (bankId: string): Said => ({ act: "execute", body: { day: "2026-03-05", bankId } });
const faults = async () => (await verifyJournal(kit.database.db)).faults.map(({ fault }) => fault);
const refusedWith = (code: string) => ({
  code: "move-refused",
  details: { reasons: [expect.objectContaining({ code }) as unknown] },
});

test("what a registered file overpaid is proposed, approved by another, ordered and executed: nothing is owed back any more", async () => {
  const { id } = await overpaid(500, "R-1");
  expect(await read(id)).toMatchObject({ due: 500, free: 500, propose: [], items: [] });
  await propose(id, 500);
  await expect(does(id, { act: "approve" }, kit.cast.cashier)).rejects.toMatchObject({ code: "permission-missing" });
  await does(id, { act: "approve" });
  await does(id, order);
  await does(id, execute("B-1"));
  expect(await read(id)).toMatchObject({
    due: 0,
    free: 0,
    propose: [{ code: "refund-nothing" }],
    items: [
      {
        state: "executed",
        decidedBy: "Head of finance",
        order: { number: "P-1", day: "2026-03-05" },
        executed: { day: "2026-03-05", bankId: "B-1" },
        acts: [],
      },
    ],
  });
  expect((await readApplicationRecord(kit.database.db, id)).money.refundDue).toBe(0);
  expect(await faults()).toEqual([]);
});

test("what is promised is promised once, also to two at once, and free again when it is refused or withdrawn", async () => {
  const { id } = await overpaid(1_000, "R-2");
  const tried = await Promise.allSettled([propose(id, 700), propose(id, 700)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(propose(id, 301)).rejects.toMatchObject(refusedWith("refund-beyond"));
  await propose(id, 300);
  await expect(propose(id, 1)).rejects.toMatchObject(refusedWith("refund-nothing"));
  await does(id, { act: "withdraw" }, kit.cast.cashier);
  expect((await read(id)).free).toBe(300);
  await propose(id, 300);
  await does(id, { act: "approve" });
  await does(id, { act: "refuse", body: { reason: "Hisob raqami boshqa odamniki" } });
  expect(await read(id)).toMatchObject({ free: 300, due: 1_000 });
});

test("who proposed does not approve though they may, and an order is executed once though two say so at once", async () => {
  const { id } = await overpaid(400, "R-3");
  const both: Actor = {
    ...kit.cast.cashier,
    codes: new Set([...kit.cast.cashier.codes, ...kit.cast.financeHead.codes]),
  };
  await propose(id, 400, both);
  await expect(does(id, { act: "approve" }, both)).rejects.toMatchObject(refusedWith("proposal-own"));
  await does(id, { act: "approve" });
  await expect(does(id, execute("B-3"))).rejects.toMatchObject(refusedWith("refund-elsewhere"));
  await does(id, order);
  const [latest] = (await read(id)).items;
  const given = { id: latest?.id ?? "", ifMatch: latest?.version ?? 0, ...execute("B-3") } as RefundActed;
  const once = () => kit.act(kit.cast.financeHead, (tx, acting) => actOnRefund(tx, acting, id, given));
  const tried = await Promise.allSettled([once(), once()]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await read(id)).due).toBe(0);
  expect(await faults()).toEqual([]);
});

test("what the bank does not execute waits for approval again with its reason; one id of the bank stands for one refund", async () => {
  const { id } = await overpaid(600, "R-4");
  const waiting = async () => {
    const query = { refundProposed: true };
    const { items } = await chargePage(kit.database.db, kit.cast.financeHead, query);
    return items
      .filter(({ application }) => application.id === id)
      .map(({ flags }) => flags.includes("refundProposed"));
  };
  await propose(id, 600);
  expect(await waiting()).toEqual([true]);
  await does(id, { act: "approve" });
  expect(await waiting()).toEqual([]);
  await does(id, order);
  await does(id, { act: "bounce", body: { reason: "Hisob yopilgan" } });
  expect((await read(id)).items[0]).toMatchObject({ state: "proposed", bounced: "Hisob yopilgan", decidedBy: null });
  expect((await read(id)).free).toBe(0);
  await does(id, { act: "approve" });
  await does(id, order);
  await expect(does(id, execute("B-1"))).rejects.toMatchObject(refusedWith("refund-bank-known"));
  await does(id, execute("B-4"));
  expect(await faults()).toEqual([]);
});

test("a receipt whose money is promised, or was paid back, is not taken out of it", async () => {
  const { id } = await overpaid(300, "R-5");
  await propose(id, 300);
  const corrected = async (receiptId: string) => {
    await kit.act(kit.cast.cashier, (tx, acting) => proposeCorrection(tx, acting, id, { receiptId, reason: "Xato" }));
    const [latest] = (await kit.act(kit.cast.cashier, (tx, acting) => readCorrections(tx, acting, id))).items;
    const head: Actor = { ...kit.cast.financeHead };
    await kit.act(head, (tx, acting) =>
      approveCorrection(tx, acting, id, { id: latest?.id ?? "", ifMatch: latest?.version ?? 0 }),
    );
  };
  const [receipt] = await kit.database.db
    .selectFrom("receipts")
    .select("id")
    .where("application_id", "=", id)
    .execute();
  await expect(corrected(receipt?.id ?? "")).rejects.toMatchObject(refusedWith("receipt-promised"));
  expect(await faults()).toEqual([]);
});

test("a refund that the journal does not hold as its row says is found", async () => {
  const { db } = kit.database;
  const { id } = await overpaid(200, "R-6");
  await propose(id, 200);
  const own = sql`application_id = ${id}`;
  await sql`
    update refunds set state = 'executed', order_number = '1', bank_id = 'forged', executed_on = '2026-03-05'
    where ${own}`.execute(db);
  expect(await faults()).toEqual(["refund"]);
  await sql`update refunds set state = 'proposed', bank_id = null, amount = 201 where ${own}`.execute(db);
  expect(await faults()).toEqual(["file"]);
  await sql`update refunds set amount = 200 where ${own}`.execute(db);
});
