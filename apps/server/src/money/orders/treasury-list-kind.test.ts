import type { Batch } from "@yer/api/contract/batch";
import type { TreasuryRow } from "@yer/api/contract/treasury-lists";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { findBatch, listBatchRows, presentBatch } from "../../registers/batches/queries.js";
import { applyBatch, keepBatch, undoBatch } from "../../registers/batches/service.js";
import { tickBatches } from "../../registers/batches/tick.js";
import { readMyWork } from "../../insight/my-work/service.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { recordPayment } from "../payments/service.js";
import { approveOrder, makeOrders, orderPage } from "./service.js";
import { treasuryListKind } from "./treasury-list-kind.js";

let kit: ApplicationKit;
let maker: Actor;
let head: Actor;
const account = (budget: string) => String(["district", "region", "republic"].indexOf(budget) + 1).repeat(27);

beforeAll(async () => {
  kit = await openApplicationKit();
  maker = { ...kit.cast.cashier, territory: "1718" };
  head = { ...kit.cast.financeHead, territory: "1718" };
  const shares = ["district", "region", "republic"].map((budget, nth) => ({
    budget,
    percent: [60, 30, 10][nth],
    account: account(budget),
  }));
  const nobody = { reason: null, proposed_by: null, approved_by: null, entered_at: null };
  await kit.database.db
    .insertInto("settings")
    .values({ key: "shares", territory: "1718", valid_from: "2026-01-01", value: jsonb(shares), ...nobody })
    .execute();
});
afterAll(() => kit.close());

async function acted(work: (tx: Transaction, given: ActingInContext) => Promise<Batch>): Promise<Batch> {
  const { id } = await kit.actInContext(head, work);
  const { db } = kit.database;
  const signer = await kit.act(head, async (_, given) => given.signer);
  const machine = { kinds: { [treasuryListKind.declared.kind]: treasuryListKind }, worker: async () => head };
  await tickBatches({ db, events: kit.events, signer, config: {}, machine }, kit.clock.now());
  return presentBatch(db, head, treasuryListKind, await findBatch(db, head, treasuryListKind, id));
}
const bring = (...lines: readonly string[]) =>
  acted(async (tx, given) => {
    const text = ["number;executed_on;reference;reason;amount", ...lines].join("\n");
    const table = await treasuryListKind.reading.read(Buffer.from(text), await readSettings(tx), given.now);
    return keepBatch(tx, given, treasuryListKind, { fileName: "treasury.csv", table });
  });
const enter = async (batch: Batch) =>
  acted((tx, given) =>
    applyBatch(
      tx,
      given,
      { kind: treasuryListKind, id: batch.id },
      { body: { leaveOutWrong: false }, ifMatch: batch.version },
    ),
  );
const rowsOf = async ({ id }: Batch) =>
  ((await listBatchRows(kit.database.db, head, treasuryListKind, id, {})).items as unknown as TreasuryRow[]).map(
    ({ kind, faults }) => faults[0]?.code ?? kind,
  );
const order = async (budget: string, amount: number) => {
  const orders = [{ region: "1718", budget, account: account(budget), amount }];
  const { items } = await kit.act(maker, (tx, acting) => makeOrders(tx, acting, { orders }));
  return { id: items[0]?.id ?? "", number: items[0]?.number ?? "" };
};
const approved = async (budget: string, amount: number) => {
  const made = await order(budget, amount);
  await kit.act(head, (tx, acting) => approveOrder(tx, acting, made.id, 1));
  return made.number;
};
const states = async (query = {}) =>
  (await orderPage(kit.database.db, maker, query)).items.map(({ budget, state }) => `${budget} ${state}`).toSorted();
const waitingFor = async (actor: Actor, kind: string) =>
  (await readMyWork(kit.database.db, actor, { now: kit.clock.now(), soonDays: 3 })).find((one) => one.kind === kind)
    ?.total;

test("the treasury's list marks orders as executed or refused, says of the second time that it knows them, and refused ones wait to be ordered anew", async () => {
  const id = await carryTo(kit, "in_payment");
  await kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount: 1_000, paidOn: "2026-03-05", document: "T-1", excess: 0 }),
  );
  const [district, region] = [await approved("district", 600), await approved("region", 300)];
  const { number: republic } = await order("republic", 100);
  const day = kit.clock.now().toISOString().slice(0, 10);
  const lines = [
    `${district};${day};G-1;;6`,
    `${region};;;Hisobvaraq topilmadi;`,
    `${republic};${day};G-2;;`,
    `${district};${day};G-1;;6`,
    `T-2026-1703-000001;${day};G-3;;`,
  ];
  const batch = await bring(...lines);
  expect(batch).toMatchObject({ state: "checked", counts: { new: 2, wrong: 3 } });
  expect(await rowsOf(batch)).toEqual(["new", "new", "order-unapproved", "order-twice", "order-unseen"]);
  const before = await waitingFor(maker, "orders_refused");
  await enter(batch);
  expect(await states()).toEqual(["district executed", "region refused", "republic made"]);
  expect([before, await waitingFor(maker, "orders_refused")]).toEqual([0, 1]);
  expect(await states({ again: true })).toEqual(["region refused"]);
  expect((await verifyJournal(kit.database.db)).faults).toEqual([]);

  // The same list again: nothing is paid twice.
  const again = await bring(...lines.slice(0, 2));
  expect(await rowsOf(again)).toEqual(["known", "known"]);
  const another = await bring(`${district};${day};G-9;;`);
  expect(await rowsOf(another)).toEqual(["order-otherwise"]);

  // What the treasury did is not undone.
  const { state, counts } = await acted(async (tx, given) => {
    const { version } = await presentBatch(
      tx,
      head,
      treasuryListKind,
      await findBatch(tx, head, treasuryListKind, batch.id),
    );
    return undoBatch(tx, given, { kind: treasuryListKind, id: batch.id }, version);
  });
  expect([state, counts]).toMatchObject(["undone", { kept: 2 }]);
  expect(await states()).toEqual(["district executed", "region refused", "republic made"]);

  // Ordered anew, it waits no longer.
  await order("region", 300);
  expect(await waitingFor(maker, "orders_refused")).toBe(0);
  expect(await states({ again: true })).toEqual([]);
});
