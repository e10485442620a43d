import type { plainAreaBaskets } from "@yer/api/contract/area-states";
import type { AreaQuery } from "@yer/api/contract/areas";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { readHistory } from "../../platform/history/read-history.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { type Act, areaWay } from "../../testing/area-way.js";
import {
  answerArea,
  confirmArea,
  giveBackArea,
  putBackArea,
  recallArea,
  recordFinding,
  returnArea,
  sendArea,
  setAsideArea,
  takeArea,
} from "./acts.js";
import { areaPage } from "./queries.js";
import { readInspections } from "./service.js";

let kit: ApplicationKit;
let operator: Actor;
let inspector: Actor;
let organisationId: string;
beforeAll(async () => {
  kit = await openApplicationKit();
  ({ operator, inspector } = kit.cast);
  organisationId = kit.cast.inspector.organisation?.id ?? "";
});
afterAll(() => kit.close());

const { enter, outcome, read, send, take, find, lastOutline } = areaWay(() => kit);

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
  const over = await enter({ outline: lastOutline() });
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
