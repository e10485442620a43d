import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerRequest } from "../../cases/applications/edit-requests.js";
import { tickApplications } from "../../cases/application-acts/clock.js";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { readApplication } from "../../cases/application-acts/read.js";
import { decideAsCouncil, returnApplication } from "../../cases/application-acts/service.js";
import { ownApplication } from "../../cases/public/service.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";
import { recordPayment } from "../payments/service.js";
import { journalFigures } from "./check-figures.js";
import { tickJournalCheck } from "./nightly-check.js";
import { verifyJournal } from "./verify-journal.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const owed = 123_600_000;
const pay = (id: string, amount: number, document: string, excess = 0) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, excess }),
  );
const chargeOf = async (id: string) =>
  (await kit.act(kit.cast.cashier, (tx, acting) => readApplication(tx, acting, id))).charge;
const moneyOf = async (id: string) => (await readApplicationRecord(kit.database.db, id)).money;
const faults = async () => (await verifyJournal(kit.database.db)).faults.map(({ fault }) => fault);
const comeBack = async (id: string) => {
  await kit.act(kit.cast.reviewer, (tx, acting) =>
    returnApplication(tx, acting, id, { reason: "Sabab", requests: [{ kind: "fix_outline", note: "Qarang" }] }),
  );
  const { editRequests } = await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
  for (const { id: request } of editRequests) {
    await kit.act(kit.cast.operator, (tx, acting) =>
      answerRequest(tx, acting, id, { requestId: request, answer: "Tuzatildi" }),
    );
  }
};
/** Kinds of an application's entries, as they were entered. */
const kindsOf = async (id: string) =>
  (
    await kit.database.db
      .selectFrom("journal_entries")
      .select("kind")
      .where("application_id", "=", id)
      .orderBy("at")
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

test("a charge, its receipts, its return and the next charge are entries, and what is said of it is their sum", async () => {
  const id = await carryTo(kit, "in_payment");
  await pay(id, 1_000, "J-1");
  await pay(id, owed - 900, "J-2", 100);
  expect(await moneyOf(id)).toMatchObject({ charge: { amount: owed, due: 0 }, credit: 100, refundDue: 0 });
  await comeBack(id);
  expect(await moneyOf(id)).toEqual({ charge: null, credit: owed + 100, refundDue: 0 });
  expect(await chargeOf(id)).toMatchObject({ state: "void", paid: owed + 100, remaining: 0, overpaid: 0 });
  await carryTo(kit, "at_council", {}, id);
  expect(await chargeOf(id)).toMatchObject({ state: "paid", paid: owed + 100, overpaid: 100 });
  await carryTo(kit, "registered", {}, id);
  expect(await moneyOf(id)).toMatchObject({ charge: { due: 0 }, credit: 0, refundDue: 100 });
  const receipt = ["booking", "match", "distribution"];
  const voided = ["release", "void", "undistribution", "undistribution"];
  const charged = ["charge", "cover", "distribution"];
  expect(await kindsOf(id)).toEqual(["charge", ...receipt, ...receipt, ...voided, ...charged, "owe"]);
  expect(await faults()).toEqual([]);
});

test("a receipt that is taken back after its file came back counts no more: the next charge is due by it", async () => {
  const id = await carryTo(kit, "in_payment");
  const receipt = await pay(id, owed, "J-3");
  await comeBack(id);
  expect(await kit.act(kit.cast.cashier, (tx, acting) => cancelReceipt(tx, acting, id, receipt))).toBeUndefined();
  expect(await moneyOf(id)).toEqual({ charge: null, credit: 0, refundDue: 0 });
  await carryTo(kit, "in_payment", {}, id);
  expect(await chargeOf(id)).toMatchObject({ state: "open", paid: 0, remaining: owed });
  expect(await faults()).toEqual([]);
});

test("all that a file paid which ends unregistered is owed back", async () => {
  const id = await carryTo(kit, "at_council");
  await kit.act(kit.cast.council, (tx, acting) =>
    decideAsCouncil(tx, acting, id, {
      verdict: "against",
      number: "1",
      date: "2026-03-05",
      reason: "Rad",
      because: "other",
    }),
  );
  expect(await moneyOf(id)).toEqual({ charge: null, credit: owed, refundDue: 0 });
  kit.clock.advance(400 * 86_400_000);
  await tickApplications(kit.database.db, kit.events, kit.clock.now());
  expect((await readApplicationRecord(kit.database.db, id)).row.status).toBe("unregistered");
  expect(await moneyOf(id)).toEqual({ charge: null, credit: 0, refundDue: owed });
  // Staff read what is to be refunded and nothing remaining; its occupier no charge with a day to pay it on, but what comes back.
  expect(await chargeOf(id)).toMatchObject({ state: "void", paid: owed, remaining: 0 });
  const { facts } = await readApplicationRecord(kit.database.db, id);
  const occupier = { ...kit.cast.citizen, pinfl: facts.occupier?.kind === "person" ? facts.occupier.pinfl : null };
  const own = await kit.act(occupier, (tx, acting) => ownApplication(tx, acting, id));
  expect(own).toMatchObject({ status: "unregistered", charge: null, refundDue: owed });
  expect(await faults()).toEqual([]);
});

test("the database refuses what does not add to zero, lines that come later, and every change", async () => {
  const { db } = kit.database;
  const id = await carryTo(kit, "in_payment");
  const { row } = await readApplicationRecord(db, id);
  const entry = "0190f0a0-0000-7000-8000-0000000000e1";
  const enter = async (...amounts: readonly number[]) =>
    db.transaction().execute(async (transaction) => {
      await sql`
        insert into journal_entries (home_region, id, kind, application_id, cause, value_day, booked_day, at, line_count)
        values (${row.home_region}, ${entry}, 'owe', ${id}, 'charge.made', '2026-03-05', '2026-03-05', ${kit.clock.now()},
          2)`.execute(transaction);
      for (const [index, amount] of amounts.entries()) {
        await sql`
          insert into journal_lines (home_region, entry_id, number, account, application_id, amount)
          values (${row.home_region}, ${entry}, ${index + 1}, 'credit', ${id}, ${amount})`.execute(transaction);
      }
    });
  await expect(enter()).rejects.toThrow("has no lines");
  await expect(enter(5, -4)).rejects.toThrow("does not add to zero");
  // Each statement leaves whole entries: what would balance later does not stand until then.
  await expect(enter(5, -5)).rejects.toThrow("does not add to zero");
  await expect(
    sql`
      insert into journal_lines (home_region, entry_id, number, account, application_id, amount)
      select home_region, id, n, 'credit', application_id, case n when 8 then 5 else -5 end
      from journal_entries, (values (8), (9)) as v (n) where application_id = ${id}`.execute(db),
  ).rejects.toThrow("does not add to zero");
  for (const change of [
    sql`update journal_lines set amount = 1`,
    sql`delete from journal_lines`,
    sql`truncate journal_lines, journal_entries`,
    sql`update journal_entries set value_day = '2020-01-01'`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow("append-only");
  }
  expect(await faults()).toEqual([]);
});

test("what was changed past the rules is found: in lines, charges and receipts; a night tells of it once, and the figures", async () => {
  const { db } = kit.database;
  const id = await carryTo(kit, "in_payment");
  await pay(id, 700, "J-9");
  const found = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
    await change.execute(db);
    const told = await faults();
    await back.execute(db);
    return told;
  };
  const own = sql`application_id = ${id}`;
  expect(
    await found(
      sql`update charges set state = 'paid' where ${own}`,
      sql`update charges set state = 'open' where ${own}`,
    ),
  ).toEqual(["charge"]);
  expect(
    await found(sql`update receipts set amount = 701 where ${own}`, sql`update receipts set amount = 700 where ${own}`),
  ).toEqual(["receipt"]);
  await sql`alter table journal_lines disable trigger append_only`.execute(db);
  try {
    const lines = sql`${own} and account = 'receivable' and amount > 0`;
    expect(
      await found(
        sql`update journal_lines set amount = amount + 1 where ${lines}`,
        sql`update journal_lines set amount = amount - 1 where ${lines}`,
      ),
    ).toEqual(["charge", "distribution", "entry", "sum", "sum"]);
  } finally {
    await sql`alter table journal_lines enable trigger append_only`.execute(db);
  }
  await sql`update receipts set amount = 701 where ${own}`.execute(db);
  const told: unknown[] = [];
  const logger = { error: (said: unknown) => void told.push(said) };
  kit.clock.set(new Date("2027-09-05T22:30:00.000Z"));
  expect(await tickJournalCheck(db, logger, kit.clock.now())).toBe(true);
  expect(await tickJournalCheck(db, logger, kit.clock.now())).toBe(false);
  expect(told).toEqual([expect.objectContaining({ fault: "receipt" }), expect.objectContaining({ faults: 1 })]);
  const figures = await Promise.all(journalFigures.map(async ({ read }) => read(db)));
  expect(figures).toEqual([1, Date.parse("2027-09-05T22:30:00.000Z") / 1000]);
});

test("a night lasts until two o'clock, is checked once, and is caught up until then", async () => {
  const { db } = kit.database;
  const logger = { error: () => undefined };
  const ticks: unknown[] = [];
  // In Tashkent half past three, half past one of the same night, half past two, and half past one after a night without.
  for (const at of ["01T22:30", "02T20:30", "02T21:30", "04T20:30"]) {
    kit.clock.set(new Date(`2027-10-${at}:00.000Z`));
    ticks.push(await tickJournalCheck(db, logger, kit.clock.now()));
  }
  expect(ticks).toEqual([true, false, true, true]);
  const nights = await db
    .selectFrom("journal_checks")
    .select("day")
    .where("day", ">=", "2027-10-01")
    .orderBy("day")
    .execute();
  expect(nights.map(({ day }) => day)).toEqual(["2027-10-02", "2027-10-03", "2027-10-04"]);
});
