import type { Batch } from "@yer/api/contract/batch";
import { billNumber } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readApplication } from "../../cases/application-acts/read.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { type BankLists, bankListsOf } from "../../testing/bank-lists.js";
import { carryTo } from "../../testing/carry-to.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { recordPayment } from "../payments/service.js";
import { listLines } from "./list.js";
import { matchWith, putBack, readLine, setAside, unmatch } from "./service.js";

let kit: ApplicationKit;
let lists: BankLists;
beforeAll(async () => {
  kit = await openApplicationKit();
  lists = bankListsOf(kit, cashier);
  await kit.database.db
    .insertInto("bank_accounts")
    .values([
      { ...account("1718", "20208000900100001001"), mfo: "00401", name: "Samarqand" },
      { ...account("1703", "20208000900100001703"), mfo: "00401", name: "Andijon" },
    ])
    .execute();
});
afterAll(() => kit.close());

const account = (home_region: string, number: string) => ({
  home_region,
  id: uuidv7(),
  number,
  made_at: kit.clock.now(),
  made_by: null,
});
/** Who answers for the region whose account it is. */
const cashier = (): Actor => ({ ...kit.cast.cashier, territory: "1718" });
const ours = "20208000900100001001";
const owed = 123_600_000;

const head = "account;document;paid_on;amount;purpose;payer;tax_id;number";
/** A line of a statement of our account. */
const line = (document: string, amount: string, given: { purpose?: string; taxId?: string; number?: string } = {}) =>
  [ours, document, "05.03.2026", amount, given.purpose ?? "", "Toʻlovchi", given.taxId ?? "", given.number ?? ""].join(
    ";",
  );
const bring = (...lines: readonly string[]) => bringText([head, ...lines].join("\n"));
const bringText = (text: string) => lists.bring(text);
const rowsOf = (batch: Batch) => lists.rowsOf(batch);
const enter = (batch: Batch) => lists.enter(batch);
const undo = (batch: Batch) => lists.undo(batch);
const file = async (id: string) => kit.act(cashier(), (tx, acting) => readApplication(tx, acting, id));
const inPayment = async (pinfl?: string) => {
  const facts = kit.facts();
  const { occupier } = facts;
  const id = await carryTo(
    kit,
    "in_payment",
    pinfl === undefined || occupier?.kind !== "person" ? {} : { occupier: { ...occupier, pinfl } },
  );
  return { id, number: (await file(id)).number };
};
const billOf = ({ number }: { readonly number: string }, sequence = 1) =>
  `Toʻlov ${billNumber(number, sequence)} uchun`;
const waiting = async (actor: Actor = cashier(), state: "waiting" | "aside" = "waiting") =>
  (await listLines(kit.database.db, actor, { state })).items;
const lineWith = async (document: string) => {
  const { id } = await kit.database.db
    .selectFrom("statement_lines")
    .select("id")
    .where("document", "=", document)
    .where("unbooked_at", "is", null)
    .executeTakeFirstOrThrow();
  return readLine(kit.database.db, { actor: cashier() }, id);
};
const holds = async () => expect((await verifyJournal(kit.database.db)).faults).toEqual([]);
const refusedWith = (code: string) => ({ code: "move-refused", details: { reasons: [{ code }] } });

describe("a list of an account's lines", () => {
  test("books every line, matches by bill, by its own column and by who paid, and says why the rest waits", async () => {
    const pinfl = madePinfl(71);
    const [byBill, byColumn, byPayer] = [await inPayment(), await inPayment(), await inPayment(pinfl)];
    const batch = await bring(
      line("A-1", "1000", { purpose: billOf(byBill) }),
      line("A-2", "2000,50", { number: byColumn.number }),
      line("A-3", "1236000", { taxId: pinfl }),
      line("A-4", "7", { purpose: "nomaʼlum" }),
      line("A-5", "1236000", { purpose: billOf(byBill) }),
    );
    expect(batch).toMatchObject({ state: "checked", counts: { new: 5, wrong: 0 } });
    expect((await rowsOf(batch)).map(({ matchedBy, waits }) => matchedBy ?? waits)).toEqual([
      "bill",
      "file",
      "payer",
      "unknown",
      // The line before it has left less of the charge than that.
      "beyond",
    ]);
    expect((await file(byBill.id)).charge?.paid).toBe(0);
    const entered = await enter(batch);
    expect(entered).toMatchObject({ state: "applied", counts: { entered: 5 } });
    expect((await file(byBill.id)).charge).toMatchObject({ paid: 100_000, receipts: [{ document: "A-1" }] });
    expect((await file(byColumn.id)).charge?.paid).toBe(200_050);
    expect((await file(byPayer.id)).status).toBe("at_council");
    expect((await waiting()).map(({ document, unmatched }) => [document, unmatched])).toEqual([
      ["A-4", 700],
      ["A-5", owed],
    ]);
    await holds();
  });

  test("brought twice, or overlapping, says of what it had that it is known, and books nothing of it again", async () => {
    const first = await enter(await bring(line("B-1", "11"), line("B-2", "12")));
    expect(first.counts.entered).toBe(2);
    const again = await bring(line("B-2", "12"), line("B-3", "13"));
    expect(again.counts).toMatchObject({ known: 1, new: 1 });
    await enter(again);
    const booked = await kit.database.db
      .selectFrom("statement_lines")
      .select("document")
      .where("document", "like", "B-%")
      .orderBy("document")
      .execute();
    expect(booked.map(({ document }) => document)).toEqual(["B-1", "B-2", "B-3"]);
    await holds();
  });

  test("of two people who enter the same line at once books it once", async () => {
    const [one, two] = [await bring(line("C-1", "14")), await bring(line("C-1", "14"))];
    await enter(one);
    const late = await enter(two);
    expect(late.counts).toMatchObject({ entered: 0, known: 1 });
    await holds();
  });

  test("of an account that nobody knows, or of another territory, is wrong row by row", async () => {
    const batch = await bring(
      line("D-1", "5").replace(ours, "20208000900100009999"),
      line("D-2", "5").replace(ours, "20208000900100001703"),
      line("D-3", "5").replace(ours, "2020"),
    );
    expect((await rowsOf(batch)).map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      ["account-unknown"],
      ["account-unknown"],
      ["account-number"],
    ]);
  });

  test("what has been paid between trying and entering is booked all the same, and waits", async () => {
    const paid = await inPayment();
    const batch = await bring(line("E-1", "1236000", { purpose: billOf(paid) }));
    await kit.act(cashier(), (tx, acting) =>
      recordPayment(tx, acting, paid.id, { amount: 1000, paidOn: "2026-03-05", document: "qoʻlda" }),
    );
    const entered = await enter(batch);
    expect(entered.counts).toMatchObject({ entered: 1 });
    expect((await rowsOf(entered)).map(({ number }) => number)).toEqual([null]);
    expect(await lineWith("E-1")).toMatchObject({ unmatched: owed, waits: "beyond" });
    await holds();
  });

  test("is undone: files give back what they had of it, and the bank's line may come again", async () => {
    const paid = await inPayment();
    const lines = [line("F-1", "10", { purpose: billOf(paid) }), line("F-2", "20")];
    const undone = await undo(await enter(await bring(...lines)));
    expect(undone.counts).toMatchObject({ undone: 2, kept: 0 });
    expect((await file(paid.id)).charge?.paid).toBe(0);
    expect((await waiting()).filter(({ document }) => document.startsWith("F-"))).toEqual([]);
    await holds();
    expect((await enter(await bring(...lines))).counts).toMatchObject({ entered: 2 });
    expect((await file(paid.id)).charge?.paid).toBe(1000);
    await holds();
  });

  test("in 1C's exchange is read with what came in, by the day on which the bank had it", async () => {
    const paid = await inPayment();
    const batch = await bringText(
      [
        "1CClientBankExchange",
        "ВерсияФормата=1.03",
        `РасчСчет=${ours}`,
        "СекцияДокумент=Платежное поручение",
        "Номер=17",
        "Дата=03.03.2026",
        "ДатаПоступило=04.03.2026",
        "Сумма=15.50",
        "ПлательщикСчет=20208000100100002002",
        "Плательщик=Maʼmurov",
        `ПолучательСчет=${ours}`,
        `НазначениеПлатежа=${billOf(paid)}`,
        "КонецДокумента",
        "КонецФайла",
      ].join("\r\n"),
    );
    expect(batch).toMatchObject({ format: "1c", counts: { new: 1 } });
    await enter(batch);
    expect((await file(paid.id)).charge?.receipts).toMatchObject([
      { document: "17", amount: 1550, paidOn: "2026-03-04" },
    ]);
  });
});

describe("a line that waits", () => {
  test("has proposals with what speaks for each, and a person matches it with several charges, and takes one back", async () => {
    const pinfl = madePinfl(72);
    const [one, two] = [await inPayment(pinfl), await inPayment(pinfl)];
    await enter(await bring(line("L-1", "1500000", { taxId: pinfl })));
    const found = await lineWith("L-1");
    expect(found).toMatchObject({ waits: "sum-differs", matches: [] });
    expect(found.proposals.map(({ number, evidence, takes, due }) => [number, evidence, takes, due])).toEqual(
      [one.number, two.number].toSorted().map((number) => [number, ["payer"], owed, owed]),
    );
    const parts = [
      { number: one.number, amount: owed },
      { number: two.number, amount: 1000 },
    ];
    const match = (ifMatch: number) =>
      kit.act(cashier(), (tx, acting) => matchWith(tx, acting, found.id, { body: { parts }, ifMatch }));
    await match(found.version);
    await expect(match(found.version)).rejects.toMatchObject({ code: "precondition-failed" });
    const matched = await lineWith("L-1");
    expect(matched).toMatchObject({ unmatched: 150_000_000 - owed - 1000 });
    expect((await file(one.id)).status).toBe("at_council");
    await holds();
    const take = (number: string) =>
      kit.act(cashier(), (tx, acting) =>
        unmatch(tx, acting, found.id, {
          body: { receiptId: matched.matches.find((each) => each.number === number)?.receiptId ?? "" },
          ifMatch: matched.version,
        }),
      );
    await expect(take(one.number)).rejects.toMatchObject({ details: { reasons: [{ code: "receipt-counted" }] } });
    await take(two.number);
    expect(await lineWith("L-1")).toMatchObject({ unmatched: 150_000_000 - owed, matches: [{ number: one.number }] });
    expect((await file(two.id)).charge?.paid).toBe(0);
    await holds();
  });

  test("gives no more than it has, and a file no more than it may be overpaid: all parts or none", async () => {
    const [one, two] = [await inPayment(), await inPayment()];
    await enter(await bring(line("M-1", "2000000")));
    const { id, version } = await lineWith("M-1");
    const match = (...parts: readonly { number: string; amount: number; excess?: number }[]) =>
      kit.act(cashier(), (tx, acting) => matchWith(tx, acting, id, { body: { parts: [...parts] }, ifMatch: version }));
    const small = { number: one.number, amount: 100 };
    await expect(match(small, { number: two.number, amount: 200_000_000 })).rejects.toMatchObject(
      refusedWith("line-less"),
    );
    await expect(match(small, { number: two.number, amount: owed + 1 })).rejects.toMatchObject(
      refusedWith("receipt-over"),
    );
    await expect(match(small, { number: "2026-1718-999999", amount: 1 })).rejects.toMatchObject({
      details: { errors: [{ pointer: "/parts/1/number", code: "choice" }] },
    });
    expect((await file(one.id)).charge?.paid).toBe(0);
    await match(small, { number: two.number, amount: owed + 1, excess: 1 });
    expect((await file(two.id)).charge).toMatchObject({ state: "paid", overpaid: 1 });
    await holds();
  });

  test("is set aside to be returned with a reason, is matched with nothing then, and is put back", async () => {
    const paid = await inPayment();
    await enter(await bring(line("N-1", "30")));
    const { id, version } = await lineWith("N-1");
    await kit.act(cashier(), (tx, acting) =>
      setAside(tx, acting, id, { body: { reason: "Adashib toʻlangan" }, ifMatch: version }),
    );
    expect((await waiting()).some((one) => one.id === id)).toBe(false);
    const [aside] = await waiting(cashier(), "aside");
    expect(aside).toMatchObject({ id, aside: { reason: "Adashib toʻlangan", by: cashier().name } });
    const match = (ifMatch: number) =>
      kit.act(cashier(), (tx, acting) =>
        matchWith(tx, acting, id, { body: { parts: [{ number: paid.number, amount: 3000 }] }, ifMatch }),
      );
    await expect(match(version + 1)).rejects.toMatchObject(refusedWith("line-less"));
    await kit.act(cashier(), (tx, acting) => putBack(tx, acting, id, version + 1));
    await match(version + 2);
    expect((await file(paid.id)).charge?.paid).toBe(3000);
    await holds();
  });

  test("is not seen from another territory, nor by who is of a district only", async () => {
    await enter(await bring(line("O-1", "40")));
    const { id } = await lineWith("O-1");
    for (const territory of ["1703", "1718401", null]) {
      const actor = { ...cashier(), territory };
      await expect(readLine(kit.database.db, { actor }, id)).rejects.toMatchObject({ code: "not-found" });
      expect(await waiting(actor)).toEqual([]);
    }
  });
});

test("what of a line the journal has otherwise than the line says is found by the check", async () => {
  await enter(await bring(line("P-1", "50")));
  const { id } = await lineWith("P-1");
  const change = (unmatched: number) =>
    kit.database.db.updateTable("statement_lines").set({ unmatched }).where("id", "=", id).execute();
  await change(4999);
  expect((await verifyJournal(kit.database.db)).faults).toEqual([
    { fault: "line", homeRegion: "1718", number: "P-1", id },
  ]);
  await change(5000);
  await holds();
});
