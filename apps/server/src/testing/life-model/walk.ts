import { statusKeys } from "@yer/api/contract/statuses";
import { expect } from "vitest";
import { verifyStatuses } from "../../cases/applications/verify-statuses.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import type { Act } from "./acts.js";
import { chooseAct, dice } from "./chooser.js";
import {
  assertSound,
  compareCounts,
  compareFile,
  compareHistory,
  compareInbox,
  compareOffer,
  compareSessions,
} from "./compare.js";
import { judgeAgenda, judgeCall, judgeDecisions } from "./model-council.js";
import type { Answer, ModelFile, ModelWorld } from "./model-file.js";
import { addFile, changeCalendar, judge, judgeCreate, tick } from "./oracle.js";
import type { RealLife } from "./real-life.js";
import { planOf, type StaffKey, staffKeys } from "./world-plan.js";

/** What the oracle answers to an act; the world is then as it must be after it. */
function judged(world: ModelWorld, act: Act): Answer {
  switch (act.act) {
    case "create":
      return judgeCreate(world, act.by, act.file);
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
      return judgeDecisions(world, act, (file, by, verdict) =>
        judge.council(world, file, { act: "council", by, file: world.files.indexOf(file), verdict }),
      );
    default: {
      const file = world.files[act.file];
      if (file === undefined) throw new Error("The chooser names files there are.");
      const rule = judge[act.act] as (world: ModelWorld, file: ModelFile, act: Act) => Answer;
      return rule(world, file, act);
    }
  }
}

async function verify({ service: { context } }: RealLife): Promise<void> {
  expect((await verifyStatuses(context.db)).faults).toEqual([]);
  const { faults } = await verifyHistory(context.db, context.secrets.historyPublicKey);
  expect(faults).toEqual([]);
}

/** Files that an act is about; of one that is about none, the last that was opened. */
function filesOf(world: ModelWorld, act: Act): ModelFile[] {
  const named = "files" in act ? act.files : "file" in act && typeof act.file === "number" ? [act.file] : [];
  const files = [...new Set(named)].flatMap((index) => world.files[index] ?? []);
  return files.length > 0 ? files : world.files.slice(-1);
}

async function step(life: RealLife, world: ModelWorld, roll: () => number, reached: Set<string>): Promise<void> {
  life.service.clock.advance(20 * 60_000);
  world.now = life.service.clock.now().getTime();
  const act = chooseAct(roll, world);
  const before = world.files.map(({ id }) => ({ id }));
  const wanted = judged(world, act);
  const { answer, reply } = await life.perform(act, before);
  expect({ act, answer }).toEqual({ act, answer: wanted });
  if (answer.done && act.act === "create" && reply !== undefined) {
    addFile(world, act.by, String(reply.body["id"]), String(reply.body["number"]), act.file);
  }
  if (act.act === "calendar") {
    changeCalendar(world, await life.calendar());
    tick(world);
  }
  assertSound(world);
  for (const { status } of world.files) reached.add(status);
  const [touched, ...others] = filesOf(world, act);
  const another = world.files[Math.floor(roll() * world.files.length)];
  const by = "by" in act && (staffKeys as readonly string[]).includes(act.by) ? (act.by as StaffKey) : "watcher";
  const someone = staffKeys[Math.floor(roll() * staffKeys.length)] ?? "watcher";
  if (touched !== undefined) {
    await compareFile(life, world, by, touched);
    await compareFile(life, world, someone, touched);
    await compareHistory(life, touched);
    await compareOffer(life, world, touched);
  }
  for (const other of others) await compareFile(life, world, "watcher", other);
  if (another !== undefined && another !== touched) await compareFile(life, world, "watcher", another);
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
    files: [],
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
  process.stdout.write(`${steps} steps, ${world.files.length} files. YER_LIFE_SEED=${seed}\n`);
  // Luck may leave a status out of a short run; a long one goes everywhere.
  expect(statusKeys.filter((key) => !reached.has(key)).length).toBeLessThanOrEqual(
    steps < 3_000 ? statusKeys.length - 1 : 0,
  );
}
