import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "../../platform/problem/problem.js";
import { assertGrant, growthOf, type Rights } from "./grant.js";

const codes = ["a", "b", "c", "d"];
const districts = ["1703202", "1703203", "1706204", "1726262"];
const rights: fc.Arbitrary<Rights> = fc.record({
  codes: fc.subarray(codes).map((list) => new Set(list)),
  territory: fc.option(fc.constantFrom("17", "1703", "1706", ...districts), { freq: 9 }),
});

/** Rights as what they are: pairs of a code and a district in which it can be used. */
function pairs({ codes, territory }: Rights): Set<string> {
  const within = districts.filter((district) => territory !== null && district.startsWith(territory));
  return new Set(within.flatMap((district) => ["", ...codes].map((code) => `${code}@${district}`)));
}

function isGranted(actor: Rights, before: Rights, after: Rights, handedOver = false): boolean {
  try {
    assertGrant({ ...actor, id: "actor" }, "target", growthOf(before, after, handedOver));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "grant-refused") return false;
    throw error;
  }
}

test("nothing is ever granted that the actor does not have, at any place", () => {
  fc.assert(
    fc.property(rights, rights, rights, fc.boolean(), (actor, before, after, handedOver) => {
      fc.pre(isGranted(actor, before, after, handedOver));
      const had = handedOver ? new Set<string>() : pairs(before);
      const own = pairs(actor);
      const grown = [...pairs(after)].filter((pair) => !had.has(pair));
      expect(grown.filter((pair) => !own.has(pair))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test("taking rights away is never refused", () => {
  fc.assert(
    fc.property(rights, rights, fc.subarray(codes), (actor, before, kept) => {
      const after = { ...before, codes: new Set([...before.codes].filter((code) => kept.includes(code))) };
      expect(isGranted(actor, before, after)).toBe(true);
    }),
  );
});

test("nobody adds to their own rights, even within them", () => {
  const all: Rights = { codes: new Set(codes), territory: "17" };
  const growth = growthOf({ codes: new Set(["a"]), territory: "17" }, all);
  expect(() => assertGrant({ ...all, id: "me" }, "me", growth)).toThrow(Problem);
});
