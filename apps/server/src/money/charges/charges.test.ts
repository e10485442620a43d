import type { ChargeQuery } from "@yer/api/contract/charges";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { tickApplications } from "../../cases/application-acts/clock.js";
import { answerRequest } from "../../cases/applications/edit-requests.js";
import { readApplication } from "../../cases/application-acts/read.js";
import { decideAsCouncil, returnApplication } from "../../cases/application-acts/service.js";
import { applicationsHolding } from "../../cases/application-acts/personal.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { makeOne } from "../../cases/bulk-moves/make-one.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { verifyJournal } from "../journal/verify-journal.js";
import { agreeInstalments } from "../instalments/agree.js";
import { recordPayment } from "../payments/service.js";
import { readCharge } from "./read.js";
import { chargePage, chargesOfApplications } from "./register.js";
import { previewReminders, startReminders } from "./remind.js";
import { registerCitizen } from "../../testing/register-person.js";

const day = 86_400_000;
const owed = 123_600_000;
const start = new Date("2026-03-05T09:00:00.000Z");

let kit: ApplicationKit;
/** Applications by how their money stands. */
let files: Record<"open" | "part" | "late" | "contract" | "paid" | "again" | "ended" | "free", string>;

const pay = (id: string, amount: number, document: string, excess = 0) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, excess }),
  );
const ahead = (days: number) => new Date(kit.clock.now().getTime() + days * day).toISOString().slice(0, 10);
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
const tick = () => tickApplications(kit.database.db, kit.events, kit.clock.now());

/** An application whose occupier is freed of paying. */
const freed = async (): Promise<string> => {
  const id = await kit.create();
  const { row } = await readApplicationRecord(kit.database.db, id);
  const payment = { ...row.facts.payment, discount: "disability" as const, discountFileId: id };
  await kit.database.db
    .updateTable("applications")
    .set({ facts: jsonb({ ...row.facts, payment }) })
    .where("id", "=", id)
    .execute();
  return id;
};

beforeAll(async () => {
  kit = await openApplicationKit(start.toISOString());
  const late = await carryTo(kit, "in_payment");
  const ended = await carryTo(kit, "at_council");
  await kit.act(kit.cast.council, (tx, acting) =>
    decideAsCouncil(tx, acting, ended, {
      verdict: "against",
      number: "1",
      date: "2026-03-05",
      reason: "Rad",
      because: "other",
    }),
  );
  kit.clock.advance(400 * day);
  await tick();
  const again = await carryTo(kit, "in_payment");
  await pay(again, 700, "A-1");
  await comeBack(again);
  await carryTo(kit, "in_payment", {}, again);
  const contract = await carryTo(kit, "in_payment");
  const part = await carryTo(kit, "in_payment");
  await pay(part, 1_000, "P-1");
  files = {
    late,
    ended,
    again,
    contract,
    part,
    open: await carryTo(kit, "in_payment"),
    paid: await carryTo(kit, "at_council"),
    free: await carryTo(kit, "at_council", {}, await freed()),
  };
  await kit.act(kit.cast.cashier, (tx, acting) =>
    agreeInstalments(tx, acting, contract, {
      number: "SH-1",
      signedOn: ahead(0),
      fileId: null,
      schedule: [
        { dueOn: ahead(3), amount: 40_000_000 },
        { dueOn: ahead(300), amount: owed - 40_000_000 },
      ],
    }),
  );
});
afterAll(() => kit.close());

const list = (query: ChargeQuery = {}, by: Actor = kit.cast.cashier) => chargePage(kit.database.db, by, query);
/** Keys of {@link files} whose charges a query lists, in their order. */
const listed = async (query: ChargeQuery, by?: Actor) => {
  const { items, total } = await list(query, by);
  expect(total).toBe(items.length);
  return items.map(({ application }) => Object.entries(files).find(([, id]) => id === application.id)?.[0] ?? "");
};
const chargeOf = async (id: string, sequence = -1) => {
  const { items } = await list({ application: id, sort: "madeAt" });
  const found = items.at(sequence);
  if (found === undefined) throw new Error("It has no such charge.");
  return found;
};
const detail = async (id: string, by: Actor = kit.cast.cashier) =>
  readCharge(kit.database.db, { actor: by, now: kit.clock.now() }, id);

test("what is due first stands first; what is not open comes after all that is", async () => {
  const order = await listed({});
  expect(order.slice(0, 2)).toEqual(["late", "contract"]);
  expect(order.slice(5).toSorted()).toEqual(["again", "ended", "free", "paid"]);
  const { items } = await list({});
  const days = items.slice(0, 5).map(({ dueOn }) => dueOn ?? "");
  expect(days).toEqual(days.toSorted());
  expect(items.slice(5).map(({ dueOn }) => dueOn)).toEqual([null, null, null, null]);
});

test("each state and each flag is a filter, and a row says both", async () => {
  expect((await listed({ state: ["open"] })).toSorted()).toEqual(["again", "contract", "late", "open", "part"]);
  expect(await listed({ state: ["paid"] })).toEqual(["paid"]);
  expect(await listed({ state: ["free"] })).toEqual(["free"]);
  expect((await listed({ state: ["void"] })).toSorted()).toEqual(["again", "ended"]);
  expect((await listed({ part: true })).toSorted()).toEqual(["again", "part"]);
  expect(await listed({ late: true })).toEqual(["late"]);
  expect(await listed({ late: true, state: ["paid"] })).toEqual([]);
  expect(await listed({ contract: true })).toEqual(["contract"]);
  expect(await listed({ refund: true })).toEqual(["ended"]);
  expect(await listed({ refund: false, state: ["void"] })).toEqual(["again"]);
  expect((await chargeOf(files.part)).flags).toEqual(["part"]);
  expect((await chargeOf(files.late)).flags).toEqual(["late"]);
  expect((await chargeOf(files.contract)).flags).toEqual(["contract"]);
  expect((await chargeOf(files.ended)).flags).toEqual(["refund"]);
});

test("a charge that was made and voided in the days that are asked for is listed and counted once", async () => {
  const found = await listed({ booked: "charged" });
  expect(found.filter((key) => key === "again" || key === "ended").toSorted()).toEqual(["again", "again", "ended"]);
});

test("the file of a charge says of it what its own page says: its state, and what else is to be known", async () => {
  for (const id of Object.values(files)) {
    const { charge } = await kit.act(kit.cast.cashier, (tx, acting) => readApplication(tx, acting, id));
    const { state, flags } = await detail((await chargeOf(id)).id);
    expect({ state: charge?.state, flags: charge?.flags }).toEqual({ state, flags });
  }
});

test("a row says what is paid and what remains, as the journal has it", async () => {
  expect(await chargeOf(files.open)).toMatchObject({ amount: owed, paid: 0, remaining: owed });
  expect(await chargeOf(files.part)).toMatchObject({ amount: owed, paid: 1_000, remaining: owed - 1_000 });
  expect(await chargeOf(files.paid)).toMatchObject({ state: "paid", paid: owed, remaining: 0 });
  expect(await chargeOf(files.again, 0)).toMatchObject({ state: "void", paid: 0, remaining: 0 });
  expect(await chargeOf(files.again)).toMatchObject({ paid: 700, remaining: owed - 700 });
  expect((await verifyJournal(kit.database.db)).faults).toEqual([]);
});

test("pages follow one another without a gap, in every order", async () => {
  for (const sort of ["deadline", "-deadline", "madeAt", "-madeAt"] as const) {
    const whole = (await list({ sort })).items.map(({ id }) => id);
    const paged: string[] = [];
    for (let after: string | undefined; ;) {
      const { items, next } = await list({ sort, limit: 2, ...(after === undefined ? {} : { after }) });
      paged.push(...items.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }
    expect([sort, paged]).toEqual([sort, whole]);
    expect(new Set(whole).size).toBe(9);
  }
});

test("a search finds by the bill's number however it is typed, by the file's, by the name, and by the PINFL", async () => {
  const { number, id, application } = await chargeOf(files.again);
  for (const typed of [number, number.replaceAll("-", ""), number.replaceAll("-", " ")]) {
    expect((await list({ search: typed })).items.map((one) => one.id)).toEqual([id]);
  }
  for (const between of ["-", "", " ", "–"]) {
    expect((await list({ search: application.number.replaceAll("-", between) })).total).toBe(2);
  }
  expect((await list({ search: "ganiyev" })).total).toBe(9);
  expect((await list({ search: "Nobody" })).total).toBe(0);
  const { facts } = await readApplicationRecord(kit.database.db, files.again);
  const pinfl = facts.occupier?.kind === "person" ? (facts.occupier.pinfl ?? "") : "";
  const held = await chargesOfApplications(kit.database.db, kit.cast.cashier, applicationsHolding(pinfl));
  expect(held.items.map(({ application: { id: file } }) => file)).toEqual([files.again, files.again]);
});

test("reading is limited to the territory, and members of bodies read none; what is not seen is not there", async () => {
  const { cashier, architect } = kit.cast;
  const { district, neighborhood, id } = await chargeOf(files.open);
  const everywhere = { ...cashier, territory: "17" };
  expect((await list({ district: [district.soato] }, everywhere)).total).toBe(9);
  expect((await list({ neighborhood: [neighborhood.id] }, everywhere)).total).toBe(9);
  expect((await list({ region: ["1703"] }, everywhere)).total).toBe(0);
  expect((await list({}, { ...cashier, territory: "1718" })).total).toBe(9);
  for (const stranger of [{ ...cashier, territory: "1703" }, { ...cashier, territory: "1718203" }, architect]) {
    expect((await list({}, stranger)).total).toBe(0);
    await expect(detail(id, stranger)).rejects.toMatchObject({ code: "not-found" });
  }
  await expect(detail("0190f0a0-0000-7000-8000-0000000000ff")).rejects.toMatchObject({ code: "not-found" });
});

test("a charge says who must pay what by when, how its sum came about, and its plan", async () => {
  const open = await detail((await chargeOf(files.open)).id);
  expect(open.sentence).toEqual({ code: "due", amount: owed, day: open.dueOn });
  expect(open.rows.map(({ code, amount }) => [code, amount])).toEqual([["bhm-times-multiple", owed]]);
  expect(open.entries.map(({ kind, amount }) => [kind, amount])).toEqual([["charge", owed]]);
  const planned = await detail((await chargeOf(files.contract)).id);
  expect(planned.sentence).toEqual({ code: "due_instalment", amount: 40_000_000, day: planned.dueOn });
  expect(planned.contract).toMatchObject({
    number: "SH-1",
    schedule: [
      { paid: 0, state: "due", dueOn: planned.dueOn },
      { paid: 0, state: "due" },
    ],
  });
  expect((await detail((await chargeOf(files.late)).id)).sentence).toMatchObject({ code: "late", amount: owed });
});

test("the day a charge under a contract is due on goes on with what is paid of it", async () => {
  const { id, dueOn } = await chargeOf(files.contract);
  await pay(files.contract, 40_000_500, "C-1");
  const paid = await detail(id);
  expect(paid.dueOn).toBe(paid.contract?.schedule[1]?.dueOn);
  expect(paid.dueOn).not.toBe(dueOn);
  expect(paid.sentence).toEqual({ code: "due_instalment", amount: owed - 40_000_500, day: paid.dueOn });
  expect(paid.receipts).toEqual([expect.objectContaining({ document: "C-1", amount: 40_000_500, covers: 40_000_500 })]);
});

test("a charge that was voided tells where its money went, and leads to the one that counts", async () => {
  const [first, second] = [await chargeOf(files.again, 0), await chargeOf(files.again)];
  const gone = await detail(first.id);
  expect(gone.sentence.code).toBe("void");
  expect(gone.others).toEqual([{ id: second.id, number: second.number, state: "open" }]);
  expect(gone.entries.map(({ kind, amount, document }) => [kind, amount, document])).toEqual([
    ["charge", owed, null],
    ["match", 700, "A-1"],
    ["release", 700, null],
    ["void", owed, null],
  ]);
  const counts = await detail(second.id);
  expect(counts.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["charge", owed],
    ["cover", 700],
  ]);
  const ended = await detail((await chargeOf(files.ended)).id);
  expect(ended).toMatchObject({ sentence: { code: "void_refund", amount: owed }, refundDue: owed, credit: 0 });
  expect(ended.entries.at(-1)).toMatchObject({ kind: "owe", amount: owed });
});

test("a file's page names its charge and the number of its bill", async () => {
  const { id, number } = await chargeOf(files.open);
  const { charge } = await kit.act(kit.cast.cashier, (tx, acting) => readApplication(tx, acting, files.open));
  expect(charge).toMatchObject({ id, number });
});

test("occupiers are reminded of what is open, once a day, as the history of the file tells; of all else it is said why not", async () => {
  const { cashier, citizen } = kit.cast;
  const { db } = kit.database;
  const reminding = (ids: readonly string[]) =>
    kit.act(cashier, (tx, acting) => previewReminders(tx, acting, { chargeIds: [...ids] }));
  const ids = await Promise.all([files.open, files.part, files.paid].map(async (id) => (await chargeOf(id)).id));
  const [open = "", part = "", paid = ""] = ids;
  expect((await reminding(ids)).able).toEqual([]);
  const { facts } = await readApplicationRecord(db, files.open);
  await signUp(cashier.id, cashier.pinfl);
  await signUp(citizen.id, facts.occupier?.kind === "person" ? facts.occupier.pinfl : null);
  const found = await reminding(ids);
  expect(found.able).toEqual([open]);
  const reasons = new Map(found.unable.map(({ applicationId, reasons: [why] }) => [applicationId, why?.code]));
  expect(reasons.get(files.part)).toBe("occupier-unreachable");
  expect(reasons.get(files.paid)).toBe("charge-closed");
  const all = await kit.act(cashier, (tx, acting) =>
    previewReminders(tx, acting, { filters: { state: ["open"] }, except: [part] }),
  );
  expect(all).toMatchObject({ total: 4, able: [open] });

  const begun = await kit.act(cashier, (tx, acting) => startReminders(tx, acting, { chargeIds: [open, paid] }));
  expect(begun).toMatchObject({ move: "remind_payment", total: 2 });
  const remind = (id: string) =>
    kit.act(cashier, (tx, acting) =>
      makeOne(
        tx,
        acting,
        { ...begun, user_id: cashier.id, reason: null, given: null },
        { id, stepId: "", position: 1 },
      ),
    );
  await remind(files.open);
  await expect(remind(files.open)).rejects.toMatchObject({ details: { reasons: [{ code: "charge-reminded" }] } });
  await expect(remind(files.paid)).rejects.toMatchObject({ details: { reasons: [{ code: "charge-closed" }] } });
  const told = await db
    .selectFrom("notices")
    .select(["kind", "subject_id"])
    .where("user_id", "=", citizen.id)
    .execute();
  expect(told).toEqual([{ kind: "own.reminder", subject_id: files.open }]);
  const history = db.selectFrom("history_entry").select("actor").where("action", "=", "charge.reminded");
  expect(await history.where("record_id", "=", files.open).execute()).toEqual([{ actor: cashier.id }]);
  expect((await detail(open)).remindedAt).toBe(kit.clock.now().toISOString());
  kit.clock.advance(day);
  await remind(files.open);
  expect(await history.where("record_id", "=", files.open).execute()).toHaveLength(2);
});

/** Lets a person have an account: an occupier by the number that OneID vouches for, whoever begins an act on many. */
const signUp = async (id: string, pinfl: string | null) => registerCitizen(kit, { id, name: "Egasi", pinfl });
