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

const partsOfCodes: Record<(typeof codes)[number], Part | null> = {
  "submit:property": "submit",
  "start:discussion": "submit",
  "review:property": "review",
  "justice:property": "justice",
  "council:property": "council",
  "decide:objection": "objections",
  "decide:complaint": "objections",
  "record:payment": null,
};

/**
 * DOMAIN §8 read off the page, by counting who is left, and sharing nothing with what is tested: somebody is able who is
 * there, holds the code, has no matter of their own in the file and took no other part. The last one able takes a part.
 */
function oracle(all: readonly Decider[], by: readonly string[], part: Part, subject: ApplicationSubject): string[] {
  return codes.filter((code) => {
    const own = partsOfCodes[code];
    if (own === null) return false;
    const able = all.filter(
      ({ id, pinfl, blocked, territory, codes: held }) =>
        !blocked &&
        district.startsWith(territory ?? "-") &&
        held.has(code) &&
        ![subject.occupierPinfl, ...subject.objectorPinfls].some((number) => number !== null && number === pinfl) &&
        subject.partsTaken.every((taken) => taken.personId !== id || taken.part === own),
    );
    return own !== part && able.length > 0 && able.every(({ id }) => by.includes(id));
  });
}

test("a part leaves nobody for exactly those later ones that only who takes it was able to take", () => {
  let some = 0;
  fc.assert(
    fc.property(
      people,
      subjects,
      fc.subarray(ids, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(...parts),
      (all, subject, by, part) => {
        const left = leftToNobody(codes, all, { by, part }, subject);
        if (left.length > 0) some += 1;
        expect(left).toEqual(oracle(all, by, part, subject));
      },
    ),
    { numRuns: 5000 },
  );
  expect(some).toBeGreaterThan(500);
});
