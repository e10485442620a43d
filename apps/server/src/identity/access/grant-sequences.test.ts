import type { OrganisationKind } from "@yer/api/contract/statuses";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrganisation, makePerson, makePosition, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

/** Sequences of writes; the long run has `YER_GRANT_CASES=300`. */
const cases = Number(process.env["YER_GRANT_CASES"] || 12);

/** The whole country of this test, and which of its districts a territory is: the oracle's own arithmetic of places. */
const places: Readonly<Record<string, readonly string[]>> = {
  "17": ["1703202", "1703203", "1706204"],
  "1703": ["1703202", "1703203"],
  "1706": ["1706204"],
  "1703202": ["1703202"],
  "1703203": ["1703203"],
  "1706204": ["1706204"],
};
const territories = Object.keys(places);
const kinds = ["cadastre", "ecology"] as const satisfies readonly OrganisationKind[];
/** What everybody in the test administers with, so that refusals come from the grant rule. */
const tools = [
  "read:user",
  "create:user",
  "update:user",
  "update:permissions",
  "block:user",
  "update:position",
  "read:position",
  "update:role",
  "read:role",
  "update:organisation",
  "read:organisation",
];
const business = ["read:property", "review:property", "council:property"];

let service: TestApp;
const people: MadePerson[] = [];
const bodies: string[] = [];
const sets: { readonly table: "positions" | "roles"; readonly id: string }[] = [];

beforeAll(async () => {
  service = await openTestApp();
  for (const [index, territory] of ["17", "1703", "1703202", "1706"].entries()) {
    const body = await makeOrganisation(service, { territory, kind: kinds[index % 2] ?? "cadastre" });
    bodies.push(body);
    const codes = [...tools, ...business.slice(index)];
    people.push(await makePerson(service, { territory, codes, organisation: { id: body } }));
    people.push(await makePerson(service, { territory, codes: tools.slice(index), organisation: { id: body } }));
  }
  for (const table of ["positions", "roles"] as const) {
    for (const codes of [[], business.slice(0, 1), business, tools]) {
      sets.push({ table, id: await makePosition(service, codes, table) });
    }
  }
  sets.push(...people.map(({ positionId }) => ({ table: "positions" as const, id: String(positionId) })));
});
afterAll(async () => service.close());

const pick = fc.nat({ max: 999 });
const writes = fc.record({
  kind: fc.constantFrom("user", "user", "permissions", "set", "set", "body", "body", "block", "new"),
  actor: pick,
  target: pick,
  set: pick,
  role: fc.option(pick),
  body: pick,
  parent: fc.option(pick),
  territory: fc.constantFrom(...territories),
  bodyKind: fc.constantFrom(...kinds),
  codes: fc.subarray([...business, ...tools]),
  revoked: fc.subarray(business),
  flag: fc.boolean(),
});
type Write = typeof writes extends fc.Arbitrary<infer One> ? One : never;

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("An empty list.");
  return found;
}

/** Every (code, district) that a person may use, and every one they could be sent to within their organisation. */
async function pairsOfAll(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { db } = service.context;
  const users = await db.selectFrom("users").selectAll().where("is_staff", "=", true).execute();
  const positions = await db.selectFrom("positions").select(["id", "codes"]).execute();
  const roles = await db.selectFrom("roles").select(["id", "codes"]).execute();
  const held = await db.selectFrom("user_roles").selectAll().execute();
  const organisations = await db.selectFrom("organisations").select(["id", "territory"]).execute();
  const found = new Map<string, ReadonlySet<string>>();
  for (const user of users) {
    const all = [
      ...(positions.find(({ id }) => id === user.position_id)?.codes ?? []),
      ...held
        .filter(({ user_id }) => user_id === user.id)
        .flatMap(({ role_id }) => roles.find(({ id }) => id === role_id)?.codes ?? []),
      ...user.granted,
    ];
    const left = user.blocked ? [] : all.filter((code) => !user.revoked.includes(code));
    const own = places[user.territory ?? ""] ?? [];
    const body = organisations.find(({ id }) => id === user.organisation_id);
    const reach = places[body?.territory ?? ""] ?? [];
    found.set(
      user.id,
      new Set(
        left.flatMap((code) => [...own.map((d) => `${code} in ${d}`), ...reach.map((d) => `${code} sent to ${d}`)]),
      ),
    );
  }
  return found;
}

async function versionOf(table: "users" | "positions" | "roles" | "organisations", id: string): Promise<number> {
  const row = await service.context.db
    .selectFrom(table)
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.version;
}

function inFour(name: string) {
  return { uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name };
}

let registered = 0;

async function guarded(table: Parameters<typeof versionOf>[0], id: string) {
  return { "if-match": `"${await versionOf(table, id)}"` };
}

/** The pair as its author must hold it: where one could be sent to is bounded by where the author may act. */
function asHeld(pair: string): string {
  return pair.replace(" sent to ", " in ");
}

/** The call that a write is, with the version that stands. */
async function callOf(write: Write) {
  const target = at(people, write.target);
  const positions = sets.filter(({ table }) => table === "positions");
  const roles = sets.filter(({ table }) => table === "roles");
  const facts = {
    name: "Sinov Odamov",
    phone: null,
    organisationId: at(bodies, write.body),
    positionId: at(positions, write.set).id,
    roleIds: write.role === null ? [] : [at(roles, write.role).id],
    territory: write.territory,
  };
  switch (write.kind) {
    case "user":
      return {
        method: "PUT",
        path: `/users/${target.id}`,
        body: facts,
        headers: await guarded("users", target.id),
      } as const;
    case "permissions":
      return {
        method: "PATCH",
        path: `/users/${target.id}/permissions`,
        body: { granted: write.codes, revoked: write.revoked },
        headers: await guarded("users", target.id),
      } as const;
    case "set": {
      const { table, id } = at(sets, write.set);
      const body = { name: inFour("Nom"), codes: write.codes };
      return { method: "PUT", path: `/${table}/${id}`, body, headers: await guarded(table, id) } as const;
    }
    case "body": {
      const id = at(bodies, write.body);
      const body = {
        name: inFour("Idora"),
        kind: write.bodyKind,
        territory: write.territory,
        parentId: write.parent === null ? null : at(bodies, write.parent),
        active: true,
      };
      return {
        method: "PUT",
        path: `/organisations/${id}`,
        body,
        headers: await guarded("organisations", id),
      } as const;
    }
    case "block":
      return {
        method: "PATCH",
        path: `/users/${target.id}/demontion-blocked`,
        body: { blocked: write.flag, reason: "Sinov uchun" },
      } as const;
    case "new":
      registered += 1;
      return {
        method: "POST",
        path: "/users",
        body: { ...facts, pinfl: `3150390${String(registered).padStart(7, "0")}` },
      } as const;
  }
}

test("by no sequence of writes does anybody get what its author had not, or give to themselves", async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(writes, { minLength: 4, maxLength: 12 }), async (sequence) => {
      for (const write of sequence) {
        const actor = at(people, write.actor);
        const before = await pairsOfAll();
        const call = await callOf(write);
        const reply = await service.call({ ...call, token: actor.token });
        const outcome = `${write.kind} ${reply.status}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        const own = before.get(actor.id) ?? new Set();
        for (const [id, pairs] of await pairsOfAll()) {
          const gained = [...pairs].filter((pair) => !(before.get(id)?.has(pair) ?? false));
          expect(gained.length > 0 && id === actor.id, `${outcome} added to its author's own rights`).toBe(false);
          // A person who moves between organisations may be sent anywhere within the new one by those who act there; an
          // organisation that grows lets all of its members be sent further, and that is its author's to answer for.
          const answeredFor = gained.filter((pair) => pair.includes(" in ") || write.kind === "body");
          expect(answeredFor.filter((pair) => !own.has(asHeld(pair)))).toEqual([]);
        }
        expect(reply.status).toBeLessThan(500);
      }
    }),
    { numRuns: cases },
  );
  // A test in which nothing is ever granted, or refused, would say nothing.
  const count = (ending: string) =>
    [...outcomes].filter(([outcome]) => outcome.endsWith(ending)).reduce((sum, [, times]) => sum + times, 0);
  expect(count(" 200")).toBeGreaterThan(0);
  expect(count(" 403")).toBeGreaterThan(0);
});
