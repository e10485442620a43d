import { billNumber } from "@yer/api/formats";
import fc from "fast-check";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readApplicationRecord } from "../../cases/applications/application.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { type BankLists, bankListsOf } from "../../testing/bank-lists.js";
import { carryTo } from "../../testing/carry-to.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { listLines } from "../statement-lines/list.js";

let kit: ApplicationKit;
/** Lists of the bank in Andijon; all applications are of Samarqand, so the money must be passed on. */
let lists: BankLists;
const andijon = (): Actor => ({ ...kit.cast.cashier, territory: "1703" });
const samarqand = (): Actor => ({ ...kit.cast.cashier, territory: "1718" });
const account = "20208000900100001703";
const owed = 123_600_000;
beforeAll(async () => {
  kit = await openApplicationKit();
  lists = bankListsOf(kit, andijon);
  const of = { id: uuidv7(), home_region: "1703", number: account, mfo: "00401", name: "Andijon" };
  await kit.database.db
    .insertInto("bank_accounts")
    .values({ ...of, made_at: kit.clock.now(), made_by: null })
    .execute();
});
afterAll(() => kit.close());
afterEach(async () => {
  const { faults } = await verifyJournal(kit.database.db);
  if (faults.length > 0) throw new Error(`The money does not hold: ${JSON.stringify(faults)}`);
});

let people = 300;
const debtor = async () => {
  const { occupier } = kit.facts();
  if (occupier?.kind !== "person") throw new Error("The kit's occupiers are persons.");
  const pinfl = madePinfl((people += 1));
  const id = await carryTo(kit, "in_payment", { occupier: { ...occupier, pinfl } });
  const { row, charge } = await readApplicationRecord(kit.database.db, id);
  return { id, pinfl, bill: billNumber(row.number, charge?.sequence ?? 1) };
};
let documents = 0;
/** A line of Andijon's account, in soum. */
const line = (amount: number, purpose: string, taxId = "") =>
  [account, `Y-${(documents += 1)}`, "05.03.2026", String(amount), purpose, "Toʻlovchi", taxId].join(";");
const listOf = (...lines: readonly string[]) =>
  ["account;document;paid_on;amount;purpose;payer;tax_id", ...lines].join("\n");
const dueOf = async (id: string) => (await readApplicationRecord(kit.database.db, id)).money.charge?.due ?? 0;
const waiting = async (actor: Actor) =>
  (await listLines(kit.database.db, actor, { state: "waiting" })).items.map(({ document, unmatched }) => [
    document,
    unmatched,
  ]);
const clearingOf = async () => {
  const { rows } = await sql<{ region: string; by: string; owed: number }>`
    select home_region as region, counterpart as by, sum(amount)::bigint as owed from journal_lines
    where account = 'clearing' group by 1, 2 order by 1`.execute(kit.database.db);
  return rows;
};

test("a line whose bill is another region's goes there by itself and pays it, where its payer or its sum says so too", async () => {
  const [bySum, byPayer] = [await debtor(), await debtor()];
  const batch = await lists.bring(
    listOf(
      line(owed / 100, `Toʻlov ${bySum.bill}`),
      line(10, `Toʻlov ${byPayer.bill}`, byPayer.pinfl),
      line(20, `Toʻlov ${byPayer.bill}`),
    ),
  );
  expect((await lists.rowsOf(batch)).map(({ passesTo, waits }) => [passesTo, waits])).toEqual([
    ["1718", "unknown"],
    ["1718", "unknown"],
    [null, "unknown"],
  ]);
  const entered = await lists.enter(batch);
  expect([await dueOf(bySum.id), await dueOf(byPayer.id)]).toEqual([0, owed - 1_000]);
  // What nothing but the number speaks for waits for a person.
  expect(await waiting(andijon())).toEqual([["Y-3", 2_000]]);
  expect(await waiting(samarqand())).toEqual([]);
  expect(await clearingOf()).toEqual([
    { region: "1703", by: "1718", owed: -(owed + 1_000) },
    { region: "1718", by: "1703", owed: owed + 1_000 },
  ]);
  const receipt = await kit.database.db
    .selectFrom("receipts")
    .select(["amount", "by_name", "document"])
    .where("application_id", "=", byPayer.id)
    .executeTakeFirstOrThrow();
  // Nobody of Andijon entered it.
  expect(receipt).toEqual({ amount: 1_000, by_name: null, document: "Y-2" });
  // What went on stays when the list is undone.
  const undone = await lists.undo(entered);
  expect((await lists.rowsOf(undone)).map(({ kind }) => kind).toSorted()).toEqual(["kept", "kept", "undone"]);
});

test("what has changed since the list was tried leaves the line waiting, and nothing is paid twice", async () => {
  const who = await debtor();
  const [first, second] = [line(owed / 100, who.bill, who.pinfl), line(owed / 100, who.bill, who.pinfl)];
  const [one, other] = [await lists.bring(listOf(first)), await lists.bring(listOf(second))];
  await lists.enter(one);
  await lists.enter(other);
  expect(await dueOf(who.id)).toBe(0);
  expect((await waiting(andijon())).map(([, unmatched]) => unmatched)).toEqual([owed]);
});

test("whatever lines say, and however often and in however many lists they come, each is booked once, passed on once and pays once", async () => {
  const kinds = fc.constantFrom(
    "all" as const,
    "payer" as const,
    "number" as const,
    "nobody" as const,
    "beyond" as const,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(kinds, fc.nat(1)), { minLength: 1, maxLength: 6 }), async (said) => {
      const who = [await debtor(), await debtor()];
      const lines = said.map(([kind, nth]) => {
        const { bill, pinfl } = who[nth] ?? { bill: "", pinfl: "" };
        if (kind === "all") return line(owed / 100, bill, pinfl);
        if (kind === "payer") return line(owed / 300, bill, pinfl);
        if (kind === "number") return line(7, bill);
        return kind === "beyond" ? line(owed / 50, bill, pinfl) : line(9, "Yer uchun", pinfl);
      });
      const half = Math.ceil(lines.length / 2);
      // The second list has half of the first's lines once more.
      const batches = [await lists.bring(listOf(...lines.slice(0, half))), await lists.bring(listOf(...lines))];
      for (const batch of batches) await lists.enter(batch);
      const { rows } = await sql<{
        document: string;
        bookings: number;
        passings: number;
        paid: number;
        amount: number;
      }>`
        select l.document, l.amount,
          (select count(*) from journal_entries as e where e.statement_line_id = l.id and e.kind = 'booking')::integer
            as bookings,
          (select count(*) from line_clearings as c where c.statement_line_id = l.id)::integer as passings,
          (select coalesce(sum(r.amount), 0) from receipts as r where r.document = l.document)::bigint as paid
        from statement_lines as l
        where l.home_region = '1703' and l.unbooked_at is null and l.document = any(${lines.map((one) => one.split(";")[1] ?? "")}::text[])`.execute(
        kit.database.db,
      );
      expect(rows).toHaveLength(lines.length);
      for (const { bookings, passings, paid, amount } of rows) {
        expect(bookings).toBe(1);
        expect(passings).toBeLessThanOrEqual(1);
        expect([0, passings * amount]).toContain(paid);
      }
      for (const { id } of who) expect(await dueOf(id)).toBeGreaterThanOrEqual(0);
      expect((await verifyJournal(kit.database.db)).faults).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
