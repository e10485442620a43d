import type { PermissionCode } from "@yer/api/contract/codes";
import { type Part, parts } from "@yer/api/contract/statuses";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Decider } from "./decide.js";
import { leftToNobody } from "./last-able.js";
import type { ApplicationSubject } from "./subject.js";

const district = "1718401";
const codes = [
  "submit:property",
  "start:discussion",
  "review:property",
  "justice:property",
  "council:property",
  "decide:objection",
  "decide:complaint",
  "record:payment",
] as const satisfies readonly PermissionCode[];
type Code = (typeof codes)[number];
const ids = ["a", "b", "c", "d"];
const pinfls = ["30101800010001", "30101800010002"];

const people: fc.Arbitrary<Decider[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    pinfl: fc.option(fc.constantFrom(...pinfls)),
    isStaff: fc.constant(true),
    blocked: fc.constantFrom(false, false, false, true),
    organisation: fc.constant({ id: "o", kind: "cadastre" as const }),
    territory: fc.constantFrom("17", "1718", district, district, "1703"),
    codes: fc.subarray([...codes]).map((held) => new Set<string>(held)),
    impersonation: fc.constant(null),
  }),
  { selector: ({ id }) => id, maxLength: 4 },
);
const subjects: fc.Arbitrary<ApplicationSubject> = fc.record({
  kind: fc.constant("file" as const),
  district: fc.constant(district),
  organisationsInvolved: fc.constant([]),
  partsTaken: fc.array(fc.record({ personId: fc.constantFrom(...ids), part: fc.constantFrom(...parts) }), {
    maxLength: 4,
  }),
  occupierPinfl: fc.option(fc.constantFrom(...pinfls)),
  objectorPinfls: fc.subarray(pinfls, { maxLength: 1 }),
});

const partsOfCodes: Record<Code, Part | null> = {
  "submit:property": "submit",
  "start:discussion": "submit",
  "review:property": "review",
  "justice:property": "justice",
  "council:property": "council",
  "decide:objection": "objections",
  "decide:complaint": "objections",
  "record:payment": null,
};

/** Which of some permissions are done, of those that are wanted, where each person takes one part: by trying all ways. */
function mostDone(
  wanted: readonly Code[],
  [first, ...others]: readonly { readonly able: readonly Code[]; readonly only: Part | undefined }[],
): number {
  if (first === undefined || wanted.length === 0) return 0;
  return Math.max(
    ...(first.only === undefined ? parts : [first.only]).map((part) => {
      const left = wanted.filter((code) => partsOfCodes[code] !== part || !first.able.includes(code));
      return wanted.length - left.length + mostDone(left, others);
    }),
  );
}

function subsets(all: readonly Code[]): Code[][] {
  return all.reduce<Code[][]>((found, code) => [...found, ...found.map((one) => [...one, code])], [[]]);
}

/**
 * DOMAIN §8 read off the page, sharing nothing with what is tested: somebody is able who is there, holds the code and has
 * no matter of their own in the application; each takes one part of it, and whoever took one has no other. How many of
 * the codes that whoever takes a part cannot see to themselves are done at most, before and after.
 */
function oracle(all: readonly Decider[], by: readonly string[], part: Part, subject: ApplicationSubject) {
  const workers = all.map(({ id, pinfl, blocked, territory, codes: held }) => {
    const isConcerned = [subject.occupierPinfl, ...subject.objectorPinfls].some(
      (number) => number !== null && number === pinfl,
    );
    const isThere = !blocked && district.startsWith(territory ?? "-") && !isConcerned;
    const taken = new Set(subject.partsTaken.flatMap((one) => (one.personId === id ? [one.part] : [])));
    const able = isThere && taken.size < 2 ? codes.filter((code) => partsOfCodes[code] !== null && held.has(code)) : [];
    const [only] = taken;
    return { id, able, only };
  });
  const takers = workers.map((one) => {
    if (!by.includes(one.id)) return one;
    return one.only === undefined || one.only === part ? { ...one, only: part } : { ...one, able: [] };
  });
  const theirs = new Set(
    takers.flatMap(({ id, able }) => (by.includes(id) ? able.filter((code) => partsOfCodes[code] === part) : [])),
  );
  const wanted = codes.filter((code) => partsOfCodes[code] !== null && !theirs.has(code));
  const isLost = (some: readonly Code[]): boolean => mostDone(some, workers) > mostDone(some, takers);
  return { alone: wanted.filter((code) => isLost([code])), wanted, isLost };
}

test("a part leaves nobody, or too few, for exactly those later ones that people who take one part each could do before", () => {
  let [alone, together] = [0, 0];
  fc.assert(
    fc.property(
      people,
      subjects,
      fc.subarray(ids, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(...parts),
      (all, subject, by, part) => {
        const left = leftToNobody(codes, all, { by, part }, subject);
        const expected = oracle(all, by, part, subject);
        expect(left.alone).toEqual(expected.alone);
        const rest = expected.wanted.filter((code) => !expected.alone.includes(code));
        expect(left.together.length > 0).toBe(subsets(rest).some((some) => expected.isLost(some)));
        expect(left.together.every((code) => rest.includes(code as Code))).toBe(true);
        expect(expected.isLost(left.together as Code[])).toBe(left.together.length > 0);
        if (left.alone.length > 0) alone += 1;
        if (left.together.length > 0) together += 1;
      },
    ),
    { numRuns: 1000 },
  );
  // Some 117 and 24 of a thousand in the middle, by chance a fifth and a half away: with none the property says nothing.
  expect(alone).toBeGreaterThan(50);
  expect(together).toBeGreaterThan(0);
});
