import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { returnApplication } from "../../cases/application-acts/service.js";
import type { Actor } from "../../platform/acting/actor.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";
import { recordPayment } from "../payments/service.js";
import { budgetNames, distributionPage, distributionTotals } from "./register.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.clock.set(new Date("2026-03-05T09:00:00.000Z"));
  await kit.database.db.deleteFrom("settings").where("territory", "<>", "17").execute();
});

const owed = 123_600_000;
const pay = (id: string, amount: number, document: string, excess = 0) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, excess }),
  );
const cancel = (id: string, receipt: string) =>
  kit.act(kit.cast.cashier, (tx, acting) => cancelReceipt(tx, acting, id, receipt));
const shareFrom = (validFrom: string, value: readonly { readonly budget: string; readonly percent: number }[]) =>
  kit.database.db
    .insertInto("settings")
    .values({
      key: "shares",
      territory: kitDistrict,
      valid_from: validFrom,
      value: jsonb(value),
      reason: null,
      proposed_by: null,
      approved_by: null,
      entered_at: null,
    })
    .execute();
const list = (application: string, actor: Actor = kit.cast.cashier) =>
  distributionPage(kit.database.db, actor, { application, limit: 200 });
/** Rows of an application, the earliest first: budget and sum. */
const told = async (application: string) => {
  const { items } = await list(application);
  return items.toReversed().map(({ budget, amount }) => `${budget} ${amount}`);
};
const totals = async (application: string) => {
  const { items } = await distributionTotals(kit.database.db, kit.cast.cashier, { application });
  return Object.fromEntries(items.map(({ budget, amount }) => [budget, amount]));
};
const faults = async () => (await verifyJournal(kit.database.db)).faults.map(({ fault }) => fault);

test("what covers a charge is distributed by the shares of the day and the district, to the tiyin; what is beyond it is not", async () => {
  const id = await carryTo(kit, "in_payment");
  await pay(id, 101, "D-1");
  expect(await totals(id)).toEqual({ district: 61, region: 30, republic: 10 });
  await shareFrom("2026-03-20", [
    { budget: "Jamgʻarma", percent: 33.33 },
    { budget: "district", percent: 66.67 },
  ]);
  kit.clock.set(new Date("2026-03-21T09:00:00.000Z"));
  await pay(id, owed, "D-2", 101);
  const rest = owed - 101;
  const toDistrict = Math.floor((rest * 6667) / 10_000);
  expect(await totals(id)).toEqual({
    district: 61 + toDistrict,
    region: 30,
    republic: 10,
    Jamgʻarma: rest - toDistrict,
  });
  const { items, total } = await list(id);
  expect(total).toBe(5);
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
  expect(items[0]).toMatchObject({ day: "2026-03-21", reversal: false, application: { id } });
  expect(items[0]?.bill).toMatch(/^2026-1718-\d{6}-01$/);
  expect(await faults()).toEqual([]);
});

test("a receipt that is taken back takes from each budget exactly what it brought, whatever the shares are by now", async () => {
  const id = await carryTo(kit, "in_payment");
  const first = await pay(id, 100, "D-3");
  await shareFrom("2026-03-20", [{ budget: "Jamgʻarma", percent: 100 }]);
  kit.clock.set(new Date("2026-03-21T09:00:00.000Z"));
  await pay(id, 50, "D-4");
  expect(await cancel(id, first)).toBeUndefined();
  const own = ["district 60", "region 30", "republic 10", "Jamgʻarma 50", "district -60", "region -30", "republic -10"];
  expect((await told(id)).toSorted()).toEqual(own.toSorted());
  expect(await totals(id)).toEqual({ district: 0, region: 0, republic: 0, Jamgʻarma: 50 });
  expect(await faults()).toEqual([]);
});

test("a file that comes back takes all of it back, and the next charge is distributed anew from its credit", async () => {
  const id = await carryTo(kit, "in_payment");
  await pay(id, 1_000, "D-5");
  await shareFrom("2026-03-20", [{ budget: "Jamgʻarma", percent: 100 }]);
  kit.clock.set(new Date("2026-03-21T09:00:00.000Z"));
  await kit.act(kit.cast.reviewer, (tx, acting) =>
    returnApplication(tx, acting, id, { reason: "Sabab", requests: [{ kind: "correct_address", note: "Manzil" }] }),
  );
  expect(await totals(id)).toEqual({ district: 0, region: 0, republic: 0 });
  expect((await readApplicationRecord(kit.database.db, id)).money).toEqual({
    charge: null,
    credit: 1_000,
    refundDue: 0,
  });
  expect(await faults()).toEqual([]);
});

test("filters leave rows whose sums are the totals under the same filters, and another territory sees none", async () => {
  const id = await carryTo(kit, "in_payment");
  const receipt = await pay(id, 999, "D-6");
  await cancel(id, receipt);
  await pay(id, 500, "D-7");
  const { db } = kit.database;
  const actor = kit.cast.cashier;
  for (const filters of [
    {},
    { budget: ["region", "republic"] },
    { reversal: true },
    { from: "2026-03-16", to: "2026-03-16" },
    { from: "2026-03-17" },
    { district: [kitDistrict] },
    { region: ["1703"] },
  ]) {
    const { items } = await distributionPage(db, actor, { ...filters, limit: 200 });
    const sums = await distributionTotals(db, actor, filters);
    expect([filters, sums.amount]).toEqual([filters, items.reduce((sum, { amount }) => sum + amount, 0)]);
    for (const { budget, amount, distributed, reversed } of sums.items) {
      const own = items.filter((row) => row.budget === budget);
      expect(amount).toBe(own.reduce((sum, row) => sum + row.amount, 0));
      expect(distributed - reversed).toBe(amount);
    }
  }
  const elsewhere = { ...actor, territory: "1703" };
  expect((await list(id, elsewhere)).items).toEqual([]);
  expect((await distributionTotals(db, elsewhere, {})).items).toEqual([]);
});

test("pages follow one another without a gap or a row twice", async () => {
  const { db } = kit.database;
  const all = (await distributionPage(db, kit.cast.cashier, { limit: 200 })).items.map(({ id }) => id);
  const seen: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await distributionPage(db, kit.cast.cashier, { limit: 4, ...(after !== undefined && { after }) });
    seen.push(...page.items.map(({ id }) => id));
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen).toEqual(all);
});

test("budgets that shares name or named are offered, those of the service first", async () => {
  await shareFrom("2027-01-01", [{ budget: "Jamgʻarma", percent: 100 }]);
  expect(await budgetNames(kit.database.db)).toEqual(["district", "region", "republic", "Jamgʻarma"]);
});

test("the check finds a charge of which something else is distributed than covers it", async () => {
  const { db } = kit.database;
  const id = await carryTo(kit, "in_payment");
  await pay(id, 700, "D-8");
  await sql`alter table journal_lines disable trigger append_only`.execute(db);
  try {
    const lines = sql`application_id = ${id} and (account = 'distributed' or account = 'budget_due' and budget = 'district')`;
    await sql`update journal_lines set amount = amount + case account when 'distributed' then 1 else -1 end where ${lines}`.execute(
      db,
    );
    expect(await faults()).toEqual(["distribution", "sum", "sum"]);
    await sql`update journal_lines set amount = amount - case account when 'distributed' then 1 else -1 end where ${lines}`.execute(
      db,
    );
  } finally {
    await sql`alter table journal_lines enable trigger append_only`.execute(db);
  }
  expect(await faults()).toEqual([]);
});
