import type { ApplicationCorrections } from "@yer/api/contract/corrections";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { returnApplication } from "../../cases/application-acts/service.js";
import { readApplicationHistory } from "../../cases/applications/history.js";
import { readNotices } from "../../identity/notices/service.js";
import { ensureStandardPositions } from "../../identity/users/standard-positions.js";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { registerPerson } from "../../testing/register-person.js";
import { chargePage } from "../charges/register.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { agreeInstalments } from "../instalments/agree.js";
import { recordPayment } from "../payments/service.js";
import { readCorrections } from "./read.js";
import { approveCorrection, proposeCorrection, refuseCorrection, withdrawCorrection } from "./service.js";

let kit: ApplicationKit;
/** Proposes; another cashier recorded. */
let clerk: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  clerk = { ...kit.cast.cashier, id: "0190f0a0-0000-7000-8000-00000000c1e4", name: "Clerk", pinfl: null };
  await withTransaction(kit.database.db, ensureStandardPositions);
  await registerPerson(kit, kit.cast.cashier, "cashier");
  await registerPerson(kit, clerk, "cashier");
  await registerPerson(kit, kit.cast.financeHead, "financeHead");
});
afterAll(() => kit.close());

const owed = 123_600_000;
const pay = (id: string, amount: number, document: string, excess = 0) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, excess }),
  );
const read = (id: string, by = clerk): Promise<ApplicationCorrections> =>
  kit.act(by, (tx, acting) => readCorrections(tx, acting, id));
const stand = async (id: string) => readApplicationRecord(kit.database.db, id);
const propose = async (id: string, receiptId: string, by = clerk) => {
  await kit.act(by, (tx, acting) => proposeCorrection(tx, acting, id, { receiptId, reason: "Boshqa ishning puli" }));
  const [latest] = (await read(id)).items;
  if (latest === undefined) throw new Error("Nothing was proposed.");
  return { id: latest.id, ifMatch: latest.version };
};
const approve = (id: string, given: { id: string; ifMatch: number }, by = kit.cast.financeHead) =>
  kit.act(by, (tx, acting) => approveCorrection(tx, acting, id, given));
const faults = async () => (await verifyJournal(kit.database.db)).faults;
const refusedWith = (code: string) => ({ code: "move-refused", details: { reasons: [{ code }] } });
/** An application before the Council, paid by one receipt. */
const paidBy = async (document: string) => {
  const id = await carryTo(kit, "in_payment");
  return { id, receipt: await pay(id, owed, document) };
};

test("a receipt entered by hand is taken back by a second person: the file before the Council is in payment again, and unpaid", async () => {
  const { id, receipt } = await paidBy("C-1");
  expect((await stand(id)).row.status).toBe("at_council");
  const proposal = await propose(id, receipt);
  const waiting = async () => {
    const query = { correctionProposed: true };
    return (await chargePage(kit.database.db, kit.cast.financeHead, query)).items.map((row) => row.application.id);
  };
  expect(await waiting()).toEqual([id]);
  // Proposed is not done.
  expect((await stand(id)).row.status).toBe("at_council");
  await approve(id, proposal);
  expect(await waiting()).toEqual([]);
  const { row, money, charge, state } = await stand(id);
  expect(row).toMatchObject({ status: "in_payment", suspended: false });
  expect(row.deadline_at).not.toBeNull();
  expect([money.charge?.due, charge?.state, state.owed]).toEqual([owed, "open", owed]);
  const { due_on } = await kit.database.db
    .selectFrom("charges")
    .select("due_on")
    .where("application_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(due_on).not.toBeNull();
  const { items } = await kit.act(kit.cast.cashier, (tx, acting) => readApplicationHistory(tx, acting, id, {}));
  expect(items.slice(0, 3).map(({ action, reason, params }) => [action, reason, params?.["move"]])).toEqual([
    ["application.moved", null, "uncover"],
    ["receipt.cancelled", "Boshqa ishning puli", undefined],
    ["correction.proposed", "Boshqa ishning puli", undefined],
  ]);
  // Paid anew it goes on as ever, by the same document too.
  await pay(id, owed, "C-1");
  expect((await stand(id)).row.status).toBe("at_council");
  expect(await faults()).toEqual([]);
});

test("whoever may approve is told, then who proposed; and nobody of what they did themselves", async () => {
  const { id, receipt } = await paidBy("C-2");
  await approve(id, await propose(id, receipt));
  const told = async (who: Actor) =>
    (await readNotices(kit.database.db, who, {})).items
      .filter(({ subject }) => subject?.id === id)
      .map(({ kind, params }) => `${kind} ${String(params?.["by"])}`);
  expect(await told(kit.cast.financeHead)).toEqual(["correction.proposed Clerk"]);
  expect(await told(clerk)).toContain("correction.answered Head of finance");
});

test("who recorded or proposed does not approve, though they hold both rights", async () => {
  const { id, receipt } = await paidBy("C-3");
  const both = (who: Actor): Actor => ({ ...who, codes: new Set([...who.codes, ...kit.cast.financeHead.codes]) });
  const proposal = await propose(id, receipt, both(clerk));
  await expect(approve(id, proposal, both(clerk))).rejects.toMatchObject(refusedWith("proposal-own"));
  await expect(approve(id, proposal, both(kit.cast.cashier))).rejects.toMatchObject(refusedWith("receipt-recorder"));
  // In a colleague's name it is still the same person.
  const through: Actor = {
    ...kit.cast.financeHead,
    impersonation: { byId: clerk.id, byName: "Clerk", byPinfl: null, writable: true } as Actor["impersonation"],
  };
  await expect(approve(id, proposal, through)).rejects.toBeDefined();
  await expect(approve(id, proposal, clerk)).rejects.toMatchObject({ code: "permission-missing" });
  const [item] = (await read(id, both(kit.cast.cashier))).items;
  expect(item?.decide.map(({ code }) => code)).toEqual(["receipt-recorder"]);
  await approve(id, proposal);
});

test("one proposal stands at a time; refused with a reason or withdrawn by who made it, another can be made", async () => {
  const { id, receipt } = await paidBy("C-4");
  const first = await propose(id, receipt);
  await expect(propose(id, receipt, kit.cast.cashier)).rejects.toMatchObject(refusedWith("proposal-open"));
  await expect(
    kit.act(kit.cast.cashier, (tx, acting) => withdrawCorrection(tx, acting, id, first)),
  ).rejects.toMatchObject(refusedWith("proposal-of-another"));
  await kit.act(kit.cast.financeHead, (tx, acting) =>
    refuseCorrection(tx, acting, id, { ...first, reason: "Hujjat toʻgʻri" }),
  );
  const second = await propose(id, receipt);
  await kit.act(clerk, (tx, acting) => withdrawCorrection(tx, acting, id, second));
  expect((await read(id)).items.map(({ state, answer }) => [state, answer])).toEqual([
    ["withdrawn", null],
    ["refused", "Hujjat toʻgʻri"],
  ]);
  await approve(id, await propose(id, receipt));
  await expect(propose(id, receipt)).rejects.toMatchObject(refusedWith("receipt-cancelled"));
});

test("of two who approve at once one does, and the receipt is taken back once", async () => {
  const { id, receipt } = await paidBy("C-5");
  const proposal = await propose(id, receipt);
  const second: Actor = { ...kit.cast.financeHead, id: "0190f0a0-0000-7000-8000-00000000c1e5", pinfl: null };
  const tried = await Promise.allSettled([approve(id, proposal), approve(id, proposal, second)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(tried.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "precondition-failed" } });
  expect((await stand(id)).money).toMatchObject({ charge: { due: owed }, credit: 0 });
  expect(await faults()).toEqual([]);
});

test("a registered file stays registered and owes; an earlier receipt of a file that was returned is taken out of its credit", async () => {
  const { id, receipt } = await paidBy("C-6");
  await carryTo(kit, "registered", {}, id);
  const owedInRegister = async () => {
    const { items, total } = await chargePage(kit.database.db, kit.cast.cashier, { owed: true });
    return [total, ...items.map(({ application, flags }) => [application.id, flags])];
  };
  expect(await owedInRegister()).toEqual([0]);
  await approve(id, await propose(id, receipt));
  const { row, charge } = await stand(id);
  expect([row.status, charge?.state]).toEqual(["registered", "open"]);
  expect((await read(id)).registeredOwed).toBe(owed);
  expect(await owedInRegister()).toEqual([1, [id, ["owed"]]]);
  // It is paid where it stands, and what is beyond that is owed back as of any registered application.
  const again = await pay(id, owed + 70, "C-6b", 70);
  expect((await stand(id)).money).toMatchObject({ charge: { due: 0 }, credit: 0, refundDue: 70 });
  expect([(await stand(id)).row.status, (await read(id)).registeredOwed]).toEqual(["registered", 0]);
  expect(await owedInRegister()).toEqual([0]);
  await expect(approve(id, await propose(id, again), kit.cast.cashier)).rejects.toMatchObject({
    code: "permission-missing",
  });
  await expect(
    approve(
      id,
      { id: (await read(id)).items[0]?.id ?? "", ifMatch: 1 },
      { ...kit.cast.cashier, codes: new Set([...kit.cast.cashier.codes, "approve:correction"]) },
    ),
  ).rejects.toMatchObject(refusedWith("receipt-recorder"));
  const other = await paidBy("C-7");
  await kit.act(kit.cast.reviewer, (tx, acting) =>
    returnApplication(tx, acting, other.id, { reason: "Sabab", requests: [{ kind: "fix_outline", note: "Qarang" }] }),
  );
  await approve(other.id, await propose(other.id, other.receipt));
  const returned = await stand(other.id);
  expect([returned.row.status, returned.money]).toEqual(["editing", { charge: null, credit: 0, refundDue: 0 }]);
  expect(await faults()).toEqual([]);
});

test("under a contract the term is that of the instalment that is due again", async () => {
  const id = await carryTo(kit, "in_payment");
  const today = kit.clock.now().getTime();
  const ahead = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
  await kit.act(kit.cast.cashier, (tx, acting) =>
    agreeInstalments(tx, acting, id, {
      number: "SH-2",
      signedOn: ahead(0),
      fileId: null,
      schedule: [
        { dueOn: ahead(10), amount: 40_000_000 },
        { dueOn: ahead(40), amount: owed - 40_000_000 },
      ],
    }),
  );
  await pay(id, 40_000_000, "C-8");
  const rest = await pay(id, owed - 40_000_000, "C-9");
  expect((await stand(id)).row.status).toBe("at_council");
  await approve(id, await propose(id, rest));
  const { row, state } = await stand(id);
  expect([row.status, row.deadline?.days, state.instalments]).toEqual(["in_payment", 40, true]);
  // The total clock stands still, as it does under a contract.
  expect(row.total_deadline_at).toBeNull();
  expect(await faults()).toEqual([]);
});

test("members of a body that is only asked read nothing of it, and whom the file is not shown learn nothing", async () => {
  const { id, receipt } = await paidBy("C-10");
  await propose(id, receipt);
  expect(await read(id, kit.cast.architect)).toEqual({ items: [], receipts: [], registeredOwed: 0 });
  const elsewhere: Actor = { ...clerk, territory: "1703" };
  await expect(read(id, elsewhere)).rejects.toMatchObject({ code: "not-found" });
  await expect(propose(id, receipt, elsewhere)).rejects.toMatchObject({ code: "not-found" });
  const other = await paidBy("C-11");
  await expect(propose(id, other.receipt)).rejects.toMatchObject({ code: "not-found" });
});
