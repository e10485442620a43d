import { test } from "vitest";
import { expectKillsLoseNothing } from "../../testing/killed-writers.js";

test("a kill -9 in the middle of a write loses no acknowledged one, keeps no half of one, and the history verifies", async () => {
  await expectKillsLoseNothing(1);
});
