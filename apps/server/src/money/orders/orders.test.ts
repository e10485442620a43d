import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";
import { recordPayment } from "../payments/service.js";
import { listDue } from "./due.js";
import { approveOrder, endOrder, executeOrder, makeOrders, orderPage } from "./service.js";

let kit: ApplicationKit;
let maker: Actor;
let other: Actor;
const accounts = { district: "1".repeat(27), region: "2".repeat(27) };

beforeAll(async () => {
  kit = await openApplicationKit();
  maker = { ...kit.cast.cashier, territory: "1718", codes: new Set(["order:distribution", "execute:distribution"]) };
  other = { ...kit.cast.reviewer, territory: "17", codes: new Set(["execute:distribution"]) };
  await kit.database.db
    .insertInto("settings")
    .values({
      key: "shares",
      territory: "1718",
      valid_from: "2026-01-01",
      value: jsonb([
        { budget: "district", percent: 60, account: accounts.district },
        { budget: "region", percent: 30, account: accounts.region },
        { budget: "republic", percent: 10 },
      ]),
      reason: null,
      proposed_by: null,
      approved_by: null,
      entered_at: null,
    })
    .execute();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-16T09:00:00.000Z")));

const pay = (id: string, amount: number, document: string) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, excess: 0 }),
  );
const due = async (actor: Actor = maker) => {
  const { db } = kit.database;
  const { items } = await listDue(db, { actor, now: kit.clock.now(), settings: await readSettings(db) });
  return Object.fromEntries(items.map(({ budget, due: amount }) => [budget, amount]));
};
const make = async (budget: "district" | "region", amount: number, actor = maker) => {
  const order = { region: "1718", budget, account: accounts[budget], amount };
  const { items } = await kit.act(actor, (tx, acting) => makeOrders(tx, acting, { orders: [order] }));
  const [made] = items;
  if (made === undefined) throw new Error("Nothing was made.");
  return made;
};
const approve = (id: string, version: number, actor = other) =>
  kit.act(actor, (tx, acting) => approveOrder(tx, acting, id, version));
const execute = (id: string, version: number, executedOn = "2026-03-16") =>
  kit.act(other, (tx, acting) => executeOrder(tx, acting, { id, ifMatch: version }, { executedOn, reference: "G-1" }));
const refuse = (id: string, version: number) =>
  kit.act(other, (tx, acting) => endOrder(tx, acting, { id, ifMatch: version, move: "refuse" }, "Hisob yopilgan"));
const faults = async () => (await verifyJournal(kit.database.db)).faults.map(({ fault }) => fault);
const refused = (...codes: string[]) => ({
  code: "move-refused",
  details: { reasons: codes.map((code) => expect.objectContaining({ code }) as unknown) },
});

test("what is due is ordered, approved by another, executed once, and due no more; a reversal lowers the next order, never below nothing", async () => {
  const id = await carryTo(kit, "in_payment");
  kit.clock.set(new Date("2026-03-16T09:00:00.000Z"));
  const receipt = await pay(id, 1_000, "O-1");
  expect(await due()).toEqual({ district: 600, region: 300, republic: 100 });

  // Exactly what is due, to the account that the shares name, by who works in the region.
  await expect(make("district", 599)).rejects.toMatchObject(refused("order-due"));
  await expect(make("district", 600, { ...maker, territory: "1703" })).rejects.toMatchObject(
    refused("other-territory"),
  );
  const made = await make("district", 600);
  expect(made).toMatchObject({ number: "T-2026-1718-000001", state: "made", amount: 600, day: "2026-03-16" });
  expect(await due()).toEqual({ region: 300, republic: 100 });
  await expect(make("district", 600)).rejects.toMatchObject(refused("order-due"));

  // Who made it does not approve it, though they hold the code; nobody executes what is not approved.
  await expect(approve(made.id, 1, maker)).rejects.toMatchObject(refused("proposal-own"));
  await expect(execute(made.id, 1)).rejects.toMatchObject(refused("order-elsewhere"));
  await expect(approve(made.id, 2)).rejects.toMatchObject({ code: "precondition-failed" });
  await expect(approve(made.id, 1, { ...other, territory: "1703" })).rejects.toMatchObject({ code: "not-found" });
  expect(await approve(made.id, 1)).toMatchObject({ state: "approved", version: 2 });
  await expect(execute(made.id, 2, "2026-03-17")).rejects.toMatchObject({ code: "invalid" });
  await expect(execute(made.id, 2, "2026-03-15")).rejects.toMatchObject({ code: "invalid" });
  expect(await execute(made.id, 2)).toMatchObject({ state: "executed", executedOn: "2026-03-16", reference: "G-1" });
  await expect(execute(made.id, 3)).rejects.toMatchObject(refused("order-elsewhere"));
  expect(await faults()).toEqual([]);

  // What was paid out is taken back: the budget owes it, and nothing is ordered until more is distributed.
  await kit.act(kit.cast.cashier, (tx, acting) => cancelReceipt(tx, acting, id, receipt));
  expect(await due()).toEqual({ district: -600 });
  await pay(id, 500, "O-2");
  expect(await due()).toEqual({ district: -300, region: 150, republic: 50 });
  await expect(make("district", -300)).rejects.toMatchObject(refused("order-due"));
  await pay(id, 700, "O-3");
  expect(await due()).toEqual({ district: 120, region: 360, republic: 120 });
  await approve((await make("district", 120)).id, 1);
  expect(await faults()).toEqual([]);
});

test("an order that the treasury refused comes back as due with its reason, until one is made in its stead", async () => {
  const { db } = kit.database;
  const before = (await due())["region"] ?? 0;
  const made = await make("region", before);
  await approve(made.id, 1);
  expect(await refuse(made.id, 2)).toMatchObject({ state: "refused", reason: "Hisob yopilgan" });
  const queue = async () =>
    (await listDue(db, { actor: maker, now: kit.clock.now(), settings: await readSettings(db) })).items
      .filter(({ refused: back }) => back !== null)
      .map(({ budget, due: amount, refused: back }) => [budget, amount, back?.number, back?.reason]);
  expect(await queue()).toEqual([["region", before, made.number, "Hisob yopilgan"]]);
  kit.clock.advance(60_000);
  const again = await make("region", before);
  expect(await queue()).toEqual([]);
  const withdrawn = await kit.act(maker, (tx, acting) =>
    endOrder(tx, acting, { id: again.id, ifMatch: 1, move: "withdraw" }, "Xato"),
  );
  expect(withdrawn.state).toBe("withdrawn");
  expect((await due())["region"]).toBe(before);
  const states = (await orderPage(db, maker, { budget: ["region"] })).items.map(({ state }) => state);
  expect(states).toEqual(["withdrawn", "refused"]);
  expect(await faults()).toEqual([]);
});

test("a budget without an account in the shares is due and cannot be ordered", async () => {
  const { db } = kit.database;
  const { items } = await listDue(db, { actor: maker, now: kit.clock.now(), settings: await readSettings(db) });
  expect(items.find(({ budget }) => budget === "republic")).toMatchObject({ account: null, due: 120 });
  const order = { region: "1718", budget: "republic", account: accounts.region, amount: 120 };
  await expect(kit.act(maker, (tx, acting) => makeOrders(tx, acting, { orders: [order] }))).rejects.toMatchObject(
    refused("order-due"),
  );
});

test("who works in one district sees no order of the region, and what is due nowhere", async () => {
  const { db } = kit.database;
  const district = { ...maker, territory: "1718401" };
  expect((await orderPage(db, district, {})).items).toEqual([]);
  expect(await due(district)).toEqual({});
});

test("the check finds an order that is executed and not paid", async () => {
  const { db } = kit.database;
  const made = await make("region", (await due())["region"] ?? 0);
  await sql`
    update payment_orders set state = 'executed', approved_at = now(), executed_on = '2026-03-05', reference = 'x'
    where id = ${made.id}`.execute(db);
  expect(await faults()).toEqual(["order"]);
});
