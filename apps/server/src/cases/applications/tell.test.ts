import type { Notice } from "@yer/api/contract/notices";
import { beforeEach, describe, expect, test } from "vitest";
import { returnApplication, review } from "../application-acts/service.js";
import { complain, decideComplaint } from "../complaints/service.js";
import { answerRequest } from "./edit-requests.js";
import { decideObjection, objectTo, withdrawByStaff } from "../objections/service.js";
import { ensureStandardPositions, type StandardPositionKey } from "../../identity/users/standard-positions.js";
import { readNotices } from "../../identity/notices/service.js";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { type ApplicationKit, type Cast, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { registerCitizen, registerPerson } from "../../testing/register-person.js";

let kit: ApplicationKit;

const positions: Partial<Record<keyof Cast, StandardPositionKey>> = {
  operator: "operator",
  architect: "member",
  ecologist: "member",
  reviewer: "reviewer",
  objections: "reviewer",
  justice: "justice",
  cashier: "cashier",
  council: "council",
};

beforeEach(async () => {
  kit = await openApplicationKit();
  await withTransaction(kit.database.db, ensureStandardPositions);
  for (const [who, position] of Object.entries(positions)) {
    await registerPerson(kit, kit.cast[who as keyof Cast], position);
  }
  return async () => kit.close();
});

/** Lets a citizen have an account. */
const signUp = async (citizen: Pick<Actor, "id" | "name" | "pinfl">, stirs: readonly string[] = []) =>
  registerCitizen(kit, citizen, stirs);

async function told(who: Actor): Promise<readonly Notice[]> {
  return (await readNotices(kit.database.db, who, {})).items;
}
const kindsTold = async (who: Actor) => (await told(who)).map(({ kind, params }) => [kind, params?.["status"]]);

describe("who carries an application on hears that it came", () => {
  test("to each their own step, and to nobody what they did themselves", async () => {
    const { operator, architect, ecologist, justice, cashier, council, reviewer } = kit.cast;
    const id = await carryTo(kit, "at_council");
    expect(await kindsTold(architect)).toEqual([["conclusion.asked", undefined]]);
    expect(await kindsTold(ecologist)).toEqual([["conclusion.asked", undefined]]);
    expect(await kindsTold(justice)).toEqual([["application.arrived", "at_justice"]]);
    expect(await kindsTold(cashier)).toEqual([["application.arrived", "in_payment"]]);
    expect(await kindsTold(council)).toEqual([["application.arrived", "at_council"]]);
    expect((await told(council))[0]).toMatchObject({ subject: { kind: "application", id }, readAt: null, count: 1 });
    // The operator sent it for conclusions themselves; nothing asked for a review.
    expect(await told(operator)).toEqual([]);
    expect(await told(reviewer)).toEqual([]);
  });

  test("alike ones that were not read yet are one, which counts them and leads to their list", async () => {
    await carryTo(kit, "in_discussion");
    await carryTo(kit, "in_discussion");
    expect(await told(kit.cast.architect)).toMatchObject([{ kind: "conclusion.asked", count: 2, subject: null }]);
  });

  test("a return is told as one, to who may mend it", async () => {
    const id = await carryTo(kit, "in_discussion");
    await kit.act(kit.cast.reviewer, async (tx, acting) =>
      returnApplication(tx, acting, id, { reason: "Chegara", requests: [{ kind: "fix_outline", note: "Chegara" }] }),
    );
    expect(await kindsTold(kit.cast.operator)).toEqual([["application.returned", "editing"]]);
  });

  test("what is submitted after a return is told as that, to who returned it and to who goes on with it", async () => {
    const { operator, reviewer } = kit.cast;
    const id = await carryTo(kit, "in_discussion");
    await kit.act(reviewer, async (tx, acting) =>
      returnApplication(tx, acting, id, { reason: "Chegara", requests: [{ kind: "fix_outline", note: "Chegara" }] }),
    );
    const request = await kit.database.db.selectFrom("edit_requests").select("id").executeTakeFirstOrThrow();
    await kit.act(operator, async (tx, acting) =>
      answerRequest(tx, acting, id, { requestId: request.id, answer: "Tuzatildi" }),
    );
    await carryTo(kit, "to_conclusion", {}, id);
    expect(await kindsTold(reviewer)).toEqual([["application.resubmitted", "to_conclusion"]]);
  });

  test("who handed an application in hears that an objection to it was decided", async () => {
    const { citizen, objections, operator } = kit.cast;
    const id = await carryTo(kit, "announced");
    const words = { name: "Eʼtirozchi", number: "30101900000017", phone: "+998901234567", text: "Yer meniki" };
    await kit.act(citizen, async (tx, acting) => objectTo(tx, acting, id, { ...words, fileIds: [] }));
    const objection = await kit.database.db.selectFrom("objections").select("id").executeTakeFirstOrThrow();
    await kit.act(objections, async (tx, acting) =>
      decideObjection(tx, acting, objection.id, { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: null }),
    );
    expect(await kindsTold(operator)).toEqual([["objection.decided", undefined]]);
  });

  test("who handed an application in hears what was decided of it", async () => {
    const id = await carryTo(kit, "registered");
    expect(await kindsTold(kit.cast.operator)).toEqual([["application.decided", "registered"]]);
    expect((await told(kit.cast.operator))[0]).toMatchObject({ subject: { kind: "application", id } });
    expect(await kindsTold(kit.cast.council)).toEqual([["application.arrived", "at_council"]]);
  });

  test("where somebody is responsible, they are told and no colleague of theirs", async () => {
    const second: Actor = {
      ...kit.cast.justice,
      id: "01932f00-0000-7000-8000-0000000009f1",
      name: "Ikkinchi",
      pinfl: null,
    };
    await registerPerson(kit, second, "justice");
    const id = await carryTo(kit, "announced");
    await kit.database.db.updateTable("applications").set({ assignee_id: second.id }).where("id", "=", id).execute();
    await carryTo(kit, "at_justice", {}, id);
    expect(await told(kit.cast.justice)).toEqual([]);
    expect(await kindsTold(second)).toEqual([["application.arrived", "at_justice"]]);
  });
});

test("an objection is told to those who decide it", async () => {
  const id = await carryTo(kit, "announced");
  const before = (await told(kit.cast.reviewer)).length;
  await kit.act(kit.cast.citizen, async (tx, acting) =>
    objectTo(tx, acting, id, {
      name: "Eʼtirozchi",
      number: "30101900000017",
      phone: "+998901234567",
      text: "Yer meniki",
      fileIds: [],
    }),
  );
  expect(before).toBe(0);
  expect(await kindsTold(kit.cast.reviewer)).toEqual([["objection.received", undefined]]);
  expect(await kindsTold(kit.cast.operator)).toEqual([]);
});

/** Facts that name the citizen of the cast as the occupier. */
const own = () => ({
  occupier: { kind: "person" as const, name: "Egasi", pinfl: kit.cast.citizen.pinfl, passport: null, birthDate: null },
});

/** What a citizen heard of disputes, the latest first. */
const disputesTold = async (who: Actor) =>
  (await told(who)).flatMap(({ kind, subject, params }) =>
    kind === "own.moved" ? [] : [[kind, params?.["verdict"], params?.["objections"], subject?.kind]],
  );

/** An objection that somebody without an account makes. */
const object = async (id: string, text: string) =>
  kit.act(null, async (tx, acting) =>
    objectTo(tx, acting, id, {
      name: "Eʼtirozchi",
      number: "30101900000017",
      phone: "+998901234567",
      text,
      fileIds: [],
    }),
  );

describe("a citizen hears of their own file", () => {
  test("of what is asked of them or decided, each time on its own; of what offices do among themselves nothing", async () => {
    const { citizen } = kit.cast;
    await signUp(citizen);
    const id = await carryTo(kit, "registered", own());
    const heard = await told(citizen);
    expect(heard.map(({ kind, params }) => [kind, params?.["status"]])).toEqual([
      ["own.moved", "registered"],
      ["own.moved", "at_council"],
      ["own.receipt", undefined],
      ["own.moved", "in_payment"],
      ["own.moved", "announced"],
    ]);
    for (const one of heard) expect(one).toMatchObject({ subject: { kind: "own_application", id }, count: 1 });
  });

  test("who acts for the legal person hears of its file; a stranger with an account hears nothing", async () => {
    const { citizen } = kit.cast;
    await signUp({ ...citizen, pinfl: null }, ["301234567"]);
    await carryTo(kit, "announced");
    expect(await told(citizen)).toEqual([]);
    await carryTo(kit, "announced", { occupier: { kind: "legalPerson", name: "Firma", stir: "301234567" } });
    expect(await kindsTold(citizen)).toEqual([["own.moved", "announced"]]);
  });

  test("and that an objection was answered, where OneID vouched for who made it", async () => {
    const { citizen, objections } = kit.cast;
    await signUp(citizen);
    const id = await carryTo(kit, "announced");
    const words = { name: "Eʼtirozchi", phone: "+998901234567", text: "Yer meniki", fileIds: [] };
    const decide = async (objection: string) =>
      kit.act(objections, async (tx, acting) =>
        decideObjection(tx, acting, objection, { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: null }),
      );
    const object = async (proved: boolean): Promise<string> => {
      await kit.act(citizen, async (tx, acting) =>
        objectTo(tx, { ...acting, vouched: proved }, id, { ...words, number: citizen.pinfl ?? "" }),
      );
      const latest = await kit.database.db
        .selectFrom("objections")
        .select("id")
        .orderBy("sequence", "desc")
        .executeTakeFirstOrThrow();
      return latest.id;
    };
    await decide(await object(false));
    expect(await kindsTold(citizen)).toEqual([]);
    await decide(await object(true));
    expect(await told(citizen)).toMatchObject([
      { kind: "own.objection", subject: null, params: { verdict: "dismissed" } },
    ]);
  });

  test("that an objection to it came, and what became of each: of those decided together once", async () => {
    const { citizen, objections } = kit.cast;
    await signUp(citizen);
    const id = await carryTo(kit, "announced", own());
    const letter = "Uchastka chegarasi mahalla yoʻlini toʻsib qoʻygan, joyida qayta oʻlchashni soʻraymiz.";
    const [first, second] = [await object(id, letter), await object(id, letter)];
    const taken = await object(id, "Bu yer bizning oilaga tegishli, hujjatlarimiz bor");
    const came = ["own.objected", undefined, undefined, "own_application"];
    expect(await disputesTold(citizen)).toEqual([came, came, came]);

    await kit.act(objections, async (tx, acting) =>
      decideObjection(tx, acting, first.id, {
        body: { verdict: "dismissed", reason: "Asossiz", also: [{ id: second.id, version: 1 }] },
        ifMatch: null,
      }),
    );
    await kit.act(objections, async (tx, acting) =>
      withdrawByStaff(tx, acting, taken.id, { body: { reason: "Qaytarib oldi" }, ifMatch: 1 }),
    );
    expect((await disputesTold(citizen)).slice(0, 2)).toEqual([
      ["own.objection-decided", "withdrawn", 1, "own_application"],
      ["own.objection-decided", "dismissed", 2, "own_application"],
    ]);
  });

  test("what was decided of their complaint, which nobody else hears, though it is about another's file", async () => {
    const { citizen, objections, reviewer } = kit.cast;
    const occupier = { ...citizen, id: "01932f00-0000-7000-8000-0000000009f2", name: "Egasi", pinfl: "30101900000017" };
    await signUp(citizen);
    await signUp(occupier);
    const id = await carryTo(kit, "announced", {
      occupier: { ...own().occupier, pinfl: occupier.pinfl },
    });
    const { id: objection } = await kit.act(citizen, async (tx, acting) =>
      objectTo(tx, { ...acting, vouched: true }, id, {
        name: citizen.name,
        number: citizen.pinfl ?? "",
        phone: "+998901234567",
        text: "Yer meniki",
        fileIds: [],
      }),
    );
    await kit.act(objections, async (tx, acting) =>
      decideObjection(tx, acting, objection, { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: null }),
    );
    const { id: complaintId } = await kit.act(citizen, async (tx, acting) =>
      complain(tx, acting, id, { text: "Eʼtirozim asossiz rad etildi", fileIds: [] }),
    );
    const before = await disputesTold(occupier);
    await kit.act(objections, async (tx, acting) =>
      decideComplaint(
        tx,
        acting,
        { applicationId: id, complaintId },
        { body: { verdict: "upheld", reason: "Asosli" }, ifMatch: null },
      ),
    );
    expect(await disputesTold(citizen)).toEqual([
      ["own.complaint", "upheld", undefined, undefined],
      ["own.objection", "dismissed", undefined, undefined],
    ]);
    expect(await disputesTold(occupier)).toEqual(before);

    // The occupier appeals against what came of it, and hears the answer too.
    await kit.act(reviewer, async (tx, acting) =>
      review(tx, acting, id, { to: "rejected", because: "dispute", reason: "Asosli eʼtiroz" }),
    );
    const appeal = await kit.act(occupier, async (tx, acting) =>
      complain(tx, acting, id, { text: "Rad etishga rozi emasman", fileIds: [] }),
    );
    await kit.act(objections, async (tx, acting) =>
      decideComplaint(
        tx,
        acting,
        { applicationId: id, complaintId: appeal.id },
        { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: null },
      ),
    );
    expect((await disputesTold(occupier))[0]).toEqual(["own.complaint", "dismissed", undefined, undefined]);
  });
});
