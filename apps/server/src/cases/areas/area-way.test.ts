import type { AreaPosition } from "@yer/api/contract/area-states";
import { areaFindings, areaMoveKeys, areaProposalTargets, plainAreaBaskets } from "@yer/api/contract/area-states";
import type { Area, AreaFacts } from "@yer/api/contract/area-facts";
import type { AreaQuery } from "@yer/api/contract/areas";
import fc from "fast-check";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { readHistory } from "../../platform/history/read-history.js";
import { Problem } from "../../platform/problem/problem.js";
import { areaTransitionOf } from "../../rules/areas/area-moves.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import {
  answerArea,
  confirmArea,
  decideProposal,
  giveBackArea,
  proposeForArea,
  putBackArea,
  recallArea,
  recordFinding,
  returnArea,
  sendArea,
  setAsideArea,
  takeArea,
} from "./acts.js";
import { findArea, positionOf } from "./area.js";
import { areasFileHolder } from "./held-file.js";
import { addProposal } from "./inspection-queries.js";
import { makeAreaMove, movingArea } from "./moves.js";
import { areaPage } from "./queries.js";
import { createArea, readArea, readInspections } from "./service.js";

let kit: ApplicationKit;
let operator: Actor;
let inspector: Actor;
let reviewer: Actor;
let organisationId: string;
beforeAll(async () => {
  kit = await openApplicationKit();
  ({ operator, inspector, reviewer } = kit.cast);
  organisationId = inspector.organisation?.id ?? "";
});
afterAll(() => kit.close());

let plots = 0;
async function enter(more: Partial<AreaFacts> = {}): Promise<string> {
  const outline = square((plots += 1));
  return kit.act(operator, async (transaction, acting) =>
    createArea(transaction, acting, {
      ...bareAreaFacts,
      districtSoato: kitDistrict,
      neighborhoodId: "14160001",
      outline,
      ...more,
    }),
  );
}

type Act = (transaction: Transaction, acting: ActingPerson) => Promise<unknown>;

/** Where an area stands after an act, or the codes of what refused it. */
async function outcome(actor: Actor, id: string, act: Act): Promise<string> {
  try {
    await kit.act(actor, act);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A person's own reason comes before the area's; one is enough to tell them apart.
    return error.details.reasons?.map(({ code }) => code).join(" ") ?? error.code;
  }
  return positionOf(await findArea(kit.database.db, id));
}

const read = async (actor: Actor, id: string): Promise<Area> =>
  kit.act(actor, async (transaction, acting) => readArea(transaction, acting, id));
const send = async (id: string, by = operator, days = 10) =>
  outcome(by, id, async (tx, acting) => sendArea(tx, acting, id, { organisationId, days, note: "Koʻrib chiqing" }));
const take = async (id: string, by = inspector) => outcome(by, id, async (tx, acting) => takeArea(tx, acting, id));
const find = async (id: string, finding: "occupied" | "empty" | "state_land", by = inspector) =>
  outcome(by, id, async (tx, acting) => recordFinding(tx, acting, id, { finding, reason: "Joyida koʻrildi" }));
const decide = async (id: string, verdict: "approved" | "refused", by = reviewer) =>
  outcome(by, id, async (tx, acting) => {
    const { proposals } = await readArea(tx, acting, id);
    await decideProposal(tx, acting, id, { proposalId: proposals[0]?.id ?? uuidv7(), verdict, reason: "Koʻrildi" });
  });

test("an area is sent, taken and found occupied: it is new again, confirmed, and its inspection is over", async () => {
  const id = await enter();
  expect(await send(id)).toBe("area_sent");
  const sent = await read(operator, id);
  // From Thursday the 5th of March ten working days: to the end of the 19th in Tashkent.
  expect(sent.deadlineAt).toBe("2026-03-19T19:00:00.000Z");
  expect(sent.organisation).toMatchObject({ id: organisationId, kind: "inspection" });
  expect(await take(id)).toBe("area_taken");
  expect((await read(inspector, id)).sendings).toMatchObject([{ days: 10, endedAt: null }]);
  expect(await find(id, "occupied")).toBe("area_new");
  const found = await read(operator, id);
  expect(found).toMatchObject({ confirmed: true, organisation: null, deadlineAt: null });
  expect(found.sendings[0]?.endedAt).not.toBeNull();
  const told = await readHistory(kit.database.db, { kind: "area", id, homeRegion: "1718" });
  expect(told.map(({ action, to }) => `${action} ${to}`)).toEqual([
    "area.find area_new",
    "area.take area_taken",
    "area.send area_sent",
    "area.created area_new",
  ]);
});

test("an area can be sent to every inspection of its place, and the page says whose turn it is and why", async () => {
  const id = await enter();
  const { items } = await readInspections(kit.database.db, operator, id);
  expect(items.map((one) => one.id)).toContain(organisationId);
  for (const { id: to } of items) {
    const outcomeOf = await outcome(operator, id, async (tx, acting) =>
      sendArea(tx, acting, id, { organisationId: to, days: 5, note: "Koʻrib chiqing" }),
    );
    expect(outcomeOf).toBe("area_sent");
    await outcome(operator, id, async (tx, acting) => recallArea(tx, acting, id, { reason: "Boshqasiga" }));
  }
  await expect(readInspections(kit.database.db, inspector, id)).rejects.toMatchObject({ code: "permission-missing" });

  expect((await read(operator, id)).sentence.code).toBe("new_send");
  await send(id);
  expect(await read(operator, id)).toMatchObject({
    sentence: { code: "sent" },
    deadline: { state: "running" },
    edit: [],
  });
  kit.clock.advance(40 * 86_400_000);
  expect((await read(inspector, id)).deadline.state).toBe("late");
  await take(id);
  await find(id, "empty");
  expect((await read(operator, id)).sentence).toMatchObject({ code: "proposed", target: "written_off" });
});

test("a returned area goes back to where it came from with the last answer, and its term begins anew", async () => {
  for (const from of ["area_sent", "area_taken"] as const) {
    const id = await enter();
    await send(id);
    const requests = [
      { kind: "fix_outline" as const, note: "Yoʻlga chiqqan" },
      { kind: "correct_address" as const, note: "Koʻchasi yoʻq" },
    ];
    if (from === "area_taken") await take(id);
    const returned =
      from === "area_sent"
        ? await outcome(inspector, id, async (tx, acting) => returnArea(tx, acting, id, { requests }))
        : await outcome(inspector, id, async (tx, acting) =>
            recordFinding(tx, acting, id, { finding: "data_wrong", reason: "Maʼlumot notoʻgʻri", requests }),
          );
    expect(returned).toBe("area_returned");
    const before = await read(operator, id);
    expect(before.deadlineAt).toBeNull();
    const [first, second] = before.requests;
    const answer = async (requestId = "") =>
      outcome(operator, id, async (tx, acting) => answerArea(tx, acting, id, { requestId, answer: "Tuzatildi" }));
    expect(await answer(uuidv7())).toBe("not-found");
    expect(await answer(first?.id)).toBe("area_returned");
    expect(await answer(first?.id)).toBe("not-found");
    kit.clock.advance(3 * 86_400_000);
    expect(await answer(second?.id)).toBe(from);
    const after = await read(operator, id);
    expect(Date.parse(after.deadlineAt ?? "")).toBeGreaterThan(kit.clock.now().getTime() + 10 * 86_400_000);
    expect(after.organisation?.id).toBe(organisationId);
  }
});

test("a basket says of each area why it lies there; whoever puts it back leaves nothing of that", async () => {
  const id = await enter();
  const where = async () => (await areaPage(kit.database.db, operator, { basket: ["drafts"] }, kit.clock.now())).items;
  await outcome(operator, id, async (tx, acting) =>
    setAsideArea(tx, acting, id, { basket: "drafts", reason: "Manzilida xato" }),
  );
  expect(await where()).toMatchObject([{ id, basketReason: "Manzilida xato" }]);
  expect(await read(operator, id)).toMatchObject({ sentence: { code: "drafts" } });
  await outcome(operator, id, async (tx, acting) => putBackArea(tx, acting, id, { reason: "Tuzatildi" }));
  expect(await where()).toEqual([]);
  expect(await read(operator, id)).toMatchObject({ basketReason: null });
});

/** Ids of the areas that an operator is listed. */
async function listed(query: AreaQuery): Promise<string[]> {
  const { items } = await areaPage(kit.database.db, operator, { ...query, limit: 200 }, kit.clock.now());
  return items.map((row) => row.id).toSorted();
}

test("areas are narrowed by source, confirmation, age and overlaps, and each condition and its contrary share out the list", async () => {
  const ids = [await enter({ source: "imagery" }), await enter({ source: "inspector" })];
  const over = await enter({ outline: square(plots) });
  await send(ids[0] ?? "");
  await take(ids[0] ?? "");
  await find(ids[0] ?? "", "occupied");
  const all = await listed({});
  expect(await listed({ source: ["imagery"] })).toContain(ids[0]);
  expect(await listed({ source: ["imagery"] })).not.toContain(ids[1]);
  expect(await listed({ confirmation: "confirmed" })).toContain(ids[0]);
  expect(await listed({ confirmation: "unconfirmed" })).toContain(ids[1]);
  expect(await listed({ overlaps: true })).toEqual(expect.arrayContaining([ids[1], over]));
  expect(await listed({ overlaps: true })).not.toContain(ids[0]);
  const shares: [AreaQuery, AreaQuery][] = [
    [{ confirmation: "confirmed" }, { confirmation: "unconfirmed" }],
    [{ overlaps: true }, { overlaps: false }],
    [{ age: ["week"] }, { age: ["month", "quarter", "longer"] }],
  ];
  for (const [one, other] of shares) {
    expect([...(await listed(one)), ...(await listed(other))].toSorted()).toEqual(all);
  }
  expect(await listed({ age: ["week"] })).toContain(over);
});

test("members of an organisation see an area once it was sent to theirs, and no other's", async () => {
  const other: Actor = { ...inspector, organisation: { id: uuidv7(), kind: "inspection" } };
  const id = await enter();
  await expect(read(inspector, id)).rejects.toMatchObject({ code: "not-found" });
  expect(await take(id)).toBe("not-found");
  await send(id);
  expect((await read(inspector, id)).state).toBe("area_sent");
  expect(await take(id, other)).toBe("not-found");
  // An office's person who may take, of no inspection, is told whose it is.
  const both: Actor = { ...operator, codes: new Set([...operator.codes, "take:area"]) };
  expect(await take(id, both)).toBe("sent-to-another");
  await take(id);
  await outcome(inspector, id, async (tx, acting) => giveBackArea(tx, acting, id, { reason: "Yoʻl yopiq" }));
  // It was sent to them once: what became of it they may read.
  expect((await read(inspector, id)).state).toBe("area_new");
});

test("an area is sent to an organisation of inspection whose territory holds it, and to no other", async () => {
  const id = await enter();
  const to = async (given: string) =>
    outcome(operator, id, async (tx, acting) =>
      sendArea(tx, acting, id, { organisationId: given, days: 5, note: "-" }),
    );
  expect(await to(kit.cast.ecologist.organisation?.id ?? "")).toBe("invalid");
  expect(await to(uuidv7())).toBe("invalid");
  expect(await outcome(inspector, id, async (tx, acting) => takeArea(tx, acting, id))).toBe("not-found");
});

test("who sends an area does not say what was found, in nobody's name", async () => {
  const sender: Actor = { ...inspector, id: uuidv7(), codes: new Set([...operator.codes, ...inspector.codes]) };
  const id = await enter();
  // Who may send sees the territory, whatever their organisation.
  expect(await send(id, sender)).toBe("area_sent");
  expect(await take(id, sender)).toBe("area_taken");
  expect(await find(id, "occupied", sender)).toBe("finder-sent");
  const { impersonation: _none, ...rest } = inspector;
  const borrowed: Actor = {
    ...rest,
    impersonation: { byId: sender.id, byName: "", byPinfl: null, until: new Date(8e15), writable: true },
  };
  expect(await find(id, "occupied", borrowed)).toBe("finder-sent");
  expect(await find(id, "occupied")).toBe("area_new");
});

test("what is written off takes a second person, in and out, and stays where it is until they decide", async () => {
  const id = await enter();
  await send(id);
  await take(id);
  expect(await find(id, "empty")).toBe("area_taken");
  expect(await find(id, "occupied")).toBe("proposal-open");
  const finderDecides: Actor = { ...inspector, codes: new Set([...inspector.codes, "approve:write_off"]) };
  expect(await decide(id, "approved", finderDecides)).toBe("proposal-own");
  expect(await decide(id, "refused")).toBe("area_taken");
  expect(await decide(id, "refused")).toBe("proposal-missing");
  await find(id, "empty");
  expect(await decide(id, "approved")).toBe("written_off");
  expect(await read(operator, id)).toMatchObject({
    basket: "written_off",
    organisation: null,
    basketReason: "Koʻrildi",
  });

  const propose = async (target: "written_off" | "area_new") =>
    outcome(operator, id, async (tx, acting) =>
      proposeForArea(tx, acting, id, { target, reason: "Adashilgan", documentId: null }),
    );
  expect(await outcome(operator, id, async (tx, acting) => putBackArea(tx, acting, id, { reason: "-" }))).toBe(
    "area-elsewhere",
  );
  expect(await propose("written_off")).toBe("invalid");
  expect(await propose("area_new")).toBe("written_off");
  expect(await decide(id, "approved")).toBe("area_new");
});

test("a person proposes to write off with a document only", async () => {
  const id = await enter();
  const propose = async (target: "written_off" | "state_owned") =>
    outcome(operator, id, async (tx, acting) =>
      proposeForArea(tx, acting, id, { target, reason: "Hujjat bor", documentId: null }),
    );
  expect(await propose("written_off")).toBe("invalid");
  expect(await propose("state_owned")).toBe("area_new");
});

test("the document of a proposal is read by who sees its area, and by nobody else", async () => {
  const id = await enter();
  const documentId = uuidv7();
  await kit.act(operator, async (tx, { now }) => {
    const by = { person: operator.id, through: null, at: now };
    await addProposal(tx, await findArea(tx, id), { target: "written_off", reason: "Hujjat", documentId }, by);
  });
  const sees = async (actor: Actor, file = documentId) =>
    areasFileHolder({ db: kit.database.db } as Context, actor, file);
  expect(await sees(reviewer)).toBe(true);
  expect(await sees(reviewer, uuidv7())).toBe(false);
  expect(await sees({ ...reviewer, territory: "1703202" })).toBe(false);
  expect(await sees({ ...reviewer, codes: new Set(["read:property"]) })).toBe(false);
  expect(await sees(inspector)).toBe(false);
});

test("a basket of one person takes what has its fault, and nothing else", async () => {
  const aside = async (id: string, basket: (typeof plainAreaBaskets)[number]) =>
    outcome(operator, id, async (tx, acting) => setAsideArea(tx, acting, id, { basket, reason: "Sababi" }));
  const drawn = await enter();
  expect(await aside(drawn, "no_grip")).toBe("area-has-grip");
  expect(await aside(drawn, "construction")).toBe("area-has-built");
  expect(await aside(drawn, "drafts")).toBe("drafts");
  expect(await outcome(operator, drawn, async (tx, acting) => putBackArea(tx, acting, drawn, { reason: "-" }))).toBe(
    "area_new",
  );
  expect(await aside(await enter({ outline: null }), "no_grip")).toBe("no_grip");
  const buildings = [{ name: "Uy", yearBuilt: null, area: null, floors: 1 }];
  expect(await aside(await enter({ buildings }), "construction")).toBe("construction");
});

test("an area is confirmed without a visit only where its place allows it", async () => {
  const id = await enter();
  const documentId = uuidv7();
  const confirm: Act = async (tx, acting) => confirmArea(tx, acting, id, { reason: "Dalolatnoma", documentId });
  // A document that is nobody's upload opens nothing.
  expect(await outcome(operator, id, confirm)).toBe("invalid");
  expect((await read(operator, id)).moves.find(({ key }) => key === "confirm")).toMatchObject({
    allowed: false,
    reasons: [{ code: "visit-required" }],
  });
});

test("buttons say what the acts then do: every move that a person finds open can be made, every closed one says why", async () => {
  const id = await enter();
  await send(id);
  const moves = new Map((await read(inspector, id)).moves.map((move) => [move.key, move]));
  expect(moves.get("take")).toMatchObject({ allowed: true, to: "area_taken" });
  expect(moves.get("recall")).toMatchObject({ allowed: false, reasons: [{ code: "permission-missing" }] });
  expect(await take(id)).toBe("area_taken");
});

const step = fc.record({
  move: fc.constantFrom(...areaMoveKeys),
  by: fc.constantFrom("operator" as const, "inspector" as const, "reviewer" as const),
  finding: fc.constantFrom(...areaFindings),
  target: fc.constantFrom(...areaProposalTargets),
  basket: fc.constantFrom(...plainAreaBaskets),
  which: fc.nat(9),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const requests = [{ kind: "correct_sizes" as const, note: "Maydoni?" }];

async function tryStep(tx: Transaction, acting: ActingPerson, id: string, s: Step): Promise<void> {
  const reason = "Sinov";
  const now = await readArea(tx, { ...acting, actor: operator }, id);
  switch (s.move) {
    case "send":
      return sendArea(tx, acting, id, { organisationId, days: 3, note: reason });
    case "recall":
      return recallArea(tx, acting, id, { reason });
    case "take":
      return takeArea(tx, acting, id);
    case "return":
      return returnArea(tx, acting, id, { requests });
    case "answer":
      return answerArea(tx, acting, id, {
        requestId: now.requests.find(({ answer }) => answer === null)?.id ?? uuidv7(),
        answer: reason,
      });
    case "give_back":
      return giveBackArea(tx, acting, id, { reason });
    case "find":
      return recordFinding(tx, acting, id, {
        finding: s.finding,
        reason,
        ...(s.finding === "data_wrong" ? { requests } : {}),
      });
    case "set_aside":
      return setAsideArea(tx, acting, id, { basket: s.basket, reason });
    case "put_back":
      return putBackArea(tx, acting, id, { reason });
    case "propose":
      return proposeForArea(tx, acting, id, { target: s.target, reason, documentId: null });
    case "approve":
    case "refuse":
      return decideProposal(tx, acting, id, {
        proposalId: now.proposals[0]?.id ?? uuidv7(),
        verdict: s.move === "approve" ? "approved" : "refused",
        reason,
      });
    default: {
      // The clock's, and the application's: without a person.
      const clock = { ...acting, actor: null };
      await makeAreaMove(tx, clock, await movingArea(tx, clock, await findArea(tx, id)), s.move);
    }
  }
}

test("whatever people try, every entry of the history is a row of the table, and what stands beside an area fits where it stands", async () => {
  const ids = [await enter(), await enter({ outline: null }), await enter()];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      for (const one of steps) {
        const id = ids[one.which % ids.length] ?? "";
        await outcome(kit.cast[one.by], id, async (tx, acting) => tryStep(tx, acting, id, one));
      }
      for (const id of ids) await assertFits(id);
    }),
    { numRuns: 30 },
  );
}, 600_000);

async function assertFits(id: string): Promise<void> {
  const { db } = kit.database;
  const area = await findArea(db, id);
  const position = positionOf(area);
  const told = await readHistory(db, { kind: "area", id, homeRegion: area.home_region }, { limit: 10_000 });
  let at: AreaPosition = "area_new";
  for (const { action, from, to } of told.toReversed().slice(1)) {
    const key = areaMoveKeys.find((move) => action === `area.${move}`);
    if (key === undefined) throw new Error(`${action} is no move.`);
    expect(from).toBe(at);
    expect(areaTransitionOf(at, key)?.to).toContain(to);
    at = to as AreaPosition;
  }
  expect(position).toBe(at);
  const inspected = ["area_sent", "area_taken", "area_returned"].includes(position);
  expect({
    sending: area.organisation !== null,
    came: area.came_from !== null,
    due: area.deadline_at !== null,
  }).toEqual({
    sending: inspected,
    came: position === "area_returned",
    due: inspected && position !== "area_returned",
  });
  const { rows } = await sql<{ requests: number; proposals: number; plots: number }>`
    select (select count(*)::int from area_requests where area_id = ${id} and answered_at is null) as requests,
      (select count(*)::int from area_proposals where area_id = ${id} and verdict is null) as proposals,
      (select count(*)::int from plots where id = ${id}) as plots`.execute(db);
  const [beside] = rows;
  expect((beside?.requests ?? 0) > 0).toBe(position === "area_returned");
  expect(beside?.proposals ?? 0).toBeLessThanOrEqual(1);
  expect(beside?.plots).toBe(area.basket === null && area.state !== "area_opened" && area.drawn !== null ? 1 : 0);
}
