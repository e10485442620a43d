import { endpointCodes, type PermissionCode } from "@yer/api/contract/codes";
import { organisationKinds } from "@yer/api/contract/statuses";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Problem } from "../../platform/problem/problem.js";
import type { Actor } from "../../platform/acting/actor.js";
import { decide, enforce, type Need } from "./decide.js";
import { applicationScope, sees } from "./scope.js";
import { parts } from "@yer/api/contract/statuses";
import type { ApplicationSubject } from "./subject.js";

/** Cases of the pure decision; the long run has `YER_DECISION_CASES=50000`. Fewer missed a code for weeks. */
const cases = Number(process.env["YER_DECISION_CASES"] || 5000);

const districts = ["1703202", "1703203", "1703401", "1706204", "1726262"];
const territories = ["17", "1703", "1706", "1703202", "1703203", "1726262"];
const people = ["p1", "p2", "p3"];
const pinfls = ["30101800010001", "30101800010002", "30101800010003"];
const bodies = ["o1", "o2", "o3"];

/** True nine times in ten, or false: what a decision weighs last is seldom reached where all before it is a toss-up. */
const mostly = (usual: boolean): fc.Arbitrary<boolean> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(!usual) });

const actors: fc.Arbitrary<Actor> = fc.record({
  id: fc.constantFrom(...people),
  sessionId: fc.constant("s"),
  name: fc.constant("Sinov"),
  pinfl: fc.option(fc.constantFrom(...pinfls)),
  stirs: fc.constant([]),
  isStaff: mostly(true),
  blocked: mostly(false),
  organisation: fc.option(fc.record({ id: fc.constantFrom(...bodies), kind: fc.constantFrom(...organisationKinds) }), {
    freq: 9,
  }),
  territory: fc.option(fc.constantFrom(...territories), { freq: 9 }),
  codes: fc
    .oneof(fc.constant([...endpointCodes]), fc.subarray([...endpointCodes]))
    .map((codes) => new Set<string>(codes)),
  impersonation: fc.option(
    fc.record({
      byId: fc.constantFrom(...people),
      byName: fc.constant("Boshqa"),
      byPinfl: fc.option(fc.constantFrom(...pinfls)),
      until: fc.constant(new Date(0)),
      writable: mostly(true),
    }),
  ),
  sessionEnds: fc.constant(new Date(0)),
});

const applications: fc.Arbitrary<ApplicationSubject> = fc.record({
  kind: fc.constant("file" as const),
  district: fc.constantFrom(...districts),
  organisationsInvolved: fc.subarray(bodies),
  partsTaken: fc.array(fc.record({ personId: fc.constantFrom(...people), part: fc.constantFrom(...parts) }), {
    maxLength: 3,
  }),
  occupierPinfl: fc.option(fc.constantFrom(...pinfls)),
  objectorPinfls: fc.subarray(pinfls, { maxLength: 1 }),
});

const needs: fc.Arbitrary<Need> = fc.record({
  code: fc.constantFrom(...endpointCodes),
  kind: fc.constantFrom("read" as const, "act" as const),
});

/**
 * DOMAIN §8 read off the page sentence by sentence, sharing nothing with the code under test: prefix arithmetic
 * instead of `contains`, a table of parts written again, one flat list of objections.
 */
function oracle(actor: Actor, need: Need, application: ApplicationSubject): "yes" | "no" | "unseen" {
  const seen = ((): boolean => {
    if (!actor.isStaff || actor.blocked || !actor.territory || !actor.organisation) return false;
    if (application.district.slice(0, actor.territory.length) !== actor.territory) return false;
    const carriesTheProcess =
      ["cadastre", "agency"].includes(actor.organisation.kind) ||
      [...actor.codes].some((code) =>
        /^((create|update|submit|return|review|justice|council):property|start:discussion|decide:(objection|complaint)|(record|correct):payment|agree:instalments|approve:correction|(propose|approve|order):refund)$/.test(
          code,
        ),
      );
    return carriesTheProcess || application.organisationsInvolved.some((body) => body === actor.organisation?.id);
  })();
  if (!seen) return "unseen";
  if (!actor.codes.has(need.code)) return "no";
  const neverInAnothersName =
    /^((give|take_over):conclusion|justice:property|council:property|impersonate:user|block:user|(create|update):user|update:(permissions|position|role|organisation)|approve:(setting|correction|refund|account|month)|close:payment|(reset_factor|end_sessions):user|end:device)$/;
  if (actor.impersonation && neverInAnothersName.test(need.code)) return "no";
  if (need.kind === "read") return "yes";
  if (actor.impersonation && !actor.impersonation.writable) return "no";
  const faces = [
    { id: actor.id, pinfl: actor.pinfl },
    ...(actor.impersonation ? [{ id: actor.impersonation.byId, pinfl: actor.impersonation.byPinfl }] : []),
  ];
  if (
    faces.some(
      ({ pinfl }) => pinfl && (pinfl === application.occupierPinfl || application.objectorPinfls.includes(pinfl)),
    )
  ) {
    return "no";
  }
  const parts: Record<string, string> = {
    "create:property": "submit",
    "update:property": "submit",
    "submit:property": "submit",
    "start:discussion": "submit",
    "give:conclusion": "conclude",
    "review:property": "review",
    "decide:objection": "objections",
    "decide:complaint": "objections",
    "justice:property": "justice",
    "council:property": "council",
  };
  const part = parts[need.code];
  if (part === undefined) return "yes";
  for (const taken of application.partsTaken) {
    if (taken.part !== part && faces.some(({ id }) => id === taken.personId)) return "no";
  }
  return "yes";
}

function refusal(act: () => void): Problem | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

describe("a decision about a file", () => {
  test("is the oracle's, for any person, permission and file", () => {
    fc.assert(
      fc.property(actors, needs, applications, (actor, need, application) => {
        const decision = decide(actor, need, application);
        const said = decision.allowed ? "yes" : decision.visible ? "no" : "unseen";
        expect(said).toBe(oracle(actor, need, application));
        expect(said === "no" && !decision.allowed && decision.reasons.length === 0).toBe(false);
      }),
      { numRuns: cases },
    );
  });

  test("refuses what is not seen exactly as if it were not there", () => {
    fc.assert(
      fc.property(actors, needs, applications, (actor, need, application) => {
        fc.pre(!sees(applicationScope(actor), application));
        const unknown = new Problem("not-found").document();
        expect(refusal(() => enforce(actor, need, application))?.document()).toEqual(unknown);
      }),
    );
  });

  test("shows no less when a person is given another code", () => {
    fc.assert(
      fc.property(
        actors,
        applications,
        fc.constantFrom(...endpointCodes),
        (actor, application, code: PermissionCode) => {
          const richer: Actor = { ...actor, codes: new Set([...actor.codes, code]) };
          fc.pre(sees(applicationScope(actor), application));
          expect(sees(applicationScope(richer), application)).toBe(true);
        },
      ),
    );
  });
});

const reviewer: Actor = {
  id: "p1",
  sessionId: "s",
  name: "Sinov",
  pinfl: null,
  stirs: [],
  isStaff: true,
  blocked: false,
  organisation: { id: "o1", kind: "cadastre" },
  territory: "1703",
  codes: new Set(["review:property"]),
  impersonation: null,
  sessionEnds: new Date(0),
};
const reviewed: ApplicationSubject = {
  kind: "file",
  district: "1703202",
  organisationsInvolved: [],
  partsTaken: [{ personId: "p1", part: "submit" }],
  occupierPinfl: null,
  objectorPinfls: [],
};
const review = { code: "review:property", kind: "act" } as const;

test("a person who submitted a file cannot review it, and is told which part they took", () => {
  expect(decide(reviewer, review, reviewed)).toEqual({
    allowed: false,
    visible: true,
    reasons: [{ code: "duty-conflict", params: { part: "submit" } }],
  });
});

test("nor in the name of another, nor a file that is their own: whoever borrows a name stays who they are", () => {
  const [own] = pinfls;
  const borrowed: Actor = {
    ...reviewer,
    id: "p2",
    impersonation: { byId: "p1", byName: "Asl", byPinfl: own ?? null, until: new Date(0), writable: true },
  };
  expect(decide(borrowed, review, { ...reviewed, partsTaken: [] })).toEqual({ allowed: true });
  expect(decide(borrowed, review, reviewed)).toMatchObject({ reasons: [{ code: "duty-conflict" }] });
  const theirs = { ...reviewed, partsTaken: [], occupierPinfl: own ?? null };
  expect(decide(borrowed, review, theirs)).toMatchObject({ reasons: [{ code: "own-file" }] });
});
