import type { Batch } from "@yer/api/contract/batch";
import type { receiptImports, ReceiptBatch, ReceiptRow } from "@yer/api/contract/receipt-imports";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Actor } from "../../platform/acting/actor.js";
import type { Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerRequest } from "../../cases/applications/edit-requests.js";
import { readApplication } from "../../cases/application-acts/read.js";
import { returnApplication } from "../../cases/application-acts/service.js";
import { carryTo } from "../../testing/carry-to.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { findBatch, listBatchRows, presentBatch } from "../../registers/batches/queries.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import { applyBatch, checkBatch, keepBatch, undoBatch } from "../../registers/batches/service.js";
import { tickBatches } from "../../registers/batches/tick.js";
import { bankListKind } from "./bank-list-kind.js";
import { recordPayment } from "./service.js";
import { registerCitizen } from "../../testing/register-person.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const owed = 123_600_000;
const read = (id: string) => kit.act(kit.cast.cashier, (tx, acting) => readApplication(tx, acting, id));
const pay = (id: string, amount: number, document: string, excess?: number) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, ...(excess !== undefined && { excess }) }),
  );

describe("the charge", () => {
  test("opens into what made it: the base amount with its first day, times the multiple of the place", async () => {
    const id = await carryTo(kit, "in_payment");
    const { charge, sentence } = await read(id);
    expect(charge?.rows).toEqual([
      { code: "bhm-times-multiple", params: { bhm: 41_200_000, since: "2025-09-01", multiple: 3 }, amount: owed },
    ]);
    expect(sentence).toMatchObject({ code: "in_payment_open", amount: owed });
  });

  test("what is paid beyond it is credit; what was paid of one that a return voided is credit too, and no excess", async () => {
    const id = await carryTo(kit, "in_payment");
    await pay(id, owed + 500, "T-over", 500);
    expect((await read(id)).charge).toMatchObject({ state: "paid", remaining: 0, overpaid: 500 });
    const other = await carryTo(kit, "in_payment");
    await pay(other, 700, "T-part");
    await kit.act(kit.cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, other, {
        reason: "Sabab",
        requests: [{ kind: "correct_address", note: "Manzil" }],
      }),
    );
    expect((await read(other)).charge).toMatchObject({ state: "void", paid: 700, remaining: 0, overpaid: 0 });
  });
});

const refusedWith = (...codes: string[]) => ({
  code: "move-refused",
  details: { reasons: codes.map((code) => expect.objectContaining({ code }) as unknown) },
});

describe("a receipt of more than is owed", () => {
  test("is entered only by who says how much more, and a wrong excess is refused, so that nobody confirms what they did not see", async () => {
    const id = await carryTo(kit, "in_payment");
    await expect(pay(id, owed + 100, "O-1")).rejects.toMatchObject(refusedWith("receipt-over"));
    await expect(pay(id, owed + 100, "O-1", 99)).rejects.toMatchObject(refusedWith("receipt-over"));
    await expect(pay(id, owed - 100, "O-1", 100)).rejects.toMatchObject(refusedWith("receipt-over"));
    // Somebody else's receipt came in between: what was confirmed is no longer the excess there is.
    await pay(id, 1000, "O-2");
    await expect(pay(id, owed + 100, "O-1", 100)).rejects.toMatchObject(refusedWith("receipt-over"));
    await pay(id, owed + 100, "O-1", 1100);
    expect((await read(id)).charge).toMatchObject({ state: "paid", overpaid: 1100 });
  });

  test("is refused when it is more than the charge again, whoever confirms it", async () => {
    const id = await carryTo(kit, "in_payment");
    const most = owed * 2;
    await expect(pay(id, most + 1, "O-3", most + 1 - owed)).rejects.toMatchObject(refusedWith("receipt-excessive"));
    await expect(pay(id, 99_999_999_999_900, "O-3", 99_999_999_999_900 - owed)).rejects.toMatchObject(
      refusedWith("receipt-excessive"),
    );
    expect((await read(id)).charge?.paid).toBe(0);
    await pay(id, most, "O-3", owed);
    expect((await read(id)).status).toBe("at_council");
  });
});

const colleague = (): Actor => ({ ...kit.cast.cashier, id: "0190f0a0-0000-7000-8000-0000000000c1", name: "Hamkasb" });

/** What came of a list once the service has worked on it. */
async function worked(id: string): Promise<Batch & Pick<ReceiptBatch, "amount">> {
  const { db } = kit.database;
  const worker = async (_: unknown, user: string) => (user === colleague().id ? colleague() : kit.cast.cashier);
  const signer = await kit.act(kit.cast.cashier, async (_, given) => given.signer);
  const machine = { kinds: { [bankListKind.declared.kind]: bankListKind }, worker };
  await tickBatches({ db, events: kit.events, signer, config: {}, machine }, kit.clock.now());
  const batch = await findBatch(db, kit.cast.cashier, bankListKind, id);
  return (await presentBatch(db, kit.cast.cashier, bankListKind, batch)) as Batch & Pick<ReceiptBatch, "amount">;
}
/** One act of the cashier on a list, and what came of it. */
async function acted(work: (tx: Transaction, given: ActingInContext) => Promise<Batch>) {
  const { id } = await kit.actInContext(kit.cast.cashier, work);
  return worked(id);
}
const bring = (text: string) =>
  acted(async (tx, given) => {
    const table = await bankListKind.reading.read(Buffer.from(text), await readSettings(tx), given.now);
    return keepBatch(tx, given, bankListKind, { fileName: "bank.csv", table });
  });
const rows = async (id: string) => {
  const { items } = await listBatchRows(kit.database.db, kit.cast.cashier, bankListKind, id, {});
  return { rows: items as ReceiptRow[] };
};
const apply = (id: string, ifMatch: number, confirmed: number[] = []) =>
  acted((tx, given) =>
    applyBatch(tx, given, { kind: bankListKind, id }, { body: { leaveOutWrong: false, confirmed }, ifMatch }),
  );
const undo = (id: string, version: number) =>
  acted((tx, given) => undoBatch(tx, given, { kind: bankListKind, id }, version));
const head = "number;amount;paid_on;document";

/** Whoever chooses columns has the choice remembered, so that they have to be there. */
const registered = async ({ id, name }: Actor) => registerCitizen(kit, { id, name, pinfl: null });

describe("a bank's list", () => {
  test("says of every row what it would do, and changes nothing until it is applied", async () => {
    const id = await carryTo(kit, "in_payment");
    const editing = await kit.create();
    const { number } = await read(id);
    const { number: elsewhere } = await kit.act(kit.cast.operator, (tx, given) => readApplication(tx, given, editing));
    const batch = await bring(
      [
        head,
        `${number};"1 000 000,50";05.03.2026;B-1`,
        `${number};5;2026-03-05;B-1`,
        `${elsewhere};5;2026-03-05;B-2`,
        `2026-1799-000001;5;2026-03-05;B-3`,
        `${number};abc;2026-02-30;`,
        `${number};5;2099-01-01;B-4`,
      ].join("\n"),
    );
    expect(batch).toMatchObject({ state: "checked", amount: 100_000_050 });
    const told = (await rows(batch.id)).rows;
    expect(told.map(({ kind, faults }) => [kind, ...faults.map(({ code }) => code)])).toEqual([
      ["new"],
      ["wrong", "receipt-twice"],
      ["wrong", "not-from-here"],
      ["wrong", "file-unseen"],
      ["wrong", "receipt-amount", "receipt-day", "receipt-document"],
      ["wrong", "receipt-future"],
    ]);
    expect((await read(id)).charge?.paid).toBe(0);
    const applied = await apply(batch.id, batch.version);
    expect(applied).toMatchObject({ state: "applied", counts: { entered: 1, wrong: 5 } });
    expect((await read(id)).charge).toMatchObject({
      paid: 100_000_050,
      receipts: [{ document: "B-1", imported: true }],
    });
  });

  test("without a column that is needed waits for it, or for a value that all its rows share", async () => {
    await registered(kit.cast.cashier);
    const id = await carryTo(kit, "in_payment");
    const { number } = await read(id);
    const batch = await bring(`number;amount;bank no\n${number};10;V-1\n${number};20;V-2`);
    expect(batch).toMatchObject({ state: "uploaded", mapping: { number: 0, amount: 1 } });
    const mapping = { number: 0, amount: 1, document: 2 };
    const check = (body: BodyOf<typeof receiptImports.check>) =>
      acted((tx, given) =>
        checkBatch(tx, given, { kind: bankListKind, id: batch.id }, { body, ifMatch: batch.version }),
      );
    await expect(check({ mapping })).rejects.toMatchObject({
      details: { errors: [{ pointer: "/mapping/paidOn", code: "required" }] },
    });
    const tried = await check({ mapping, filled: { paidOn: "05.03.2026" } });
    expect(tried).toMatchObject({ state: "checked", counts: { new: 2, wrong: 0 } });
    expect((await rows(batch.id)).rows.map(({ paidOn }) => paidOn)).toEqual(["2026-03-05", "2026-03-05"]);
    // The bank's next list is known by the choice that was made for its header: only the day is asked again.
    expect(await bring(`number;amount;bank no\n${number};30;V-3`)).toMatchObject({ state: "uploaded", mapping });
  });

  test("brought twice enters nothing twice, and the same number with another sum is refused", async () => {
    const id = await carryTo(kit, "in_payment");
    const { number } = await read(id);
    const first = await bring(`${head}\n${number};10;2026-03-05;C-1`);
    await apply(first.id, first.version);
    const again = await bring(`${head}\n${number};10;2026-03-05;C-1\n`);
    expect(again.counts).toMatchObject({ known: 1, new: 0 });
    const other = await bring(`${head}\n${number};11;2026-03-05;C-1\n`);
    expect((await rows(other.id)).rows[0]?.faults).toMatchObject([{ code: "receipt-differs" }]);
    await expect(apply(first.id, first.version)).rejects.toMatchObject({ code: "precondition-failed" });
    expect((await read(id)).charge?.paid).toBe(1000);
  });

  test("two people applying one list at once enter it once", async () => {
    const id = await carryTo(kit, "in_payment");
    const { number } = await read(id);
    const batch = await bring(`${head}\n${number};10;2026-03-05;D-1`);
    const results = await Promise.allSettled([apply(batch.id, batch.version), apply(batch.id, batch.version)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await read(id)).charge?.paid).toBe(1000);
  });

  test("is undone, except where a file has gone on by it: that row stays and says so", async () => {
    const id = await carryTo(kit, "in_payment");
    const done = await carryTo(kit, "in_payment");
    const [{ number }, { number: paid }] = [await read(id), await read(done)];
    const batch = await bring(`${head}\n${number};10;2026-03-05;E-1\n${paid};1236000;2026-03-05;E-2`);
    const applied = await apply(batch.id, batch.version);
    expect((await read(done)).status).toBe("at_council");
    const undone = await undo(batch.id, applied.version);
    expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
    expect((await read(id)).charge).toMatchObject({
      paid: 0,
      receipts: [{ cancelledAt: expect.any(String) as string }],
    });
    expect((await read(done)).charge).toMatchObject({ paid: owed });
    // What was taken back can be entered again.
    await pay(id, 1000, "E-1");
    expect((await read(id)).charge?.paid).toBe(1000);
  });

  test("booked by mistake is taken back once its file was returned, and the file does not go to the Council unpaid", async () => {
    const { act, cast } = kit;
    const id = await carryTo(kit, "in_payment");
    const { number } = await read(id);
    const batch = await bring(`${head}\n${number};1236000;2026-03-05;M-1`);
    const kept = await undo(batch.id, (await apply(batch.id, batch.version)).version);
    expect(kept).toMatchObject({ state: "undone", counts: { kept: 1, undone: 0 } });
    expect((await rows(batch.id)).rows[0]?.faults).toMatchObject([{ code: "receipt-counted" }]);
    await act(cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, id, { reason: "Xato", requests: [{ kind: "fix_outline", note: "Qarang" }] }),
    );
    const undone = await undo(batch.id, kept.version);
    expect(undone).toMatchObject({ state: "undone", counts: { kept: 0, undone: 1 } });
    await expect(undo(batch.id, undone.version)).rejects.toMatchObject(refusedWith("nothing-to-undo"));
    for (const { id: request } of (await read(id)).editRequests) {
      await act(cast.operator, (tx, acting) =>
        answerRequest(tx, acting, id, { requestId: request, answer: "Tuzatildi" }),
      );
    }
    await carryTo(kit, "in_payment", {}, id);
    expect((await read(id)).charge).toMatchObject({ state: "open", paid: 0, remaining: owed });
  });

  test("enters a row that pays more than is owed only where somebody confirms its line, and never one far beyond", async () => {
    const [one, two, three] = [
      await carryTo(kit, "in_payment"),
      await carryTo(kit, "in_payment"),
      await carryTo(kit, "in_payment"),
    ];
    const [{ number: first }, { number: second }, { number: third }] = [
      await read(one),
      await read(two),
      await read(three),
    ];
    const batch = await bring(
      [
        head,
        `${first};1236001;2026-03-05;F-1`,
        `${second};1236000,50;2026-03-05;F-2`,
        `${third};1000000;2026-03-05;F-3`,
        // Over only for what the row before it pays.
        `${third};1000000;2026-03-05;F-4`,
        `${second};999999999999;2026-03-05;F-5`,
      ].join("\n"),
    );
    const told = (await rows(batch.id)).rows;
    expect(told.map(({ kind, excess, faults }) => [kind, excess, ...faults.map(({ code }) => code)])).toEqual([
      ["over", 100],
      ["over", 50],
      ["new", null],
      ["over", 76_400_000],
      ["wrong", null, "receipt-excessive"],
    ]);
    const applied = await apply(batch.id, batch.version, [3, 5]);
    expect(applied.counts).toMatchObject({ entered: 3, over: 1, wrong: 1 });
    expect((await read(one)).charge).toMatchObject({ paid: 0, state: "open" });
    expect((await read(two)).charge).toMatchObject({ overpaid: 50, state: "paid" });
    expect((await read(three)).charge).toMatchObject({ overpaid: 76_400_000, state: "paid" });
  });

  test("says of a row that its excess is another by now, when somebody paid between trying and entering", async () => {
    const id = await carryTo(kit, "in_payment");
    const { number } = await read(id);
    const batch = await bring(`${head}\n${number};1236001;2026-03-05;G-1`);
    await pay(id, 1000, "G-2");
    await apply(batch.id, batch.version, [2]);
    const [row] = (await rows(batch.id)).rows;
    expect([row?.kind, row?.faults.map(({ code }) => code)]).toEqual(["wrong", ["receipt-over"]]);
    expect((await read(id)).charge?.paid).toBe(1000);
  });

  test("is entered by a colleague in their own name, and not seen from another territory", async () => {
    const id = await carryTo(kit, "in_payment");
    const { number } = await read(id);
    const batch = await bring(`${head}\n${number};10;2026-03-05;H-1`);
    const given = { body: { leaveOutWrong: false }, ifMatch: batch.version };
    const elsewhere: Actor = { ...colleague(), territory: "1703" };
    await expect(
      kit.actInContext(elsewhere, (tx, acting) => applyBatch(tx, acting, { kind: bankListKind, id: batch.id }, given)),
    ).rejects.toMatchObject({ code: "not-found" });
    await kit.actInContext(colleague(), (tx, acting) =>
      applyBatch(tx, acting, { kind: bankListKind, id: batch.id }, given),
    );
    expect(await worked(batch.id)).toMatchObject({ state: "applied", counts: { entered: 1 } });
    const { by_name: by } = await kit.database.db
      .selectFrom("receipts")
      .select("by_name")
      .where("application_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(by).toBe("Hamkasb");
  });

  test("that has no rows is refused as a whole", async () => {
    await expect(bring("a;b\n")).rejects.toMatchObject({ code: "file-refused" });
  });
});
