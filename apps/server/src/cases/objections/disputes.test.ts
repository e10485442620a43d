import type { StatusKey } from "@yer/api/contract/statuses";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { tickApplications } from "../application-acts/clock.js";
import { movesFor } from "../applications/moves.js";
import { readApplicationRecord } from "../applications/application.js";
import { readApplication } from "../application-acts/read.js";
import { decideAsJustice, review, startDiscussion, submit } from "../application-acts/service.js";
import { complain, consent, decideComplaint, reasonsAgainstVerdict, refuse } from "../complaints/service.js";
import { complaintPage } from "../complaints/register.js";
import { giveConclusion } from "../discussion/service.js";
import { contestedDecision } from "../public/decision.js";
import { ownComplaint, ownObjections, publicObjections } from "../public/disputes.js";
import { ownApplication } from "../public/service.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { readObjection } from "./read.js";
import { objectionCounts, objectionPage, searchPersonally } from "./register.js";
import {
  decideObjection,
  objectTo,
  redactObjection,
  takeObjection,
  withdrawByAuthor,
  withdrawByStaff,
} from "./service.js";

let kit: ApplicationKit;
/** A second person who decides objections. */
let second: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  second = { ...kit.cast.objections, id: crypto.randomUUID(), name: "Second", pinfl: madePinfl(700) };
});
afterAll(() => kit.close());
const start = new Date("2026-03-05T09:00:00.000Z");
beforeEach(() => kit.clock.set(start));

const day = 86_400_000;
const status = async (id: string): Promise<StatusKey> => (await readApplicationRecord(kit.database.db, id)).row.status;
const tick = () => tickApplications(kit.database.db, kit.events, kit.clock.now());

async function refusal(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  const { details, code } = (error ?? {}) as { details?: { reasons?: { code: string }[] }; code?: string };
  return details?.reasons?.map((reason) => reason.code) ?? [String(code)];
}

const conclude = (who: "architect" | "ecologist", id: string) =>
  kit.act(kit.cast[who], (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: who === "architect" ? "architecture" : "ecology",
      verdict: "positive",
      summary: "Koʻrib chiqildi",
      answers: who === "architect" ? { "17": 2, "66": 2012 } : { "21": 1 },
      fileIds: [],
    }),
  );

/** An application that is announced now. */
async function announced(): Promise<string> {
  const { cast, act } = kit;
  const id = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  await conclude("architect", id);
  await conclude("ecologist", id);
  expect(await status(id)).toBe("announced");
  return id;
}

const letter = "Uchastka chegarasi mahalla yoʻlini toʻsib qoʻygan, joyida qayta oʻlchashni soʻraymiz.";

/** An objection of somebody, each with a text of their own unless one is given. */
async function object(
  id: string,
  text?: string,
  number = madePinfl(999),
  { by = null as Actor | null, vouched = false } = {},
) {
  const words = text ?? `${crypto.randomUUID()} sababi bilan qarshiman`;
  const given = { name: "Qoʻshni Namunayev", number, phone: "+998901234567", text: words, fileIds: [] };
  return kit.act(by, (tx, acting) => objectTo(tx, { ...acting, vouched }, id, given));
}

const decide = (
  objection: string,
  verdict: "upheld" | "dismissed",
  { by = kit.cast.objections, version = null as number | null, also = [] as { id: string; version: number }[] } = {},
) =>
  kit.act(by, (tx, acting) =>
    decideObjection(tx, acting, objection, { body: { verdict, reason: "Joyida oʻrganildi", also }, ifMatch: version }),
  );
const read = (objection: string, by = kit.cast.objections) =>
  kit.act(by, (tx, acting) => readObjection(tx, acting, objection));
const citizenOf = async (id: string): Promise<Actor> => {
  const { subject } = await readApplicationRecord(kit.database.db, id);
  return { ...kit.cast.citizen, pinfl: subject.occupierPinfl };
};

describe("the announcement", () => {
  test("takes objections while it runs and not a moment longer, each with a number of its own", async () => {
    const id = await announced();
    const { announcement, row } = await readApplicationRecord(kit.database.db, id);
    expect((await object(id)).number).toBe(`${row.number}-E1`);
    kit.clock.set(new Date((announcement?.closesAt.getTime() ?? 0) - 1));
    expect((await object(id)).number).toBe(`${row.number}-E2`);
    kit.clock.set(announcement?.closesAt ?? start);
    expect(await refusal(object(id))).toEqual(["announcement-closed"]);
  });

  test("ends by the clock where nothing is open, and by the last decision where something was", async () => {
    const [quiet, busy] = [await announced(), await announced()];
    const first = await object(busy);
    const last = await object(busy);
    kit.clock.advance(11 * day);
    await tick();
    expect([await status(quiet), await status(busy)]).toEqual(["at_justice", "announced"]);
    await decide(first.id, "dismissed");
    expect(await status(busy)).toBe("announced");
    await decide(last.id, "dismissed");
    expect(await status(busy)).toBe("at_justice");
  });

  test("goes on when the last objection is dismissed before its end", async () => {
    const id = await announced();
    await decide((await object(id)).id, "dismissed");
    expect(await status(id)).toBe("announced");
  });

  test("ends by the last withdrawal as well, of the author or on paper", async () => {
    const id = await announced();
    const [own, paper] = [await object(id), await object(id)];
    kit.clock.advance(11 * day);
    await kit.act(kit.cast.citizen, (tx, acting) =>
      withdrawByAuthor(tx, acting, own.id, { body: { reason: "Kelishdik" }, ifMatch: 1 }),
    );
    expect(await status(id)).toBe("announced");
    await kit.act(kit.cast.objections, (tx, acting) =>
      withdrawByStaff(tx, acting, paper.id, { body: { reason: "Ariza keldi" }, ifMatch: 1 }),
    );
    expect(await status(id)).toBe("at_justice");
    expect(await refusal(decide(own.id, "upheld"))).toEqual(["no-open-objection"]);
  });

  test("the first objection upheld takes the file to review, where the rest are decided before anything else", async () => {
    const { cast, act } = kit;
    const id = await announced();
    const [first, other] = [await object(id), await object(id)];
    await decide(first.id, "upheld");
    expect(await status(id)).toBe("in_review");

    const closed = async () => {
      const moves = await act(cast.reviewer, async (tx, acting) =>
        movesFor(tx, acting, await readApplicationRecord(tx, id)),
      );
      return Object.fromEntries(
        moves
          .filter(({ key }) => key === "review_announce" || key === "review_reject")
          .map(({ key, reasons }) => [key, reasons.map(({ code }) => code)]),
      );
    };
    expect(await closed()).toEqual({ review_announce: ["objections-open"], review_reject: ["objections-open"] });
    for (const to of [{ to: "announced" }, { to: "rejected", because: "dispute" }] as const) {
      const move = act(cast.reviewer, (tx, acting) => review(tx, acting, id, { ...to, reason: "Sabab" }));
      expect(await refusal(move)).toEqual(["objections-open"]);
    }
    await decide(other.id, "upheld");
    expect(await status(id)).toBe("in_review");
    expect(await closed()).toEqual({ review_announce: [], review_reject: [] });
  });

  test("announced anew, it is a second announcement that the upheld objection of the first does not hold up", async () => {
    const id = await announced();
    await decide((await object(id)).id, "upheld");
    await kit.act(kit.cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Tuzatildi" }));
    expect((await readApplicationRecord(kit.database.db, id)).announcement?.sequence).toBe(2);
    kit.clock.advance(11 * day);
    await tick();
    expect(await status(id)).toBe("at_justice");
  });
});

describe("two at once", () => {
  test("two people uphold two objections: both are upheld, and the file moves once", async () => {
    const id = await announced();
    const [one, other] = [await object(id), await object(id)];
    await Promise.all([decide(one.id, "upheld"), decide(other.id, "upheld", { by: second })]);
    expect(await status(id)).toBe("in_review");
    expect([(await read(one.id)).state, (await read(other.id)).state]).toEqual(["upheld", "upheld"]);
    const moves = await kit.database.db
      .selectFrom("history_entry")
      .select("action")
      .where("record_id", "=", id)
      .where("from_state", "=", "announced")
      .execute();
    expect(moves).toHaveLength(1);
  });

  test("two people decide one objection: one has decided it, the other is told", async () => {
    const id = await announced();
    const { id: objection } = await object(id);
    const ended = await Promise.allSettled([
      decide(objection, "upheld", { version: 1 }),
      decide(objection, "dismissed", { version: 1, by: second }),
    ]);
    expect(ended.map((each) => each.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = ended.find((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "precondition-failed" });
  });

  test("the clock ends the announcement while the last objection comes in or is decided: one of the two counts", async () => {
    const id = await announced();
    const { id: objection } = await object(id);
    const { announcement } = await readApplicationRecord(kit.database.db, id);
    kit.clock.set(announcement?.closesAt ?? start);
    await Promise.all([tick(), decide(objection, "dismissed"), tick()]);
    expect(await status(id)).toBe("at_justice");
    const opened = await kit.database.db
      .selectFrom("announcements")
      .select("id")
      .where("application_id", "=", id)
      .where("closed_at", "is", null)
      .execute();
    expect(opened).toEqual([]);
  });
});

describe("a group of objections that say the same", () => {
  test("is answered once, with a decision and a history entry of each", async () => {
    const id = await announced();
    const first = await object(id, letter);
    const cyrillic = "УЧАСТКА ЧЕГАРАСИ МАҲАЛЛА ЙЎЛИНИ ТЎСИБ ҚЎЙГАН ЖОЙИДА ҚАЙТА ЎЛЧАШНИ СЎРАЙМИЗ";
    await object(id, cyrillic, madePinfl(501));
    await object(id, `${letter} Karimov Anvar`, madePinfl(502));
    const apart = await object(id, "Bu yerning bir qismi menga meros qolgan, hujjatlarim bor");
    const shown = await read(first.id);
    expect(shown.alike.map(({ same }) => same)).toEqual([true, false]);
    expect((await read(apart.id)).alike).toEqual([]);

    const also = shown.alike.map(({ id: other, version }) => ({ id: other, version }));
    await decide(first.id, "dismissed", { version: shown.version, also });
    for (const one of [first.id, ...also.map(({ id: other }) => other)]) {
      expect(await read(one)).toMatchObject({ state: "dismissed", decision: { reason: "Joyida oʻrganildi" } });
    }
    expect((await read(apart.id)).state).toBe("new");
    const told = await kit.database.db
      .selectFrom("history_entry")
      .select("action")
      .where("record_id", "=", id)
      .where("action", "=", "objection.decided")
      .execute();
    expect(told).toHaveLength(3);
  });

  test("is not answered in part when one of it changed, and nothing outside of it is answered with it", async () => {
    const id = await announced();
    const [one, other] = [await object(id, letter), await object(id, letter, madePinfl(503))];
    const apart = await object(id);
    await kit.act(second, (tx, acting) => takeObjection(tx, acting, other.id, 1));
    expect(await refusal(decide(one.id, "dismissed", { also: [{ id: other.id, version: 1 }] }))).toEqual([
      "precondition-failed",
    ]);
    expect(await refusal(decide(one.id, "dismissed", { also: [{ id: apart.id, version: 1 }] }))).toEqual(["not-found"]);
    expect((await read(one.id)).state).toBe("new");
  });

  test("is the last that is decided: dismissed together after its end, it ends the announcement", async () => {
    const id = await announced();
    const [one, other] = [await object(id, letter), await object(id, letter, madePinfl(505))];
    kit.clock.advance(11 * day);
    await decide(one.id, "dismissed", { also: [{ id: other.id, version: 1 }] });
    expect(await status(id)).toBe("at_justice");
  });

  test("upheld together it moves the file once", async () => {
    const id = await announced();
    const [one, other] = [await object(id, letter), await object(id, letter, madePinfl(504))];
    await decide(one.id, "upheld", { also: [{ id: other.id, version: 1 }] });
    expect(await status(id)).toBe("in_review");
    expect((await read(other.id)).state).toBe("upheld");
  });
});

describe("an objection at work", () => {
  test("is taken into review by name, once", async () => {
    const id = await announced();
    const { id: objection } = await object(id);
    const take = (by: Actor, version: number) =>
      kit.act(by, (tx, acting) => takeObjection(tx, acting, objection, version));
    await take(kit.cast.objections, 1);
    expect(await read(objection)).toMatchObject({ state: "in_review", takenBy: "Objections", version: 2 });
    expect(await refusal(take(second, 1))).toEqual(["precondition-failed"]);
    expect(await refusal(take(second, 2))).toEqual(["objection-taken"]);
  });

  test("is shown to the public in a copy by a named person; the original stays as it was written", async () => {
    const id = await announced();
    const { id: objection } = await object(id, "Men, Karimov Anvar, 901234567, qarshiman bunga");
    const listed = async () => (await publicObjections(kit.database.db, id, {})).items[0];
    expect(await listed()).toMatchObject({ state: "new", copy: null });
    await kit.act(kit.cast.objections, (tx, acting) =>
      redactObjection(tx, acting, objection, { body: { text: "Men, […], qarshiman bunga", fileIds: [] }, ifMatch: 1 }),
    );
    expect((await listed())?.copy).toMatchObject({ text: "Men, […], qarshiman bunga", by: "Objections" });
    expect((await read(objection)).text).toBe("Men, Karimov Anvar, 901234567, qarshiman bunga");
    const stale = kit.act(second, (tx, acting) =>
      redactObjection(tx, acting, objection, { body: { text: "Boshqa", fileIds: [] }, ifMatch: 1 }),
    );
    expect(await refusal(stale)).toEqual(["precondition-failed"]);
  });

  test("is nobody's to decide who objected to, occupies, handed in or reviewed the file", async () => {
    const id = await announced();
    const objector = { ...second, pinfl: madePinfl(640) };
    const { id: objection } = await object(id, undefined, objector.pinfl ?? "", { by: objector, vouched: true });
    expect(await refusal(decide(objection, "dismissed", { by: objector }))).toEqual(["own-file"]);
    expect((await read(objection, objector)).acts.decide.map(({ code }) => code)).toEqual(["own-file"]);
    const occupier = { ...second, pinfl: (await citizenOf(id)).pinfl };
    expect(await refusal(decide(objection, "dismissed", { by: occupier }))).toEqual(["own-file"]);
    const submitter = { ...kit.cast.operator, codes: kit.cast.objections.codes };
    expect(await refusal(decide(objection, "dismissed", { by: submitter }))).toEqual(["duty-conflict"]);
    const member = { ...kit.cast.architect, codes: new Set([...kit.cast.architect.codes, "read:objection"]) };
    expect(await refusal(read(objection, member))).toEqual(["not-found"]);
    expect(await refusal(read(objection, { ...second, territory: "1703202" }))).toEqual(["not-found"]);
  });
});

describe("a stranger", () => {
  test("keeps no member of staff from a file by objecting with their number: OneID has to vouch for it", async () => {
    const id = await announced();
    const target = { ...second, pinfl: madePinfl(641) };
    const typed = await object(id, undefined, target.pinfl ?? "");
    // Somebody else's session vouches for somebody else, and a session that nothing vouches for proves nothing.
    await object(id, undefined, target.pinfl ?? "", { by: kit.cast.citizen, vouched: true });
    await object(id, undefined, target.pinfl ?? "", { by: target, vouched: false });
    expect((await read(typed.id, target)).acts.decide).toEqual([]);
    await decide(typed.id, "dismissed", { by: target });
    expect((await read(typed.id)).state).toBe("dismissed");
  });
});

describe("the register", () => {
  test("counts what it lists, finds by name in any script and by number, and pages without losing a row", async () => {
    const { db } = kit.database;
    const actor = kit.cast.objections;
    const id = await announced();
    const { row } = await readApplicationRecord(db, id);
    const numbers: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      kit.clock.advance(1000);
      numbers.push((await object(id)).number);
    }
    const now = kit.clock.now();
    const found = await objectionPage(db, actor, { search: `қўшни ${row.number}` }, now);
    expect(found.items.map(({ number }) => number)).toEqual(numbers.toReversed());
    for (const between of ["", " ", "–"]) {
      const search = row.number.replaceAll("-", between);
      expect((await objectionPage(db, actor, { search }, now)).items).toHaveLength(3);
    }
    const filters = { application: id };
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await objectionPage(db, actor, { ...filters, limit: 2, ...(after ? { after } : {}) }, now);
      expect(page.total).toBe(3);
      paged.push(...page.items.map(({ number }) => number));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(paged).toEqual(numbers.toReversed());

    await decide(found.items[0]?.id ?? "", "dismissed");
    const counts = await objectionCounts(db, actor, filters, now);
    expect([counts.all, counts.byState.new, counts.byState.dismissed]).toEqual([3, 2, 1]);
    for (const [state, total] of Object.entries(counts.byState)) {
      const listed = await objectionPage(db, actor, { ...filters, state: [state as "new"] }, now);
      expect(listed.total).toBe(total);
    }
    const later = new Date(now.getTime() + 11 * day);
    expect((await objectionPage(db, actor, { ...filters, late: true }, later)).total).toBe(2);
    expect((await objectionPage(db, actor, { ...filters, running: true }, later)).total).toBe(0);
    expect((await objectionPage(db, { ...actor, territory: "1703202" }, filters, now)).total).toBe(0);
    expect((await objectionPage(db, kit.cast.architect, filters, now)).total).toBe(0);
    expect((await searchPersonally(db, actor, madePinfl(999), now)).items.map(({ id: each }) => each)).toContain(
      found.items[0]?.id,
    );
  });
});

describe("the occupier", () => {
  test("reads the objections to their file in copies, and nobody else reads it so", async () => {
    const id = await announced();
    const { id: objection } = await object(id);
    await kit.act(kit.cast.objections, (tx, acting) =>
      redactObjection(tx, acting, objection, { body: { text: "Chegara haqida", fileIds: [] }, ifMatch: 1 }),
    );
    const occupier = await citizenOf(id);
    const own = await kit.act(occupier, (tx, acting) => ownApplication(tx, acting, id));
    expect(own.objections).toMatchObject([{ copy: { text: "Chegara haqida" } }]);
    expect(JSON.stringify(own)).not.toContain("Namunayev");
    expect(own.acts.consent.map(({ code }) => code)).toEqual(["not-from-here"]);
    expect(await refusal(kit.act(kit.cast.citizen, (tx, acting) => ownApplication(tx, acting, id)))).toEqual([
      "not-found",
    ]);
  });

  test("consents to the charge, which moves nothing; said twice it stands as first said; may refuse all the same", async () => {
    const id = await announced();
    kit.clock.advance(11 * day);
    await tick();
    await kit.act(kit.cast.justice, (tx, acting) =>
      decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Qonuniy" }),
    );
    const occupier = await citizenOf(id);
    const agree = () => kit.act(occupier, (tx, acting) => consent(tx, acting, id));
    const { at } = await agree();
    kit.clock.advance(day);
    expect((await agree()).at).toBe(at);
    expect(await status(id)).toBe("in_payment");
    const own = await kit.act(occupier, (tx, acting) => ownApplication(tx, acting, id));
    expect(own.charge).toMatchObject({ consentedAt: at, remaining: 123_600_000 });
    await kit.act(occupier, (tx, acting) => refuse(tx, acting, id, "Imkonim yoʻq"));
    expect(await status(id)).toBe("in_review");
    expect(await refusal(agree())).toEqual(["not-from-here"]);
  });
});

/** Complains, and has it dismissed where the service takes it. */
async function lose(by: Actor, id: string): Promise<void> {
  const { id: complaintId } = await kit.act(by, (tx, acting) =>
    complain(tx, acting, id, { text: "Qaror asossiz deb hisoblayman", fileIds: [] }),
  );
  await kit.act(second, (tx, acting) =>
    decideComplaint(
      tx,
      acting,
      { applicationId: id, complaintId },
      { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: 1 },
    ),
  );
}

describe("a complaint", () => {
  test("of a dismissed objector is followed by them alone, and upheld takes the announced file to review", async () => {
    const { cast, act } = kit;
    const { db } = kit.database;
    const id = await announced();
    const { id: objection } = await object(id);
    await decide(objection, "dismissed");
    const settings = await readSettings(db);
    const all = await ownObjections(db, { actor: cast.citizen, now: kit.clock.now(), settings });
    const mine = all.find(({ id: each }) => each === objection);
    expect(mine).toMatchObject({ id: objection, mayComplain: true, decision: { reason: "Joyida oʻrganildi" } });
    const { id: complaint, number } = await act(cast.citizen, (tx, acting) =>
      complain(tx, acting, id, { text: "Eʼtirozim asossiz rad etildi", fileIds: [] }),
    );
    expect(await ownComplaint(db, cast.citizen, id, complaint)).toMatchObject({ number, state: "new" });
    expect(await refusal(ownComplaint(db, await citizenOf(id), id, complaint))).toEqual(["not-found"]);
    const { items } = await complaintPage(db, cast.objections, { application: id });
    const digits = (await readApplicationRecord(db, id)).row.number.replaceAll("-", "");
    const found = async (search: string) => (await complaintPage(db, cast.objections, { search })).items;
    expect(await found(digits)).toEqual(items);
    // By its own number, however it is typed; of another of the file there is none.
    expect(await found(number)).toEqual(items);
    expect(await found(`${digits}s1`)).toEqual(items);
    expect(await found(`${digits}s2`)).toEqual([]);
    expect(items).toMatchObject([{ number, by: "objector", state: "new" }]);

    const uphold = (version: number) =>
      act(second, (tx, acting) =>
        decideComplaint(
          tx,
          acting,
          { applicationId: id, complaintId: complaint },
          { body: { verdict: "upheld", reason: "Asosli" }, ifMatch: version },
        ),
      );
    expect(await refusal(uphold(7))).toEqual(["precondition-failed"]);
    await uphold(1);
    expect(await status(id)).toBe("in_review");
    expect((await ownComplaint(db, cast.citizen, id, complaint)).decision?.reason).toBe("Asosli");
  });

  test("is made once of each dismissal: it waits for its decision, and lost it is lost", async () => {
    const { cast, act } = kit;
    const id = await announced();
    await decide((await object(id)).id, "dismissed");
    const again = () =>
      act(cast.citizen, (tx, acting) =>
        complain(tx, acting, id, { text: "Eʼtirozim asossiz rad etildi", fileIds: [] }),
      );
    const { id: complaint } = await again();
    expect(await refusal(again())).toEqual(["complaint-open"]);
    await act(second, (tx, acting) =>
      decideComplaint(
        tx,
        acting,
        { applicationId: id, complaintId: complaint },
        { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: 1 },
      ),
    );
    expect(await refusal(again())).toEqual(["complaint-made"]);
    const settings = await readSettings(kit.database.db);
    const all = await ownObjections(kit.database.db, { actor: cast.citizen, now: kit.clock.now(), settings });
    expect(all.find(({ applicationId }) => applicationId === id)?.mayComplain).toBe(false);

    const told = await act(cast.citizen, (tx, acting) => contestedDecision(tx, acting, id));
    expect(told).toMatchObject({ by: "objector", reason: "Joyida oʻrganildi", against: [{ code: "complaint-made" }] });
    expect(await refusal(act(second, (tx, acting) => contestedDecision(tx, acting, id)))).toEqual(["not-found"]);
    // Another dismissal is another decision.
    await decide((await object(id)).id, "dismissed");
    expect((await again()).id).not.toBe(complaint);
  });

  test("of the occupier is made once of each rejection: a lost appeal does not stop the clock again", async () => {
    const { cast, act } = kit;
    const id = await announced();
    await decide((await object(id)).id, "upheld");
    const reject = () =>
      act(cast.reviewer, (tx, acting) =>
        review(tx, acting, id, { to: "rejected", reason: "Yer olinmaydi", because: "dispute" }),
      );
    await reject();
    const occupier = await citizenOf(id);
    kit.clock.advance(17 * day);
    const told = await act(occupier, (tx, acting) => contestedDecision(tx, acting, id));
    expect(told).toMatchObject({
      by: "occupier",
      decidedBy: "review",
      reason: "Yer olinmaydi",
      at: start.toISOString(),
      // The time to appeal, and not the whole term of the application.
      period: { endsAt: "2026-04-04T19:00:00.000Z", state: "running", daysLeft: 13 },
      against: [],
    });
    expect(await act(occupier, (tx, acting) => ownApplication(tx, acting, id))).toMatchObject({
      decision: told,
      step: told.period,
    });
    await lose(occupier, id);
    const appeal = () =>
      act(occupier, (tx, acting) => complain(tx, acting, id, { text: "Yana shikoyat qilaman", fileIds: [] }));
    expect(await refusal(appeal())).toEqual(["complaint-made"]);
    const own = await act(occupier, (tx, acting) => ownApplication(tx, acting, id));
    expect(own.acts.complain).toEqual([{ code: "complaint-made" }]);
    kit.clock.advance(31 * day);
    await tick();
    expect(await status(id)).toBe("unregistered");
  });

  test("says with the file why each verdict is closed to its reader, by the rule that would refuse it", async () => {
    const { cast, act } = kit;
    const id = await announced();
    await decide((await object(id)).id, "dismissed");
    const { id: complaint } = await act(cast.citizen, (tx, acting) =>
      complain(tx, acting, id, { text: "Eʼtirozim asossiz rad etildi", fileIds: [] }),
    );
    const verdicts = async (reader: Actor) => {
      const { complaints } = await act(reader, (tx, acting) => readApplication(tx, acting, id));
      const shown = complaints.find((each) => each.id === complaint)?.verdicts;
      return Object.values(shown ?? {}).map((reasons) => reasons.map(({ code }) => code));
    };
    expect(await verdicts(second)).toEqual([[], []]);
    const submitter = { ...second, id: cast.operator.id };
    const occupier = { ...second, pinfl: (await citizenOf(id)).pinfl };
    const nobody = { ...second, codes: new Set([...second.codes].filter((code) => code !== "decide:complaint")) };
    for (const [reader, reason] of [
      [submitter, "duty-conflict"],
      [occupier, "own-file"],
      [nobody, "permission-missing"],
    ] as const) {
      expect(await verdicts(reader)).toEqual([[reason], [reason]]);
      const tried = act(reader, (tx, acting) =>
        decideComplaint(
          tx,
          acting,
          { applicationId: id, complaintId: complaint },
          { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: 1 },
        ),
      );
      expect(await refusal(tried)).toEqual([reason]);
    }
    await act(second, (tx, acting) =>
      decideComplaint(
        tx,
        acting,
        { applicationId: id, complaintId: complaint },
        { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: 1 },
      ),
    );
    expect(await verdicts(second)).toEqual([["no-open-complaint"], ["no-open-complaint"]]);
  });

  test("waits to be upheld while its file is edited, though it can be dismissed then", () => {
    expect(reasonsAgainstVerdict("editing", "new", "upheld")).toEqual([
      { code: "not-from-here", params: { status: "editing" } },
    ]);
    expect(reasonsAgainstVerdict("editing", "new", "dismissed")).toEqual([]);
    expect(reasonsAgainstVerdict("registered", "new", "dismissed")).toEqual([{ code: "frozen" }]);
  });
});
