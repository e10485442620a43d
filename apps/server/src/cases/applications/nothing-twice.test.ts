import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { giveConclusion } from "../discussion/service.js";
import { recordPayment } from "../../money/payments/service.js";
import { type ApplicationKit, openApplicationKit, square } from "../../testing/application-kit.js";
import { tickApplications } from "../application-acts/clock.js";
import { updateFacts } from "./facts-service.js";
import { Problem } from "../../platform/problem/problem.js";
import { readApplicationRecord } from "./application.js";
import { readApplication } from "../application-acts/read.js";
import { triageOverlap } from "../overlaps/triage.js";
import { decideAsCouncil, decideAsJustice, startDiscussion, submit } from "../application-acts/service.js";

/** A race is run so often; the long run has YER_RACES=20. */
const rounds = Math.min(20, Number(process.env["YER_RACES"] || 4));

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const read = (id: string) => kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
const handIn = (id: string) => kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
const judge = async (id: string, overlap: string, decision: "distinct" | "same") => {
  const version = (await read(id)).overlaps.find((each) => each.id === overlap)?.version ?? 0;
  await kit.act(kit.cast.operator, (tx, acting) =>
    triageOverlap(tx, acting, overlap, { body: { decision, reason: "Joyida" }, ifMatch: version }),
  );
};
const register = (id: string) =>
  kit.act(kit.cast.council, (tx, acting) =>
    decideAsCouncil(tx, acting, id, { verdict: "for", number: "1", date: "2026-03-05" }),
  );

/** A square moved east by a share of its side. */
function beside(n: number, share: number) {
  const { coordinates, type } = square(n);
  const shift = 0.0002 * share;
  return { type, coordinates: coordinates.map((ring) => ring.map(([x, y]): [number, number] => [x + shift, y])) };
}

/** Carries a submitted application to the Council. */
async function toCouncil(id: string): Promise<void> {
  const { cast, act } = kit;
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  for (const [who, stepId, answers] of [
    ["architect", "architecture", { "17": 2 }],
    ["ecologist", "ecology", { "21": 1 }],
  ] as const) {
    await act(cast[who], (tx, acting) =>
      giveConclusion(tx, acting, id, { stepId, verdict: "positive", summary: "Maʼqul", answers, fileIds: [] }),
    );
  }
  kit.clock.advance(11 * 86_400_000);
  await tickApplications(kit.database.db, kit.events, kit.clock.now());
  await act(cast.justice, (tx, acting) => decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Maʼqul" }));
  await act(cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount: 123_600_000, paidOn: "2026-03-05", document: id }),
  );
}

describe("overlaps", () => {
  test("are found on save, in square metres and percent of the smaller plot, from both sides", async () => {
    const first = await kit.create({ outline: square(500) });
    const second = await kit.create({ outline: beside(500, 0.5) });
    const [mine] = (await read(second)).overlaps;
    const [theirs] = (await read(first)).overlaps;
    expect(mine).toMatchObject({ class: "overlap", triage: null });
    expect(mine?.percent).toBeCloseTo(50, 0);
    expect(theirs?.id).toBe(mine?.id);
  });

  test("of neighbours who only share a fence are none", async () => {
    await kit.create({ outline: square(510) });
    const next = await kit.create({ outline: beside(510, 1) });
    expect((await read(next)).overlaps).toEqual([]);
  });
});

describe("a duplicate", () => {
  test("keeps a file from being submitted, naming the other, until it is judged distinct", async () => {
    const first = await kit.create({ outline: square(520) });
    const second = await kit.create({ outline: beside(520, 0.05) });
    const { number } = await read(first);
    const [overlap] = (await read(second)).overlaps;
    await expect(handIn(second)).rejects.toMatchObject({
      details: { reasons: [{ code: "duplicate-untriaged", params: { number } }] },
    });
    await judge(second, overlap?.id ?? "", "same");
    await expect(handIn(second)).rejects.toMatchObject({ details: { reasons: [{ code: "duplicate-same" }] } });
    await judge(second, overlap?.id ?? "", "distinct");
    await handIn(second);
    expect((await read(second)).status).toBe("to_conclusion");
  });

  test("of two registrations of one plot at the same moment, one wins and the other names it", async () => {
    const first = await kit.create({ outline: square(530) });
    await handIn(first);
    const second = await kit.create({ outline: beside(530, 0.02) });
    const [overlap] = (await read(second)).overlaps;
    await judge(second, overlap?.id ?? "", "distinct");
    await handIn(second);
    await toCouncil(first);
    await toCouncil(second);
    const results = await Promise.allSettled([register(first), register(second)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [winner, loser] = results[0]?.status === "fulfilled" ? [first, second] : [second, first];
    const { number } = await read(winner);
    expect((await read(winner)).status).toBe("registered");
    expect((await read(loser)).moves.find(({ key }) => key === "council_for")?.reasons).toContainEqual({
      code: "duplicate-untriaged",
      params: { number },
    });
  });

  test("cannot be registered with its twin, whoever comes first, also while somebody judges the two anew", async () => {
    const ends: string[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = await kit.create({ outline: square(540 + round) });
      await handIn(first);
      const second = await kit.create({ outline: beside(540 + round, 0.02) });
      const [overlap] = (await read(second)).overlaps;
      await judge(second, overlap?.id ?? "", "distinct");
      await handIn(second);
      await toCouncil(first);
      await toCouncil(second);
      // Both judge by what they saw before anything was registered.
      const version = (await read(second)).overlaps[0]?.version ?? 0;
      const judgeAgain = () =>
        kit.act(kit.cast.operator, (tx, acting) =>
          triageOverlap(tx, acting, overlap?.id ?? "", {
            body: { decision: "distinct", reason: "Joyida" },
            ifMatch: version,
          }),
        );
      const orders: readonly (() => Promise<unknown>)[][] = [
        [() => register(first), () => register(second), judgeAgain],
        [judgeAgain, () => register(second), () => register(first)],
        [() => register(second), judgeAgain, () => register(first)],
        [() => register(first), judgeAgain, () => register(second), judgeAgain],
      ];
      await Promise.allSettled((orders[round % orders.length] ?? []).map(async (act) => act()));
      // Whoever lost tries once more.
      await Promise.allSettled([register(first), register(second)]);
      ends.push([(await read(first)).status, (await read(second)).status].toSorted());
    }
    expect(ends).toEqual(Array.from({ length: rounds }, () => ["at_council", "registered"]));
  });

  test("that is drawn over a plot while that is registered goes no further than editing", async () => {
    const ends: unknown[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = await kit.create({ outline: square(560 + round) });
      await handIn(first);
      await toCouncil(first);
      const second = await kit.create({ outline: square(580 + round) });
      const { version } = await read(second);
      const redraw = () =>
        kit.act(kit.cast.operator, async (tx, acting) => {
          const { facts } = await readApplicationRecord(tx, second);
          return updateFacts(tx, acting, second, {
            body: { ...facts, outline: beside(560 + round, 0.02) },
            ifMatch: version,
          });
        });
      let against: unknown = "nothing";
      const registerFirst = async () =>
        register(first).catch((error: unknown) => {
          against = error instanceof Problem ? error.details.reasons?.map(({ code }) => code) : error;
        });
      const acts = [registerFirst, redraw, () => handIn(second)];
      await Promise.allSettled((round % 2 === 0 ? acts : acts.toReversed()).map(async (act) => act()));
      // If it was handed in before it was redrawn, it was no twin, and cannot be redrawn any more.
      const view = await read(second);
      const twin = view.overlaps.length > 0;
      ends.push([(await read(first)).status, against, twin ? view.status : "editing"]);
    }
    // Drawn before the other was registered, that waits until somebody has judged the two.
    for (const end of ends) {
      expect([
        ["registered", "nothing", "editing"],
        ["at_council", ["duplicate-untriaged"], "editing"],
      ]).toContainEqual(end);
    }
  });
});
