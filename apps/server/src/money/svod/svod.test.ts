import type { NarrowedCharges } from "@yer/api/contract/charges";
import type { SvodQuery } from "@yer/api/contract/svod";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tickApplications } from "../../cases/application-acts/clock.js";
import { returnApplication } from "../../cases/application-acts/service.js";
import { schedulePage } from "../../cases/plan/queries.js";
import { mergeMoneySums, wrongMoneySums } from "../../cases/journal/money-sums.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { carryTo } from "../../testing/carry-to.js";
import { chargeTotals } from "../charges/register.js";
import { distributionTotals } from "../distributions/register.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";
import { recordPayment } from "../payments/service.js";
import { plannedOfList } from "./planned.js";
import { readSvod } from "./service.js";

let kit: ApplicationKit;
let clerk: Actor;
const elsewhere = "14160009";
beforeAll(async () => {
  kit = await openApplicationKit();
  clerk = { ...kit.cast.cashier, territory: "17" };
  await addNeighborhood(kit.database.db, elsewhere);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const owed = 123_600_000;
const day = 86_400_000;
const pay = (id: string, amount: number, document: string, excess = 0) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, excess }),
  );
const read = (query: SvodQuery = {}, actor: Actor = clerk) => readSvod(kit.database.db, actor, kit.clock.now(), query);
const ofPlace = async (code: string, query: SvodQuery = {}, actor: Actor = clerk) => {
  const { items } = await read(query, actor);
  const row = items.find(({ place }) => place.code === code);
  if (row === undefined) throw new Error(`No row of ${code}.`);
  const { place: _place, before: _before, ...sums } = row;
  return sums;
};
/** The row of a place, in the table of the place above it. */
const rowOf = async (code: string, query: SvodQuery) => {
  const above = code.length === 4 ? {} : { place: code.length === 7 ? code.slice(0, 4) : kitDistrict };
  return ofPlace(code, { ...query, ...above });
};
const totalOf = async (query: SvodQuery = {}, actor: Actor = clerk) => (await read(query, actor)).total;
const nothing = {
  planned: 0,
  charged: 0,
  discounted: 0,
  paid: 0,
  remaining: 0,
  late: 0,
  beyond: 0,
  distributed: 0,
};
const less = async (work: () => Promise<unknown>, query: SvodQuery = {}) => {
  const before = await totalOf(query);
  await work();
  const after = await totalOf(query);
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, (value ?? 0) - (before[name as keyof typeof before] ?? 0)]),
  );
};

test("every level sums to the same tiyin, before rows are merged and after: what is charged, paid, beyond and due", async () => {
  const moved = await less(async () => {
    const half = await carryTo(kit, "at_justice");
    await sql`
      update applications set facts = jsonb_set(facts, '{payment,discount}', '"social_register"') where id = ${half}
      `.execute(kit.database.db);
    await carryTo(kit, "in_payment", {}, half);
    await pay(half, 1_001, "S-1");
    const whole = await carryTo(kit, "in_payment", { neighborhoodId: elsewhere });
    await pay(whole, owed + 7, "S-2", 7);
  });
  const wanted = {
    ...nothing,
    charged: 2 * owed,
    discounted: owed / 2,
    paid: owed + 1_001,
    remaining: owed / 2 - 1_001,
    beyond: 7,
    distributed: owed + 1_001,
  };
  expect(moved).toEqual(wanted);
  for (const merged of [false, true]) {
    if (merged) await mergeMoneySums(kit.database.db);
    expect(await ofPlace("1718")).toMatchObject(wanted);
    expect(await ofPlace(kitDistrict, { place: "1718" })).toMatchObject(wanted);
    expect(await totalOf({ place: kitDistrict })).toMatchObject(wanted);
    expect(await ofPlace(elsewhere, { place: kitDistrict })).toMatchObject({ paid: owed, beyond: 7, remaining: 0 });
  }
  expect((await read()).items).toHaveLength(14);
  const { amount } = await distributionTotals(kit.database.db, clerk, { district: [kitDistrict] });
  expect(amount).toBe((await ofPlace(kitDistrict, { place: "1718" })).distributed);
  expect(await wrongMoneySums(kit.database.db)).toEqual([]);
});

test("a period has what was booked in it, the one before what was booked before, and both what remained at their end", async () => {
  kit.clock.set(new Date("2026-04-10T09:00:00.000Z"));
  const id = await carryTo(kit, "in_payment");
  const charged = kit.clock.now().toISOString().slice(0, 10);
  kit.clock.advance(3 * day);
  const receipt = await pay(id, 500, "S-3");
  kit.clock.advance(3 * day);
  expect(await kit.act(kit.cast.cashier, (tx, acting) => cancelReceipt(tx, acting, id, receipt))).toBeUndefined();
  const at = (days: number) => new Date(Date.parse(charged) + days * day).toISOString().slice(0, 10);
  const query = { from: at(3), to: at(5) };
  const { total, totalBefore, period, before } = await read(query);
  expect(period).toEqual(query);
  expect(before).toEqual({ from: at(0), to: at(2) });
  expect(total).toMatchObject({ charged: 0, paid: 500, distributed: 500, late: null });
  expect(totalBefore).toMatchObject({ charged: owed, paid: 0 });
  expect((totalBefore?.remaining ?? 0) - total.remaining).toBe(500);
  expect(await read({ from: at(6), to: at(6) })).toMatchObject({ total: { paid: -500, distributed: -500 } });
  // As of a day everything until it counts.
  expect((await totalOf({ to: at(5) })).paid - (await totalOf({ to: at(6) })).paid).toBe(500);
  await expect(read({ from: at(5), to: at(3) })).rejects.toMatchObject({ code: "invalid" });
});

test("as of a day it is compared with an earlier one, and what is known of that is what was told then", async () => {
  kit.clock.set(new Date("2026-05-10T09:00:00.000Z"));
  const id = await carryTo(kit, "in_payment");
  const charged = kit.clock.now().toISOString().slice(0, 10);
  const at = (days: number) => new Date(Date.parse(charged) + days * day).toISOString().slice(0, 10);
  kit.clock.advance(3 * day);
  await pay(id, 700, "S-7");
  const { total, totalBefore, before } = await read({ to: at(3), than: at(2) });
  expect(before).toEqual({ from: null, to: at(2) });
  expect(total.paid - (totalBefore?.paid ?? 0)).toBe(700);
  expect(total).toEqual(await totalOf({ to: at(3) }));
  expect({ ...totalBefore, late: null }).toEqual({ ...(await totalOf({ to: at(2) })), late: null });
  // No earlier day, and none beside a period.
  await expect(read({ to: at(3), than: at(3) })).rejects.toMatchObject({ code: "invalid" });
  await expect(read({ from: at(1), to: at(3), than: at(0) })).rejects.toMatchObject({ code: "invalid" });
});

test("every number that opens a list is the sum of that list, to the tiyin: by place, of any days, and in all", async () => {
  const { db } = kit.database;
  // Behind all that was booked here: what a list without a last day lists is what stands today.
  kit.clock.set(new Date("2026-07-10T09:00:00.000Z"));
  const first = await carryTo(kit, "in_payment");
  await pay(first, 12_345_678, "S-8");
  kit.clock.advance(2 * day);
  // Charged and void again, and one more behind it.
  const second = await carryTo(kit, "in_payment");
  const returned = { reason: "Sabab", requests: [{ kind: "fix_outline" as const, note: "Qarang" }] };
  await kit.act(kit.cast.reviewer, (tx, acting) => returnApplication(tx, acting, second, returned));
  kit.clock.advance(day);
  await carryTo(kit, "in_payment");
  const today = kit.clock.now().toISOString().slice(0, 10);
  const at = (days: number) => new Date(Date.parse(today) - days * day).toISOString().slice(0, 10);
  const periods = [{}, { to: at(1) }, { to: at(3) }, { from: at(1) }, { from: at(3), to: at(1) }];
  let compared = 0;
  for (const days of periods) {
    for (const place of [undefined, "1718", kitDistrict]) {
      const { items, total } = await read({ ...days, ...(place !== undefined && { place }) });
      const level = place === undefined ? "region" : place === "1718" ? "district" : "neighborhood";
      const rows = [
        ...items.map((sums) => ({ sums, within: { [level]: [sums.place.code] } })),
        {
          sums: total,
          within: place === undefined ? {} : place === "1718" ? { region: [place] } : { district: [place] },
        },
      ];
      for (const { sums, within } of rows) {
        const listed = async (asked: NarrowedCharges) => chargeTotals(db, clerk, { ...within, ...asked });
        expect((await listed({ booked: "charged", ...days })).charged).toBe(sums.charged);
        expect((await listed({ booked: "discounted", ...days })).discounted).toBe(sums.discounted);
        expect((await listed({ booked: "remaining", ...days })).remaining).toBe(sums.remaining);
        expect((await listed({ booked: "beyond", ...days })).beyond).toBe(sums.beyond);
        // Of a day gone by nobody can tell what was late.
        expect([null, (await listed({ late: true })).remaining]).toContain(sums.late);
        const { amount } = await distributionTotals(db, clerk, { ...within, ...days });
        expect([amount, amount]).toEqual([sums.distributed, sums.paid]);
        compared += sums.charged === 0 ? 0 : 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test("what a suspended file owes is late, as of today alone, until it is paid or comes back", async () => {
  const id = await carryTo(kit, "in_payment");
  const tick = async () => tickApplications(kit.database.db, kit.events, kit.clock.now());
  const late = async () => (await totalOf()).late ?? 0;
  const before = await late();
  kit.clock.advance(100 * day);
  await tick();
  const suspended = await late();
  expect(suspended - before).toBeGreaterThanOrEqual(owed);
  expect((await totalOf({ to: "2026-04-01" })).late).toBeNull();
  await pay(id, 400, "S-4");
  expect(suspended - (await late())).toBe(400);
  await mergeMoneySums(kit.database.db);
  await kit.act(kit.cast.reviewer, (tx, acting) =>
    returnApplication(tx, acting, id, { reason: "Sabab", requests: [{ kind: "fix_outline", note: "Qarang" }] }),
  );
  expect(suspended - (await late())).toBe(owed);
  expect(await wrongMoneySums(kit.database.db)).toEqual([]);
});

test("the money of a file that is placed elsewhere goes with it, on every day it was booked", async () => {
  const { db } = kit.database;
  const id = await carryTo(kit, "in_payment");
  await pay(id, 900, "S-5");
  await mergeMoneySums(db);
  const [from, to] = [
    await ofPlace("14160001", { place: kitDistrict }),
    await ofPlace(elsewhere, { place: kitDistrict }),
  ];
  const district = await ofPlace(kitDistrict, { place: "1718" });
  await sql`update applications set neighborhood_id = ${elsewhere} where id = ${id}`.execute(db);
  expect((await ofPlace(elsewhere, { place: kitDistrict })).paid - to.paid).toBe(900);
  expect(from.paid - (await ofPlace("14160001", { place: kitDistrict })).paid).toBe(900);
  expect(await ofPlace(kitDistrict, { place: "1718" })).toEqual(district);
  expect(await wrongMoneySums(db)).toEqual([]);
  await sql`update applications set district_soato = '1718203' where id = ${id}`.execute(db);
  expect(district.paid - (await ofPlace(kitDistrict, { place: "1718" })).paid).toBe(900);
  expect(await wrongMoneySums(db)).toEqual([]);
});

test("readers see their territory, members of other organisations the files that involve theirs", async () => {
  const district = { ...clerk, territory: kitDistrict };
  const { items } = await read({}, district);
  expect(items.map(({ place }) => place.code)).toEqual(["1718"]);
  expect((await totalOf({}, district)).charged).toBe((await ofPlace(kitDistrict, { place: "1718" })).charged);
  expect((await read({ place: "1718" }, district)).items.map(({ place }) => place.code)).toEqual([kitDistrict]);
  expect((await read({ place: "1703" }, district)).items).toEqual([]);
  expect(await totalOf({}, { ...clerk, territory: "1703" })).toEqual(nothing);
  // All of these applications went through the architects' hands.
  const architect = await totalOf({}, { ...kit.cast.architect, codes: new Set(["read:svod"]) });
  expect(architect).toMatchObject({ charged: (await totalOf({}, { ...clerk, territory: "1718" })).charged });
  expect(await totalOf({}, { ...clerk, blocked: true })).toEqual(nothing);
});

test("planned is an estimate by the line of each schedule: plots of the days × base amount × multiple of the district", async () => {
  const { db } = kit.database;
  const added = (id: string, state: string) =>
    sql`
    insert into schedules (home_region, id, neighborhood_id, region_soato, district_soato, year, state, starts_on, ends_on,
      organisation_id, people, plots, created_at, state_since)
    select '1718', ${id}, ${elsewhere}, '1718', ${kitDistrict}, 2027, ${state}, '2027-01-01', '2027-01-10',
      (select id from organisations limit 1), '[]', 20, now(), now()`.execute(db);
  await added("0190f0a0-0000-7000-8000-000000000a01", "schedule_approved");
  await added("0190f0a0-0000-7000-8000-000000000a02", "schedule_cancelled");
  const query = { from: "2027-01-03", to: "2027-01-05" };
  const { total, totalBefore } = await read(query);
  expect([total.planned, totalBefore?.planned]).toEqual([6 * owed, 4 * owed]);
  expect((await ofPlace(elsewhere, { ...query, place: kitDistrict })).planned).toBe(6 * owed);
  expect((await totalOf({ from: "2027-01-01", to: "2027-12-31" })).planned).toBe(20 * owed);

  // The list that it opens comes to the same, for every period, place and as of a day; and so it does without a beginning.
  const state = ["schedule_approved", "schedule_running", "schedule_closed"] as const;
  const places = [{}, { region: ["1718"] }, { district: [kitDistrict] }, { neighborhood: [elsewhere] }];
  const periods = [
    query,
    { from: "2027-01-01", to: "2027-12-31" },
    { to: "2027-01-04" },
    { from: "2027-02-01", to: "2027-02-02" },
  ];
  for (const days of periods) {
    for (const place of places) {
      const [code] = Object.values(place)[0] ?? [];
      const inTable = code === undefined ? (await totalOf(days)).planned : (await rowOf(code, days)).planned;
      const reading = { actor: clerk, today: "2026-03-05", latePercent: 10 };
      const listed = await plannedOfList(kit.database.db, reading, { ...place, ...days, state: [...state] });
      expect(listed).toEqual({ plots: (inTable ?? 0) / owed, amount: inTable });
      const { total: rows } = await schedulePage(kit.database.db, reading, { ...place, ...days, state: [...state] });
      expect(rows > 0).toBe((inTable ?? 0) > 0);
    }
  }
});

test("what is summed wrongly is found, and summed anew", async () => {
  const { db } = kit.database;
  await sql`
    insert into money_sums (home_region, district_soato, place, booked_day, charged, discounted, due, credit, distributed,
      late)
    values ('1718', ${kitDistrict}, ${kitDistrict}, '2026-03-05', 1, 0, 0, 0, 0, 0)`.execute(db);
  expect((await verifyJournal(db)).faults).toMatchObject([{ fault: "sum", number: kitDistrict, id: "2026-03-05" }]);
  await sql`select fill_money_sums()`.execute(db);
  expect((await verifyJournal(db)).faults).toEqual([]);
});
