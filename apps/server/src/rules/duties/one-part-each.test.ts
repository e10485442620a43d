import fc from "fast-check";
import { expect, test } from "vitest";
import { type Ability, lostTasks, type Tasks } from "./one-part-each.js";

const names = ["a", "b", "c", "d", "e"] as const;
type Name = (typeof names)[number];

const tasksOf = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 1 })
  .chain((chosen) =>
    fc
      .array(fc.constantFrom("p", "q", "r"), { minLength: chosen.length, maxLength: chosen.length })
      .map((parts): Tasks<Name> => new Map(chosen.map((name, index) => [name, parts[index] ?? "p"]))),
  );
const people = fc.array(
  fc.subarray([...names]).map((able): Ability<Name> => new Set(able)),
  { maxLength: 4 },
);

/** By trying every part for every person: how many of some tasks can be done. */
function mostDone(wanted: readonly Name[], tasks: Tasks<Name>, [first, ...others]: readonly Ability<Name>[]): number {
  if (first === undefined) return 0;
  return Math.max(
    ...["p", "q", "r"].map((part) => {
      const left = wanted.filter((name) => tasks.get(name) !== part || !first.has(name));
      return wanted.length - left.length + mostDone(left, tasks, others);
    }),
  );
}

function subsets(all: readonly Name[]): Name[][] {
  return all.reduce<Name[][]>((found, name) => [...found, ...found.map((one) => [...one, name])], [[]]);
}

test("what is lost, alone and together, is what trying every part for every person finds", () => {
  let [alone, pairs, more] = [0, 0, 0];
  fc.assert(
    fc.property(tasksOf, people, people, (tasks, before, after) => {
      const lost = lostTasks(tasks, before, after);
      const isLost = (wanted: readonly Name[]): boolean =>
        mostDone(wanted, tasks, before) > mostDone(wanted, tasks, after);
      const all = [...tasks.keys()];
      expect(lost.alone).toEqual(all.filter((name) => isLost([name])));
      const rest = all.filter((name) => !lost.alone.includes(name));
      const fewest = Math.min(...subsets(rest).flatMap((some) => (isLost(some) ? [some.length] : [])));
      // Of several that are as few any is right.
      expect(lost.together.length).toBe(Number.isFinite(fewest) ? fewest : 0);
      expect(isLost(lost.together)).toBe(lost.together.length > 0);
      if (lost.alone.length > 0) alone += 1;
      if (lost.together.length === 2) pairs += 1;
      if (lost.together.length > 2) more += 1;
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(alone, pairs, more)).toBeGreaterThan(3);
});

test("of two parts that two people could share out, the one who is left can take one", () => {
  const tasks = new Map([
    ["a", "p"],
    ["b", "q"],
  ]);
  const both = new Set(["a", "b"]);
  expect(lostTasks(tasks, [both, both], [both])).toEqual({ alone: [], together: ["a", "b"] });
  expect(lostTasks(tasks, [both, both, both], [both, both])).toEqual({ alone: [], together: [] });
  expect(lostTasks(tasks, [both], [])).toEqual({ alone: ["a", "b"], together: [] });
});

test("of a crowd one more or less is no matter", () => {
  const tasks = new Map(Array.from({ length: 10 }, (_, index) => [`t${index}`, `p${index % 5}`]));
  const crowd = Array.from(
    { length: 2000 },
    (_, one) => new Set([...tasks.keys()].filter((_, bit) => one & (1 << bit))),
  );
  expect(lostTasks(tasks, crowd, crowd.slice(1))).toEqual({ alone: [], together: [] });
});
