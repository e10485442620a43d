import { statusKeys } from "@yer/api/contract/statuses";
import { expect } from "vitest";
import { verifyStatuses } from "../../cases/applications/verify-statuses.js";
import { verifyJournal } from "../../money/journal/verify-journal.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import type { Act } from "./acts.js";
import { chooseAct, dice } from "./chooser.js";
import {
  assertSound,
  compareCounts,
  compareApplication,
  compareHistory,
  compareInbox,
  compareOffer,
  compareSessions,
} from "./compare.js";
import { comparePauses } from "./compare-pauses.js";
import { judgeAgenda, judgeCall, judgeDecisions } from "./model-council.js";
import type { Answer, ModelApplication, ModelWorld } from "./model-application.js";
import { addApplication, changeCalendar, judge, judgeCreate, tick } from "./oracle.js";
import type { RealLife } from "./real-life.js";
import { planOf, type StaffKey, staffKeys } from "./world-plan.js";

/** What the oracle answers to an act; the world is then as it must be after it. */
function judged(world: ModelWorld, act: Act): Answer {
  switch (act.act) {
    case "create":
      return judgeCreate(world, act.by, act.application);
    case "wait":
      world.now += act.days * 86_400_000;
      return { done: true };
    case "tick":
      tick(world);
      return { done: true };
    case "calendar":
      return { done: true };
    case "callSession":
      return judgeCall(world, act);
    case "agenda":
      return judgeAgenda(world, act);
    case "decideMany":
      return judgeDecisions(world, act, (application, by, verdict) =>
        judge.council(world, application, {
          act: "council",
          by,
          application: world.applications.indexOf(application),
          verdict,
        }),
      );
    default: {
      const application = world.applications[act.application];
      if (application === undefined) throw new Error("The chooser names files there are.");
      const rule = judge[act.act] as (world: ModelWorld, application: ModelApplication, act: Act) => Answer;
      return rule(world, application, act);
    }
  }
}

async function verify({ service: { context } }: RealLife): Promise<void> {
  expect((await verifyStatuses(context.db)).faults).toEqual([]);
  const { faults } = await verifyHistory(context.db, context.secrets.historyPublicKey);
  expect(faults).toEqual([]);
  expect((await verifyJournal(context.db)).faults).toEqual([]);
}

/** Applications that an act is about; of one that is about none, the last that was opened. */
function filesOf(world: ModelWorld, act: Act): ModelApplication[] {
  const named =
    "applications" in act
      ? act.applications
      : "application" in act && typeof act.application === "number"
        ? [act.application]
        : [];
  const applications = [...new Set(named)].flatMap((index) => world.applications[index] ?? []);
  return applications.length > 0 ? applications : world.applications.slice(-1);
}

async function step(life: RealLife, world: ModelWorld, roll: () => number, reached: Set<string>): Promise<void> {
  life.service.clock.advance(20 * 60_000);
  world.now = life.service.clock.now().getTime();
  const act = chooseAct(roll, world);
  const before = world.applications.map(({ id }) => ({ id }));
  const wanted = judged(world, act);
  const { answer, reply } = await life.perform(act, before);
  expect({ act, answer }).toEqual({ act, answer: wanted });
  if (answer.done && act.act === "create" && reply !== undefined) {
    addApplication(world, act.by, String(reply.body["id"]), String(reply.body["number"]), act.application);
  }
  if (act.act === "calendar") {
    changeCalendar(world, await life.calendar());
    tick(world);
  }
  assertSound(world);
  for (const { status } of world.applications) reached.add(status);
  const [touched, ...others] = filesOf(world, act);
  const another = world.applications[Math.floor(roll() * world.applications.length)];
  const by = "by" in act && (staffKeys as readonly string[]).includes(act.by) ? (act.by as StaffKey) : "watcher";
  const someone = staffKeys[Math.floor(roll() * staffKeys.length)] ?? "watcher";
  if (touched !== undefined) {
    await compareApplication(life, world, by, touched);
    await compareApplication(life, world, someone, touched);
    await compareHistory(life, touched);
    await comparePauses(life, by, touched);
    await compareOffer(life, world, touched);
  }
  for (const other of others) await compareApplication(life, world, "watcher", other);
  if (another !== undefined && another !== touched) await compareApplication(life, world, "watcher", another);
  await compareInbox(life, world, planOf(someone).codes.includes("give:conclusion") ? someone : by);
  await compareSessions(life, world, by);
  await compareCounts(life, world, someone, statusKeys[Math.floor(roll() * statusKeys.length)] ?? "editing");
}

/**
 * Does so many acts, rolled from a seed, and expects after each that the service is as the oracle says. Without
 * another `YER_LIFE_SEED` the road is always the same, so that a change is not refused for what stood there before it.
 */
export async function expectAsTheOracleSays(life: RealLife, steps: number): Promise<void> {
  const seed = Number(process.env["YER_LIFE_SEED"] || 2_082_706_729);
  const roll = dice(seed);
  const world: ModelWorld = {
    now: life.service.clock.now().getTime(),
    calendar: await life.calendar(),
    applications: [],
    pairs: new Map(),
    sessions: [],
  };
  const reached = new Set<string>();
  for (let n = 1; n <= steps; n += 1) {
    try {
      await step(life, world, roll, reached);
      if (n % 100 === 0 || n === steps) await verify(life);
    } catch (cause) {
      throw new Error(`Step ${n} differs. Repeat it with YER_LIFE_SEED=${seed} YER_LIFE_STEPS=${n}.`, { cause });
    }
  }
  process.stdout.write(`${steps} steps, ${world.applications.length} files. YER_LIFE_SEED=${seed}\n`);
  // Luck may leave a status out of a short run; a long one goes everywhere.
  expect(statusKeys.filter((key) => !reached.has(key)).length).toBeLessThanOrEqual(
    steps < 3_000 ? statusKeys.length - 1 : 0,
  );
}
