import { statusKeys } from "@yer/api/contract/statuses";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyStatuses } from "../../applications/verifyStatuses.js";
import { verifyHistory } from "../../history/verifyHistory.js";
import type { Act } from "./acts.js";
import { chooseAct, dice } from "./chooser.js";
import { assertSound, compareCounts, compareFile, compareHistory, compareOffer } from "./compare.js";
import type { Answer, ModelFile, ModelWorld } from "./model-file.js";
import { addFile, changeCalendar, judge, judgeCreate, tick } from "./oracle.js";
import { openRealLife, type RealLife } from "./real-life.js";
import { type StaffKey, staffKeys } from "./world-plan.js";

/**
 * The long run has YER_LIFE_STEPS=10000; another YER_LIFE_SEED walks another road. Without one the road is always the
 * same, so that a change is not refused for what stood there before it.
 */
const steps = Number(process.env["YER_LIFE_STEPS"] || 300);
const seed = Number(process.env["YER_LIFE_SEED"] || 2_082_706_729);

let life: RealLife;
beforeAll(async () => {
  life = await openRealLife();
});
afterAll(async () => life.close());

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
    default: {
      const file = world.files[act.file];
      if (file === undefined) throw new Error("The chooser names files there are.");
      const rule = judge[act.act] as (world: ModelWorld, file: ModelFile, act: Act) => Answer;
      return rule(world, file, act);
    }
  }
}

async function verify(): Promise<void> {
  expect((await verifyStatuses(life.service.context.db)).faults).toEqual([]);
  const { faults } = await verifyHistory(life.service.context.db, life.service.context.secrets.historyPublicKey);
  expect(faults).toEqual([]);
}

async function step(world: ModelWorld, roll: () => number, reached: Set<string>): Promise<void> {
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
  const touched = world.files["file" in act && typeof act.file === "number" ? act.file : world.files.length - 1];
  const another = world.files[Math.floor(roll() * world.files.length)];
  const by = "by" in act && (staffKeys as readonly string[]).includes(act.by) ? (act.by as StaffKey) : "watcher";
  const someone = staffKeys[Math.floor(roll() * staffKeys.length)] ?? "watcher";
  if (touched !== undefined) {
    await compareFile(life, world, by, touched);
    await compareFile(life, world, someone, touched);
    await compareHistory(life, touched);
    await compareOffer(life, world, touched);
  }
  if (another !== undefined && another !== touched) await compareFile(life, world, "watcher", another);
  await compareCounts(life, world, someone, statusKeys[Math.floor(roll() * statusKeys.length)] ?? "editing");
}

test(
  `after each of any ${steps} acts the service is as the oracle says`,
  async () => {
    const roll = dice(seed);
    const world: ModelWorld = {
      now: life.service.clock.now().getTime(),
      calendar: await life.calendar(),
      files: [],
      pairs: new Map(),
    };
    const reached = new Set<string>();
    for (let n = 1; n <= steps; n += 1) {
      try {
        await step(world, roll, reached);
        if (n % 100 === 0 || n === steps) await verify();
      } catch (cause) {
        throw new Error(`Step ${n} differs. Repeat it with YER_LIFE_SEED=${seed} YER_LIFE_STEPS=${n}.`, { cause });
      }
    }
    process.stdout.write(`${steps} steps, ${world.files.length} files. YER_LIFE_SEED=${seed}\n`);
    // Luck may leave a status out of a short run; a long one goes everywhere.
    expect(statusKeys.filter((key) => !reached.has(key)).length).toBeLessThanOrEqual(
      steps < 3_000 ? statusKeys.length - 1 : 0,
    );
  },
  steps * 1_000 + 60_000,
);
