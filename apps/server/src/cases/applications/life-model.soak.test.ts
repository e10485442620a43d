import { afterAll, beforeAll, test } from "vitest";
import { openRealLife, type RealLife } from "../../testing/life-model/real-life.js";
import { expectAsTheOracleSays } from "../../testing/life-model/walk.js";

/** The long run has YER_LIFE_STEPS=10000. */
const steps = Number(process.env["YER_LIFE_STEPS"] || 300);

let life: RealLife;
beforeAll(async () => {
  life = await openRealLife();
});
afterAll(async () => life.close());

test(`after each of any ${steps} acts the service is as the oracle says`, async () => {
  await expectAsTheOracleSays(life, steps);
});
