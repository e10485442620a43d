import { test } from "vitest";
import { expectKillsLoseNothing } from "../../testing/killed-writers.js";
import { limitFor } from "../../testing/limit-for.js";

/** Most of them on what a country runs. Fewer while working on something else: YER_KILLS=3. */
const kills = Number(process.env["YER_KILLS"] || (process.env["DATABASE_URL"] ? 20 : 8));

test(
  `${kills} times killed with -9 in the middle of a write, the service loses no acknowledged one, keeps no half of one, and the history verifies`,
  async () => {
    await expectKillsLoseNothing(kills);
  },
  limitFor(kills, 30_000),
);
