import { allEndpoints, permissionCodes } from "@yer/api/contract";
import type { ExportAsked } from "@yer/api/contract/exports";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertExport } from "../../insight/exports/queries.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { bringFile } from "../../testing/bring-file.js";
import { callOf, openBesieged, unknownId } from "../../testing/hostile-calls.js";
import {
  alikeForAll,
  answerTo,
  type Asking,
  heldElsewhere,
  judgedEndpoints,
  ofTheState,
  type Thing,
} from "../../testing/ids-of-others.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { rolled } from "../../testing/rolled.js";
import type { TestApp, TestReply } from "../../testing/test-app.js";

/** Cases over HTTP; the long run has `YER_ID_CASES=50000`. */
const cases = Number(process.env["YER_ID_CASES"] || rolled({ here: 300, soak: 5000 }));

let service: TestApp;
let staff: MadePerson;
let citizen: MadePerson;
let things: Readonly<Record<Thing, string>>;

beforeAll(async () => {
  const besieged = await openBesieged();
  service = besieged.service;
  const owner = await makePerson(service, { territory: kitDistrict.slice(0, 4), codes: permissionCodes });
  const made = async (
    id: string,
    given: Readonly<Record<string, unknown>> = {},
    token = owner.token,
  ): Promise<string> => {
    const endpoint = allEndpoints.find((one) => one.id === id);
    if (endpoint === undefined) throw new Error(`There is no ${id}.`);
    const call = callOf(endpoint);
    const reply = await service.call({ ...call, token, body: { ...(call.body as object), ...given } });
    if (reply.status >= 300) throw new Error(`${id} made nothing: ${reply.text}`);
    const { id: own, session } = reply.body as { id?: string; session?: { id: string } };
    return own ?? session?.id ?? expect.fail(`${id} names nothing: ${reply.text}`);
  };
  const { db } = service.context;
  const leader = await makePerson(service, {
    territory: kitDistrict.slice(0, 4),
    codes: permissionCodes,
    organisation: { kind: "council" },
  });
  const notice = uuidv7();
  const at = service.clock.now();
  await db
    .insertInto("notices")
    .values({
      id: notice,
      user_id: owner.id,
      kind: "export.ready",
      gathering: null,
      subject_kind: null,
      subject_id: null,
      params: jsonb({}),
      at,
      read_at: null,
    })
    .execute();
  const asked: ExportAsked = { register: "applications", format: "csv", locale: "uz_UZ", columns: [], query: {} };
  const exported = await withTransaction(db, async (tx) => insertExport(tx, owner.id, asked, 1, at));
  const brought = async (to: string, content: string): Promise<string> => {
    const { status, body } = await bringFile(service, { to: `/${to}`, token: owner.token, content, name: "a.pdf" });
    if (status !== 200) throw new Error(`${to} took nothing: ${JSON.stringify(body)}`);
    return (body as { id: string }).id;
  };
  things = {
    application: besieged.application,
    area: await made("areas.create"),
    "council session": await made("council.create", {}, leader.token),
    view: await made("views.create", { register: "applications", scope: "mine", query: "" }),
    export: exported.id,
    file: await brought("files", "%PDF-1.7\n"),
    survey: await brought("survey-imports", "Asos;Mahalla\n1;2\n"),
    "bank list": await brought("receipt-imports", "raqam;summa;sana;hujjat\n2026-1718-000001;1;2026-03-01;1\n"),
    "bulk move": await made("bulkMoves.start", { move: "submit", applicationIds: [besieged.application] }),
    notice,
  };
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

/** Bodies that a sample of their schema cannot be: columns are chosen by their own names. */
function bodyOf(id: string): { readonly body?: unknown } {
  return id === "surveyImports.check" || id === "receiptImports.check" ? { body: { mapping: {} } } : {};
}

/** What a problem says but for the request it answers. */
function said({ status, body }: TestReply): unknown {
  return { status, ...body, instance: undefined, requestId: undefined };
}

test(`an id of somebody else's opens what DOMAIN says and tells no stranger that it exists: ${cases} cases`, async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(drawn, async (now) => {
      const { endpoint, thing } = judgedBy(now.at);
      const asking = askingOf(now);
      const token = await arrange(asking);
      const call = { ...callOf(endpoint), ...bodyOf(endpoint.id), token };
      const expected = answerTo(asking, endpoint, thing, kitDistrict);
      met.add(`${thing}: ${expected}`);
      // Who sees a thing and writes would change what the next case finds: their reading shows that they see it.
      if (expected === "seen" && endpoint.method !== "GET") return;
      const onThing = await service.call({ ...call, path: call.path.replace(unknownId, things[thing]) });
      const answered = onThing.status === 200 ? "seen" : onThing.body["code"];
      expect({ at: endpoint.id, answered }).toEqual({ at: endpoint.id, answered: expected });
      const onNothing = expected === "seen" ? onThing : await service.call(call);
      expect(said(onThing)).toEqual(said(onNothing));
    }),
    { numRuns: cases },
  );
  // Of fewer cases some things are not drawn every time.
  const drawnAll = cases < 5000 ? [] : Object.keys(things).map((thing) => `${thing}: not-found`);
  expect([...met]).toEqual(expect.arrayContaining(drawnAll));
});

test("every endpoint with an id in its path has its line: judged, the state's, or held elsewhere", () => {
  const judged = judgedEndpoints.map(({ endpoint }) => endpoint.id);
  const lines = new Set([...judged, ...alikeForAll, ...ofTheState, ...heldElsewhere]);
  const missing = allEndpoints.filter(
    ({ id, path }) => path.includes("{") && !lines.has(id) && !lines.has(id.split(".")[0] ?? ""),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
