import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import type { Visit, VisitGiven, VisitReceipt } from "@yer/api/contract/visits";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { readHistory } from "../../platform/history/read-history.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { madeVisit } from "../../testing/made-visit.js";
import { rolledTwice } from "../../testing/rolled.js";
import { decideProposal, sendArea, takeArea } from "../areas/acts.js";
import { findArea, positionOf } from "../areas/area.js";
import { createArea, readArea } from "../areas/service.js";
import { readableVisitsOf } from "./held-file.js";
import { readVisits, writeVisit } from "./service.js";

let kit: ApplicationKit;
let operator: Actor;
let inspector: Actor;
let reviewer: Actor;
let stranger: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  ({ operator, inspector, reviewer } = kit.cast);
  stranger = { ...inspector, id: uuidv7(), organisation: { id: uuidv7(), kind: "inspection" } };
});
afterAll(() => kit.close());

let plots = 0;
/** An area that is new. */
async function enter(): Promise<string> {
  const outline = square((plots += 1));
  const facts = { ...bareAreaFacts, districtSoato: kitDistrict, neighborhoodId: "14160001", outline };
  return kit.act(operator, async (tx, acting) => createArea(tx, acting, facts));
}
async function send(id: string, by = operator): Promise<void> {
  const organisationId = inspector.organisation?.id ?? "";
  await kit.act(by, async (tx, acting) => sendArea(tx, acting, id, { organisationId, days: 10, note: "Koʻring" }));
  await kit.act(inspector, async (tx, acting) => takeArea(tx, acting, id));
}
/** An area that the inspection has taken. */
async function taken(): Promise<string> {
  const id = await enter();
  await send(id);
  return id;
}

const write = async (area: string, visit: VisitGiven, by = inspector): Promise<VisitReceipt> =>
  kit.act(by, async (tx, acting) => writeVisit(tx, acting, area, visit));
const read = async (area: string, by = operator): Promise<readonly Visit[]> =>
  (await readVisits(kit.database.db, by, area)).items;
const standing = async (area: string) => positionOf(await findArea(kit.database.db, area));

/** The code, and the place or reasons, of what refused it. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = [], reasons = [] } = error.details;
    return [error.code, ...errors.map((one) => one.pointer), ...reasons.map((one) => one.code)].join(" ");
  }
  return "none";
}

test.each<[AreaFinding, string, string | undefined]>([
  ["occupied", "area_new", undefined],
  ["state_land", "area_taken", "state_owned"],
  ["papers_found", "area_taken", "written_off"],
  ["empty", "area_taken", "written_off"],
  ["not_there", "area_taken", "written_off"],
  ["data_wrong", "area_returned", undefined],
])("a visit that found %s leaves the area in %s, and proposes %s", async (finding, position, target) => {
  const area = await taken();
  const given = madeVisit(finding, { position: { latitude: 39.6, longitude: 66.9, accuracy: 12 } });
  const receipt = await write(area, given);
  expect(receipt).toMatchObject({ id: given.id, finding });
  const now = await kit.act(operator, async (tx, acting) => readArea(tx, acting, area));
  expect(await standing(area)).toBe(position);
  expect(now.confirmed).toBe(finding === "occupied");
  expect(now.proposals[0]?.target).toBe(target);
  expect(now.requests.map(({ kind }) => kind)).toEqual(finding === "data_wrong" ? ["fix_outline"] : []);
  expect(await read(area)).toMatchObject([
    { id: given.id, finding, words: given.words, hours: 1.5, by: null, correctedBy: null, position: given.position },
  ]);
  const [told] = await readHistory(kit.database.db, { kind: "area", id: area, homeRegion: "1718" });
  expect(told).toMatchObject({ action: "area.find", params: { finding, visit: given.id } });
});

test("the answers are shown with the questions that were asked, in their order", async () => {
  const area = await taken();
  await write(area, madeVisit("papers_found"));
  const [visit] = await read(area);
  expect(visit?.answered.map(({ field, answer }) => [field.id, answer])).toEqual([
    [101, "3"],
    [67, "124-Q"],
    [68, "2014-06-02"],
  ]);
});

test("a visit that says too little, too much or what has not come is refused at its place, and nothing is moved", async () => {
  const area = await taken();
  const requests: VisitGiven["requests"] = [{ kind: "fix_outline", note: "Yoʻl" }];
  const wrong: [VisitGiven, string][] = [
    [madeVisit("occupied", { answers: {} }), "invalid /answers/101"],
    [madeVisit("occupied", { answers: { "101": "1" } }), "invalid /answers/102"],
    [madeVisit("empty", { answers: { "101": "4", "102": "1" } }), "invalid /answers/102"],
    [madeVisit("occupied", { requests }), "invalid /requests"],
    [madeVisit("data_wrong", { requests: [] }), "invalid /requests"],
    [madeVisit("occupied", { visitedOn: "2026-03-06" }), "invalid /visitedOn"],
    [madeVisit("occupied", { fieldGroupVersion: 7 }), "invalid /fieldGroupVersion"],
    [madeVisit("occupied", { photoIds: [uuidv7()] }), "invalid /photoIds/0"],
  ];
  for (const [visit, code] of wrong) expect(await refusal(write(area, visit))).toBe(code);
  expect(await standing(area)).toBe("area_taken");
  expect(await read(area)).toEqual([]);
});

test("only the organisation that has taken the area visits it, and nobody finds what they sent", async () => {
  const area = await enter();
  expect(await refusal(write(area, madeVisit("occupied")))).toBe("not-found");
  const both: Actor = {
    ...inspector,
    codes: new Set([...inspector.codes, "send:area"]),
    organisation: operator.organisation,
  };
  await send(area, { ...operator, id: inspector.id });
  expect(await refusal(write(area, madeVisit("occupied")))).toBe("move-refused finder-sent");
  expect(await refusal(write(area, madeVisit("occupied"), both))).toContain("sent-to-another");
  expect(await refusal(write(area, madeVisit("occupied"), stranger))).toBe("not-found");
  expect(await refusal(write(area, madeVisit("occupied"), operator))).toContain("permission-missing");
  expect(await read(area)).toEqual([]);
});

test("a later visit of the same inspection corrects an earlier one, which stays as it was", async () => {
  const area = await taken();
  const first = madeVisit("empty");
  await write(area, first);
  expect(await refusal(write(area, madeVisit("occupied")))).toBe("move-refused proposal-open");
  await kit.act(reviewer, async (tx, acting) => {
    const { proposals } = await readArea(tx, acting, area);
    const proposalId = proposals[0]?.id ?? "";
    await decideProposal(tx, acting, area, { proposalId, verdict: "refused", reason: "Uy turibdi" });
  });
  kit.clock.advance(60_000);
  const second = madeVisit("occupied");
  await write(area, second);
  expect(await read(area)).toMatchObject([
    { id: second.id, finding: "occupied", correctedBy: null },
    { id: first.id, finding: "empty", correctedBy: second.id },
  ]);
  expect(await read(area, inspector)).toHaveLength(2);
});

test("however often and in whatever order visits arrive, each is there once, and the area moves once for it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          visit: fc.nat(2),
          finding: fc.constantFrom(...areaFindings),
          words: fc.constantFrom("Koʻrildi", "Boshqa soʻz"),
          area: fc.nat(1),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      async (deliveries) => {
        const areas = [await taken(), await taken()];
        const ids = [uuidv7(), uuidv7(), uuidv7()];
        /** What the service must answer, by id: the oracle knows no more than what was accepted. */
        const accepted = new Map<string, { readonly said: string; readonly receipt: VisitReceipt }>();
        const moved = new Set<string>();
        for (const { visit, finding, words, area: nth } of deliveries) {
          const area = areas[nth] ?? "";
          const given = madeVisit(finding, { id: ids[visit] ?? "", words });
          const said = JSON.stringify([area, finding, words]);
          const before = accepted.get(given.id);
          const answer = await write(area, given).catch(async (error: unknown) =>
            refusal(Promise.reject(error as Error)),
          );
          const foreseen =
            before === undefined
              ? (moved.has(area) && "move-refused") || "taken in"
              : (before.said === said && JSON.stringify(before.receipt)) || "idempotency-mismatch";
          const isNew = foreseen === "taken in" && typeof answer !== "string";
          const told = typeof answer === "string" ? answer.split(" ")[0] : JSON.stringify(answer);
          expect(isNew ? "taken in" : told).toBe(foreseen);
          if (isNew) {
            accepted.set(given.id, { said, receipt: answer });
            moved.add(area);
          }
          kit.clock.advance(1000);
        }
        for (const area of areas) {
          const expected = [...accepted].filter(([, { said }]) => said.includes(area)).map(([id]) => id);
          expect((await read(area)).map(({ id }) => id)).toEqual(expected);
          const told = await readHistory(kit.database.db, { kind: "area", id: area, homeRegion: "1718" });
          expect(told.filter(({ action }) => action === "area.find")).toHaveLength(expected.length);
        }
      },
    ),
    { numRuns: rolledTwice({ embedded: 8, postgres: 25 }) },
  );
});

test("of two deliveries at the same moment one moves the area, and both are told the same", async () => {
  const area = await taken();
  const given = madeVisit("occupied");
  const [one, other] = await Promise.all([write(area, given), write(area, given)]);
  expect(other).toEqual(one);
  expect(await read(area)).toHaveLength(1);
});

test("a photo is read by who reads its visit: the office of the place and the organisation that took it, nobody else", async () => {
  const area = await taken();
  const photo = uuidv7();
  await kit.database.db
    .insertInto("stored_file")
    .values({
      id: photo,
      name: "uy.jpg",
      type: "jpeg",
      size: 10,
      sha256: "0".repeat(64),
      state: "clean",
      uploaded_by: inspector.id,
      uploaded_at: kit.clock.now(),
    })
    .execute();
  const given = madeVisit("occupied", { photoIds: [photo] });
  expect(await refusal(write(area, madeVisit("occupied", { photoIds: [photo] }), { ...inspector, id: uuidv7() }))).toBe(
    "invalid /photoIds/0",
  );
  await write(area, given);
  expect((await read(area))[0]?.photos).toMatchObject([{ id: photo, name: "uy.jpg", type: "image/jpeg" }]);
  const readable = async (actor: Actor) => readableVisitsOf(kit.database.db, actor, photo);
  expect(await readable(operator)).toEqual([given.id]);
  expect(await readable(inspector)).toEqual([given.id]);
  expect(await readable(stranger)).toEqual([]);
  expect(await readable({ ...operator, territory: "1703" })).toEqual([]);
  expect(await readable({ ...operator, codes: new Set() })).toEqual([]);
});
