import { allEndpoints, permissionCodes } from "@yer/api/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonb } from "../../platform/sql/jsonb.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { openBesieged } from "../../testing/hostile-calls.js";
import {
  alikeForAll,
  answerTo,
  type Asking,
  heldElsewhere,
  judgedEndpoints,
  ofTheState,
} from "../../testing/ids-of-others.js";
import { limitFor } from "../../testing/limit-for.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { rolled } from "../../testing/rolled.js";
import type { TestApp, TestReply } from "../../testing/test-app.js";
import { answered, callOnNothing, callOnThing, makeThings, type Things } from "../../testing/things-of-others.js";

/** Cases over HTTP; the long run has `YER_ID_CASES=50000`: 1 389 s beside other work, 442 s of processor time. */
const cases = Number(process.env["YER_ID_CASES"] || rolled({ here: 300, soak: 5000 }));
let service: TestApp;
let staff: MadePerson;
let citizen: MadePerson;
let things: Things;

beforeAll(async () => {
  const besieged = await openBesieged();
  service = besieged.service;
  things = await makeThings(besieged);
  staff = await makePerson(service, { name: "Begona Xodim" });
  citizen = await makePerson(service, { name: "Begona Fuqaro", staff: false });
});
afterAll(async () => service.close());

const drawn = fc.record({
  at: fc.constantFrom(...judgedEndpoints.map(({ endpoint }) => endpoint.id)),
  who: fc.constantFrom("nobody" as const, "citizen" as const, ...Array<"staff">(8).fill("staff")),
  blocked: fc.constantFrom(false, false, false, false, false, true),
  rights: fc.constantFrom("all" as const, "reading" as const, "none" as const),
  holds: fc.constantFrom(true, true, true, false),
  territory: fc.constantFrom("17", "1718", kitDistrict, "1718203", "1703", "1703202"),
  kind: fc.constantFrom("cadastre" as const, "ecology" as const),
});
function judgedBy(id: string): (typeof judgedEndpoints)[number] {
  const found = judgedEndpoints.find(({ endpoint }) => endpoint.id === id);
  if (found === undefined) throw new Error(`${id} is not judged.`);
  return found;
}

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function askingOf({ at, who, blocked, rights, holds, territory, kind }: Drawn): Asking {
  const { access } = judgedBy(at).endpoint;
  const own = typeof access === "object" ? access.code : undefined;
  const others = permissionCodes.filter(
    (code) => code !== own && (rights === "all" || (rights === "reading" && code.startsWith("read:"))),
  );
  return { who, blocked, codes: new Set(holds && own !== undefined ? [...others, own] : others), territory, kind };
}

async function arrange({ who, blocked, codes, territory, kind }: Asking): Promise<string | undefined> {
  const { db } = service.context;
  await db.deleteFrom("throttles").execute();
  await db.deleteFrom("draft").where("person", "in", [staff.id, citizen.id]).execute();
  if (who === "nobody") return undefined;
  const person = who === "citizen" ? citizen : staff;
  await db.updateTable("users").set({ blocked }).where("id", "=", person.id).execute();
  if (who === "citizen") return person.token;
  if (person.positionId === null || person.organisationId === null) throw new Error("Not made.");
  const held = jsonb([...codes]);
  await db.updateTable("positions").set({ codes: held }).where("id", "=", person.positionId).execute();
  await db.updateTable("users").set({ territory }).where("id", "=", person.id).execute();
  await db.updateTable("organisations").set({ kind }).where("id", "=", person.organisationId).execute();
  return person.token;
}

/** What a problem says but for the request it answers. */
function said({ status, body }: TestReply): unknown {
  return { status, ...body, instance: undefined, requestId: undefined };
}

/** How each thing is kept from a stranger who holds the code. */
const refusals = {
  ...Object.fromEntries(judgedEndpoints.map(({ thing }) => [thing, "not-found"])),
  draft: "nothing",
  "plot on the map": "nothing",
  "hash of a document": "seen",
  "move of cases": "access-denied",
};

test(
  `an id of somebody else's opens what DOMAIN says and tells no stranger that it exists: ${cases} cases`,
  async () => {
    const met = new Set<string>();
    await fc.assert(
      fc.asyncProperty(drawn, async (now) => {
        const { endpoint, thing } = judgedBy(now.at);
        const asking = askingOf(now);
        const token = await arrange(asking);
        const expected = answerTo(asking, endpoint, thing, kitDistrict);
        met.add(`${thing}: ${expected}`);
        // Who sees a thing and writes would change what the next case finds: their reading shows that they see it.
        if (expected === "seen" && endpoint.method !== "GET") return;
        const onThing = await service.call({ ...callOnThing(endpoint, thing, things), token });
        expect({ at: endpoint.id, answered: answered(thing, things, onThing) }).toEqual({
          at: endpoint.id,
          answered: expected,
        });
        const onNothing =
          expected === "seen" ? onThing : await service.call({ ...callOnNothing(endpoint, thing), token });
        expect(said(onThing)).toEqual(said(onNothing));
      }),
      { numRuns: cases },
    );
    // Of fewer cases some things are not drawn every time.
    const drawnAll = cases < 5000 ? [] : Object.entries(refusals).map(([thing, refusal]) => `${thing}: ${refusal}`);
    expect([...met]).toEqual(expect.arrayContaining(drawnAll));
    expect(await things.untouched()).toEqual({ draft: { x: "meniki" }, sessions: 1 });
  },
  limitFor(cases, 100),
);

test("every endpoint with an id in its path has its line: judged, the state's, or held elsewhere", () => {
  const judged = judgedEndpoints.map(({ endpoint }) => endpoint.id);
  const lines = new Set([...judged, ...alikeForAll, ...ofTheState, ...heldElsewhere]);
  const missing = allEndpoints.filter(
    ({ id, path }) => path.includes("{") && !lines.has(id) && !lines.has(id.split(".")[0] ?? ""),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
