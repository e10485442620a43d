import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ensureStandardPositions } from "../../identity/users/standard-positions.js";
import { registerPerson } from "../../testing/register-person.js";
import { approveCorrection, proposeCorrection, withdrawCorrection } from "../corrections/service.js";
import { readCorrections } from "../corrections/read.js";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { tickJournalCheck } from "../journal/nightly-check.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { recordPayment } from "../payments/service.js";
import { approveMonth, leaveMonthOpen, monthPage, proposeMonth, readMonthPage } from "./service.js";

let kit: ApplicationKit;
/** Proposes to take back what the cashier recorded. */
let proposer: Actor;
let clerk: Actor;
let head: Actor;
const march = { region: "1718", month: "2026-03" };

beforeAll(async () => {
  kit = await openApplicationKit();
  proposer = { ...kit.cast.financeHead, id: "0190f0a0-0000-7000-8000-00000000c1e5", pinfl: null };
  proposer = { ...proposer, codes: new Set([...proposer.codes, "correct:payment"]) };
  await withTransaction(kit.database.db, ensureStandardPositions);
  await registerPerson(kit, kit.cast.cashier, "cashier");
  await registerPerson(kit, proposer, "financeHead");
  clerk = { ...kit.cast.cashier, territory: "1718" };
  head = { ...kit.cast.financeHead, territory: "17" };
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-16T09:00:00.000Z")));

const pay = (id: string, amount: number, document: string, paidOn = "2026-03-05") =>
  kit.act(kit.cast.cashier, (tx, acting) => recordPayment(tx, acting, id, { amount, paidOn, document, excess: 0 }));
const read = (by = clerk, of = march) => readMonthPage(kit.database.db, { actor: by, now: kit.clock.now() }, of);
const propose = (by = clerk, of = march, ifMatch = 0) =>
  kit.act(by, (tx, acting) => proposeMonth(tx, acting, { ...of, ifMatch }));
const approve = (ifMatch: number, by = head, of = march) =>
  kit.act(by, (tx, acting) => approveMonth(tx, acting, { ...of, ifMatch }));
/** Proposes to take a receipt of an application back; answers the proposal's id. */
const proposeToTakeBack = async (id: string, receiptId: string): Promise<string> => {
  await kit.act(proposer, (tx, acting) =>
    proposeCorrection(tx, acting, id, { receiptId, reason: "Boshqa ishning puli" }),
  );
  const { items } = await kit.act(kit.cast.financeHead, (tx, acting) => readCorrections(tx, acting, id));
  return items.find(({ state }) => state === "proposed")?.id ?? "";
};
const blocked = async () => (await read()).checks.filter(({ outcome }) => outcome !== "holds").map(({ code }) => code);
const nights = () => tickJournalCheck(kit.database.db, { error: () => undefined }, kit.clock.now());
const faults = async () => (await verifyJournal(kit.database.db)).faults.map(({ fault }) => fault);
const refused = (code: string) => ({ code: "move-refused", details: { reasons: [expect.objectContaining({ code })] } });
/** Entries booked on a day: kind, and the closed month that they name. */
const bookedOn = async (day: string) => {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', kind, closed_month::text) as told from journal_entries
    where booked_day = ${day}::date order by id`.execute(kit.database.db);
  return rows.map(({ told }) => told);
};

test("a month is closed by two people once all that must hold does; what comes later names it, and its sums stay", async () => {
  const id = await carryTo(kit, "in_payment");
  kit.clock.set(new Date("2026-03-16T09:00:00.000Z"));
  const receipt = await pay(id, 1_000, "M-1");
  expect(await blocked()).toEqual(["over", "checked"]);
  await expect(propose()).rejects.toMatchObject(refused("month-blocked"));

  // Over, and checked by a night since.
  kit.clock.set(new Date("2026-04-01T09:00:00.000Z"));
  expect(await blocked()).toEqual(["checked"]);
  await nights();
  expect(await blocked()).toEqual([]);

  // Who works in one district closes no region's books, and who proposed does not close.
  await expect(propose({ ...clerk, territory: "1718401" })).rejects.toMatchObject({ code: "not-found" });
  await propose();
  const both: Actor = { ...clerk, codes: new Set([...clerk.codes, "approve:month"]) };
  await expect(approve(1, both)).rejects.toMatchObject(refused("proposal-own"));
  await expect(approve(0)).rejects.toMatchObject({ code: "precondition-failed" });
  await kit.act(head, (tx, acting) =>
    leaveMonthOpen(tx, acting, { ...march, ifMatch: 1, move: "refuse" }, "Bank kutilmoqda"),
  );
  expect(await read()).toMatchObject({ state: "open", reason: "Bank kutilmoqda", version: 2 });
  await propose(clerk, march, 2);
  // What came up since it was proposed keeps it open.
  const taken = await proposeToTakeBack(id, receipt);
  await expect(approve(3)).rejects.toMatchObject(refused("month-blocked"));
  await kit.act(proposer, (tx, acting) => withdrawCorrection(tx, acting, id, { id: taken, ifMatch: 1 }));
  await approve(3);
  const closed = await read();
  expect(closed).toMatchObject({ state: "closed", proposedBy: "Cashier", closedBy: "Head of finance", checks: [] });
  expect(closed.turnovers).toContainEqual({ account: "bank", debit: 1_000, credit: 0 });
  await expect(propose(clerk, march, 4)).rejects.toMatchObject(refused("month-closed"));

  // The bank's day lies in it: booked today, under its name; so are its distribution and a counter-entry.
  await pay(id, 500, "M-2", "2026-03-30");
  expect(await bookedOn("2026-04-01")).toEqual(["booking 2026-03-01", "match 2026-03-01", "distribution 2026-03-01"]);
  kit.clock.set(new Date("2026-04-02T09:00:00.000Z"));
  await pay(id, 300, "M-3", "2026-04-02");
  expect(await bookedOn("2026-04-02")).toEqual(["booking", "match", "distribution"]);
  kit.clock.set(new Date("2026-04-03T09:00:00.000Z"));
  const correction = { id: await proposeToTakeBack(id, receipt), ifMatch: 1 };
  await kit.act(kit.cast.financeHead, (tx, acting) => approveCorrection(tx, acting, id, correction));
  const countered = await bookedOn("2026-04-03");
  expect(countered.toSorted()).toEqual(["unbooking 2026-03-01", "undistribution 2026-03-01", "unmatch 2026-03-01"]);
  expect((await read()).turnovers).toEqual(closed.turnovers);
  expect(await faults()).toEqual([]);

  // A clock that stands in the closed month books into the open one all the same.
  kit.clock.set(new Date("2026-03-31T09:00:00.000Z"));
  await pay(id, 200, "M-4", "2026-03-31");
  expect((await bookedOn("2026-04-01")).slice(3)).toEqual([
    "booking 2026-03-01",
    "match 2026-03-01",
    "distribution 2026-03-01",
  ]);
  expect(await bookedOn("2026-03-31")).toEqual([]);
  expect((await read()).turnovers).toEqual(closed.turnovers);
});

test("the database books nothing into a closed month, whoever writes it, and keeps the month as it was closed", async () => {
  const { db } = kit.database;
  const insert = (bookedDay: string, closedMonth: string | null) =>
    sql`
    with made as (
      insert into journal_entries (home_region, id, kind, application_id, receipt_id, statement_line_id, cause, value_day,
        booked_day, closed_month, at, line_count)
      select home_region, gen_random_uuid(), 'owe', application_id, null, null, cause, value_day, ${bookedDay}::date,
        ${closedMonth}::date, at, line_count
      from journal_entries where kind = 'charge' limit 1 returning 1) select from made`.execute(db);
  await expect(insert("2026-03-20", "2026-03-01")).rejects.toThrow("closed month");
  await expect(insert("2026-04-20", null)).rejects.toThrow("does not name the one");
  await expect(insert("2026-05-20", "2026-04-01")).rejects.toThrow("names a month that is open");
  for (const change of ["update money_months set state = 'proposed'", "delete from money_months"]) {
    await expect(sql.raw(change).execute(db)).rejects.toThrow("stays as it is");
  }
});

test("a month in which something does not hold is told by the check, and blocks the next one", async () => {
  const { db } = kit.database;
  await sql`alter table money_months disable trigger user`.execute(db);
  await sql`update money_months set entries = entries + 1`.execute(db);
  await sql`alter table money_months enable trigger user`.execute(db);
  expect(await faults()).toEqual(["month"]);
  kit.clock.set(new Date("2026-05-02T09:00:00.000Z"));
  await nights();
  const april = { region: "1718", month: "2026-04" };
  const checks = (await read(clerk, april)).checks.filter(({ outcome }) => outcome === "blocks");
  expect(checks.map(({ code }) => code)).toEqual(["faults"]);
});

test("months from the first booked to this one are listed, the latest first, and only to who works in the whole region", async () => {
  kit.clock.set(new Date("2026-05-02T09:00:00.000Z"));
  const page = async (by: Actor, query = {}) =>
    (await monthPage(kit.database.db, { actor: by, now: kit.clock.now() }, query)).items.map(
      ({ month, state }) => `${month} ${state}`,
    );
  expect(await page(clerk)).toEqual(["2026-05 open", "2026-04 open", "2026-03 closed"]);
  expect(await page(head, { state: ["closed"] })).toEqual(["2026-03 closed"]);
  expect(await page({ ...clerk, territory: "1718401" })).toEqual([]);
  expect(await page({ ...clerk, territory: "1703" })).toEqual([]);
  for (const territory of ["1718401", "1703", null]) {
    await expect(read({ ...clerk, territory })).rejects.toMatchObject({ code: "not-found" });
  }
});
