import { billNumber, searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readApplication } from "../../cases/application-acts/read.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { dayPage } from "../bank-days/service.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { bookLines } from "../statement-lines/book.js";
import { listLines } from "../statement-lines/list.js";
import { matchWith, putBack, readLine, setAside } from "../statement-lines/service.js";
import { undoLines } from "../statement-lines/statement-rows.js";
import { cover, passOn, readClearing, readPaidOut, settle } from "./service.js";

let kit: ApplicationKit;
const day = "2026-03-05";
const account = (home_region: string, number: string, kind: "bank" | "online" = "bank") => ({
  home_region,
  id: uuidv7(),
  number,
  kind,
  mfo: "00401",
  name: number,
});
const accounts = {
  samarqand: account("1718", "20208000900100001001"),
  andijon: account("1703", "20208000900100001703"),
  online: account("1718", "20208000900100001002", "online"),
};

beforeAll(async () => {
  kit = await openApplicationKit();
  const made = { made_at: kit.clock.now(), made_by: null };
  await kit.database.db
    .insertInto("bank_accounts")
    .values(Object.values(accounts).map((one) => ({ ...one, ...made })))
    .execute();
});
afterAll(() => kit.close());

const cashier = (territory = "1718"): Actor => ({ ...kit.cast.cashier, territory });
const line = async (id: string, territory = "1718") => readLine(kit.database.db, { actor: cashier(territory) }, id);
const book = async (at: keyof typeof accounts, document: string, amount: number, purpose = "Yer uchun") => {
  const { home_region, id: account_id } = accounts[at];
  const [id = ""] =
    (await kit.act(cashier(home_region), (tx, acting) =>
      bookLines(tx, acting, [
        {
          home_region,
          account_id,
          bank_id: document,
          amount,
          value_day: day,
          document,
          payer_name: "Toʻlovchi",
          payer_tax_id: null,
          purpose,
          search_key: searchKey(document),
          file_number: null,
          batch_id: null,
        },
      ]),
    )) ?? [];
  return id;
};
const pass = async (id: string, region: string, amount: number, by = "1718", ifMatch?: number) => {
  const version = ifMatch ?? (await line(id, by)).version;
  const body = { region, amount, reason: "Boshqa viloyat ishi" };
  await kit.act(cashier(by), (tx, acting) => passOn(tx, acting, id, { body, ifMatch: version }));
};
const settleBy = async (id: string, by: string | null, amount: number, territory = "1718") => {
  const { version: ifMatch } = await line(id, territory);
  await kit.act(cashier(territory), (tx, acting) => settle(tx, acting, id, { body: { by, amount }, ifMatch }));
};
const coverBy = async (id: string, sum: number, ifMatch?: number) => {
  const version = ifMatch ?? (await line(id)).version;
  await kit.act(cashier(), (tx, acting) =>
    cover(tx, acting, id, { body: { from: day, to: day, sum }, ifMatch: version }),
  );
};
const owed = async () =>
  (await readClearing(kit.database.db, cashier("17"))).map(({ region, by, owed: sum }) => [
    region.soato,
    by?.soato ?? null,
    sum,
  ]);
const waiting = async (territory: string) =>
  (await listLines(kit.database.db, cashier(territory), {})).items.map(({ document, unmatched }) => [
    document,
    unmatched,
  ]);
const holds = async () => {
  const { faults } = await verifyJournal(kit.database.db);
  // A line of the online account is a payment elsewhere: here it stands alone.
  expect(faults.filter(({ fault }) => fault !== "online")).toEqual([]);
};
const refusedWith = (code: string) => ({
  code: "move-refused",
  details: { reasons: [expect.objectContaining({ code }) as unknown] },
});

test("what came into another region's account is passed on, matched where its file is, and settled by the bank between them", async () => {
  const file = await carryTo(kit, "in_payment");
  const { number } = await kit.act(cashier(), (tx, acting) => readApplication(tx, acting, file));
  const id = await book("andijon", "A-1", 300_000, `Toʻlov ${billNumber(number, 1)}`);
  expect(await line(id, "1703")).toMatchObject({ waits: "unknown", elsewhere: "1718", region: "1703" });
  await expect(pass(id, "1703", 1, "1703")).rejects.toMatchObject({ code: "invalid" });
  await expect(pass(id, "1799", 1, "1703")).rejects.toMatchObject({ code: "invalid" });
  await expect(pass(id, "1718", 300_001, "1703")).rejects.toMatchObject(refusedWith("line-less"));
  await pass(id, "1718", 250_000, "1703");
  expect(await line(id, "1703")).toMatchObject({
    unmatched: 50_000,
    clearings: [{ kind: "passed", region: "1718", amount: 250_000 }],
  });
  expect(await waiting("1718")).toEqual([["A-1", 250_000]]);
  expect(await owed()).toEqual([["1718", "1703", 250_000]]);
  // Who owes it sees it as well as who is owed.
  expect(await readClearing(kit.database.db, cashier("1703"))).toHaveLength(1);
  expect(await readClearing(kit.database.db, cashier("1706"))).toEqual([]);
  await holds();
  // Of no bank: its lines make no bank day.
  expect((await dayPage(kit.database.db, cashier(), {})).total).toBe(0);
  const [arrived] = (await listLines(kit.database.db, cashier(), {})).items;
  if (arrived === undefined) throw new Error("Nothing arrived.");
  expect(await line(arrived.id)).toMatchObject({ passedFrom: "1703", elsewhere: null, waits: null });
  await kit.act(cashier(), (tx, acting) =>
    matchWith(tx, acting, arrived.id, { body: { parts: [{ number, amount: 250_000 }] }, ifMatch: arrived.version }),
  );
  expect((await kit.act(cashier(), (tx, acting) => readApplication(tx, acting, file))).charge?.paid).toBe(250_000);
  // Andijon pays what it owes: one line of Samarqand's bank, booked in both regions.
  const paid = await book("samarqand", "A-2", 250_000);
  await expect(settleBy(paid, "1733", 1)).rejects.toMatchObject(refusedWith("clearing-less"));
  await settleBy(paid, "1703", 200_000);
  expect(await owed()).toEqual([["1718", "1703", 50_000]]);
  await expect(settleBy(paid, "1703", 50_001)).rejects.toMatchObject(refusedWith("line-less"));
  await settleBy(paid, "1703", 50_000);
  expect(await owed()).toEqual([]);
  const { rows } = await sql<{ region: string; bank: number }>`
    select home_region as region, sum(amount)::bigint as bank from journal_lines where account = 'bank'
    group by 1 order by 1`.execute(kit.database.db);
  expect(rows).toEqual([
    { region: "1703", bank: 50_000 },
    { region: "1718", bank: 250_000 },
  ]);
  const [kept] = await kit.act(cashier("1703"), (tx, acting) =>
    undoLines(tx, acting, [{ line: 1, recordId: id, trace: null }]),
  );
  expect(kept).toMatchObject({ kind: "kept", faults: [{ code: "line-cleared" }] });
  await holds();
});

test("what was passed on by mistake is passed back, and a second click passes nothing twice", async () => {
  const id = await book("andijon", "B-1", 700);
  const { version } = await line(id, "1703");
  const clicks = await Promise.allSettled([0, 1].map(() => pass(id, "1718", 700, "1703", version)));
  expect(clicks.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [arrived] = (await listLines(kit.database.db, cashier(), { search: "B-1" })).items;
  await pass(arrived?.id ?? "", "1703", 700);
  expect(await owed()).toEqual([]);
  expect(await waiting("1703")).toContainEqual(["B-1", 700]);
  // What came back can be set aside like any other line.
  const [back] = (await listLines(kit.database.db, cashier("1703"), { search: "B-1" })).items;
  const aside = { body: { reason: "Kimniki ekani nomaʼlum" }, ifMatch: back?.version ?? 0 };
  await kit.act(cashier("1703"), (tx, acting) => setAside(tx, acting, back?.id ?? "", aside));
  await kit.act(cashier("1703"), (tx, acting) => putBack(tx, acting, back?.id ?? "", aside.ifMatch + 1));
  await holds();
});

test("a provider's one line covers many online payments: what is missing it owes, and pays later", async () => {
  await book("online", "P-1", 10_000);
  await book("online", "P-2", 20_000);
  const id = await book("samarqand", "C-1", 29_400);
  const seen = await readPaidOut(kit.database.db, cashier(), id, { from: day, to: day });
  expect(seen).toMatchObject({ count: 2, sum: 30_000, waiting: 29_400, missing: 600, over: 0 });
  await expect(coverBy(id, 29_999)).rejects.toMatchObject(refusedWith("clearing-changed"));
  const { version } = await line(id);
  const two = await Promise.allSettled([0, 1].map(() => coverBy(id, 30_000, version)));
  expect(two.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await line(id)).toMatchObject({
    unmatched: 0,
    clearings: [{ kind: "covered", region: null, amount: 29_400, payments: 2, missing: 600 }],
  });
  expect(await owed()).toEqual([["1718", null, 600]]);
  await holds();
  // Nothing of these days is left to be paid out; the rest comes by another line.
  const rest = await book("samarqand", "C-2", 1_000);
  expect(await readPaidOut(kit.database.db, cashier(), rest, { from: day, to: day })).toMatchObject({
    count: 0,
    over: 1_000,
  });
  await settleBy(rest, null, 600);
  expect(await owed()).toEqual([]);
  expect(await line(rest)).toMatchObject({ unmatched: 400 });
  await holds();
});

test("what a payout has over its payments goes on waiting; what is wrong of clearing is found", async () => {
  await book("online", "P-3", 5_000);
  const id = await book("samarqand", "D-1", 5_200);
  await coverBy(id, 5_000);
  expect(await line(id)).toMatchObject({ unmatched: 200, clearings: [{ amount: 5_000, missing: 0 }] });
  await holds();
  const { db } = kit.database;
  await sql`update line_clearings set covered = covered + 1 where kind = 'covered'`.execute(db);
  const { faults } = await verifyJournal(db);
  expect(new Set(faults.map(({ fault }) => fault))).toContain("clearing");
  await sql`update line_clearings set covered = covered - 1 where kind = 'covered'`.execute(db);
});
