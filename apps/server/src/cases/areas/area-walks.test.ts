import type { AreaPosition } from "@yer/api/contract/area-states";
import { areaFindings, areaMoveKeys, areaProposalTargets, plainAreaBaskets } from "@yer/api/contract/area-states";
import fc from "fast-check";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { readHistory } from "../../platform/history/read-history.js";
import { areaTransitionOf } from "../../rules/areas/area-moves.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { areaWay } from "../../testing/area-way.js";
import {
  answerArea,
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
import { makeAreaMove, movingArea } from "./moves.js";
import { wrongSentAreas } from "./sent-areas.js";
import { readArea } from "./service.js";

let kit: ApplicationKit;
let operator: Actor;
let organisationId: string;
beforeAll(async () => {
  kit = await openApplicationKit();
  ({ operator } = kit.cast);
  organisationId = kit.cast.inspector.organisation?.id ?? "";
});
afterAll(() => kit.close());

const { enter, outcome } = areaWay(() => kit);

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
      expect(await wrongSentAreas(kit.database.db)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

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
