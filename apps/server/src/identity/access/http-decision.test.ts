import { endpointCodes } from "@yer/api/contract/codes";
import type { Facts } from "@yer/api/contract/facts";
import { pinflCheckDigit, sortKey } from "@yer/api/formats";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplication } from "../../cases/applications/open-applications.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { rolled } from "../../testing/rolled.js";
import { openTestApp, type TestApp, type TestCall, type TestReply } from "../../testing/test-app.js";
import { personAsActor } from "./person-actor.js";

/** Cases over HTTP; the long run has `YER_HTTP_CASES=2000`. */
const cases = Number(process.env["YER_HTTP_CASES"] || rolled({ here: 100, soak: 300 }));

const districts = ["1718401", "1703202"] as const;
const statuses = ["editing", "to_conclusion", "in_review", "at_justice", "at_council", "registered"] as const;
const numbers = [1, 2, 3].map((serial) => {
  const first = `312048000090${serial}`;
  return first + pinflCheckDigit(first);
});

interface File {
  readonly id: string;
  readonly region: string;
}

let service: TestApp;
let person: MadePerson;
const files: File[] = [];
/** A session of each region's Council. */
const sessions = new Map<string, string>();

beforeAll(async () => {
  service = await openTestApp();
  const { context, clock } = service;
  person = await makePerson(service, { codes: ["create:property"], name: "Kim Boʻlmasin" });
  const maker = await makePerson(service, { codes: ["create:property"] });
  for (const [index, district] of districts.entries()) {
    const name = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
    await context.db
      .insertInto("neighborhoods")
      .values({
        id: `1416000${index + 1}`,
        district_soato: district,
        name: jsonb(name),
        sort_key: sortKey("Sinov"),
        demonstration: true,
      })
      .execute();
    const actor = await personAsActor(context.db, maker.id, clock.now());
    if (actor === undefined) throw new Error("The maker is not there.");
    for (const n of [0, 1, 2]) {
      const id = await withTransaction(context.db, async (tx) => {
        const acting = {
          actor,
          now: clock.now(),
          events: context.events,
          settings: await readSettings(tx),
          signer: context.signer,
        };
        return createApplication(tx, acting, factsOf(district, index, n));
      });
      files.push({ id, region: district.slice(0, 4) });
    }
    const region = district.slice(0, 4);
    const called = `018f0000-0000-7000-8000-00000000000${index}`;
    sessions.set(region, called);
    await sql`insert into council_sessions (id, territory, organisation_id, number, day, place, by_name, at)
      values (${called}, ${region}, ${maker.organisationId}, ${`${index}`}, '2026-03-01', 'Sinov', 'Sinov', ${clock.now()})`.execute(
      context.db,
    );
  }
});
afterAll(async () => service.close());

function factsOf(districtSoato: string, index: number, n: number): Facts {
  return {
    legalBasis: 1,
    cadastreNumber: null,
    occupier: {
      kind: "person",
      name: "Namunayev Namuna",
      pinfl: numbers[n] ?? null,
      passport: "ZZ1234567",
      birthDate: "1980-04-12",
    },
    districtSoato,
    neighborhoodId: `1416000${index + 1}`,
    address: "Sinov koʻchasi",
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400, documented: 0, excess: 0, built: 120 },
    occupiedSince: 2012,
    outline: null,
    buildings: [],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}

const reason = "Sinov uchun sabab";

/** Calls whose subject is one application: what they ask for, read off DOMAIN §8 and not off the contract. */
const calls = {
  read: { code: "read:property", part: null, acts: false, call: (id) => ({ path: `/applications/${id}` }) },
  history: { code: "read:property", part: null, acts: false, call: (id) => ({ path: `/applications/${id}/history` }) },
  update: {
    code: "update:property",
    part: "submit",
    acts: true,
    call: (id) => ({
      method: "PUT",
      path: `/applications/${id}/facts`,
      // A version nobody has read: what is permitted ends in a conflict and changes nothing.
      headers: { "if-match": '"999"' },
      body: factsOf("1718401", 0, 0),
    }),
  },
  submit: { code: "submit:property", part: "submit", acts: true, call: (id) => post(`/applications/${id}/submit`) },
  start: { code: "start:discussion", part: "submit", acts: true, call: (id) => post(`/applications/${id}/discussion`) },
  review: {
    code: "review:property",
    part: "review",
    acts: true,
    call: (id) => post(`/applications/${id}/review`, { to: "rejected", reason, because: "other" }),
  },
  return: {
    code: "return:property",
    part: null,
    acts: true,
    call: (id) =>
      post(`/applications/${id}/return`, {
        reason,
        requests: [{ kind: "fix_outline", note: "Chegarani toʻgʻrilang" }],
      }),
  },
  justice: {
    code: "justice:property",
    part: "justice",
    acts: true,
    call: (id) => post(`/applications/${id}/justice`, { verdict: "negative", reason }),
  },
  council: {
    code: "council:property",
    part: "council",
    acts: true,
    call: (id) =>
      post(`/applications/${id}/council`, {
        verdict: "against",
        number: "1",
        date: "2026-03-01",
        reason,
        because: "other",
      }),
  },
} as const satisfies Record<
  string,
  { code: string; part: string | null; acts: boolean; call: (id: string) => TestCall }
>;

function post(path: string, body?: unknown): TestCall {
  return { method: "POST", path, ...(body === undefined ? {} : { body }) };
}

const situation = fc.record({
  call: fc.constantFrom(...(Object.keys(calls) as (keyof typeof calls)[])),
  file: fc.nat({ max: 5 }),
  codes: fc.subarray(endpointCodes.filter((code) => /property$|discussion$/.test(code))),
  territory: fc.constantFrom("17", "1718", "1703", "1718401", "1703202", "1706"),
  kind: fc.constantFrom("cadastre" as const, "ecology" as const),
  involved: fc.boolean(),
  blocked: fc.constantFrom(false, false, false, true),
  pinfl: fc.constantFrom(null, null, ...numbers),
  status: fc.constantFrom(...statuses),
  duty: fc.option(fc.constantFrom("submit", "conclude", "review", "objections", "justice", "council")),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

/** Who acts reads too: an act answers with the application, and is undone where that may not be read. */
function heldCodes({ call, codes }: Situation): string[] {
  return calls[call].acts ? [...new Set([...codes, "read:property"])] : [...codes];
}

/** Makes it so, past every service: rows as a history of any kind could have left them. */
async function arrange(now: Situation): Promise<void> {
  const { db } = service.context;
  const file = files[now.file];
  if (file === undefined || person.positionId === null || person.organisationId === null) throw new Error("Not made.");
  await db
    .updateTable("positions")
    .set({ codes: jsonb(heldCodes(now)) })
    .where("id", "=", person.positionId)
    .execute();
  await db
    .updateTable("users")
    .set({ territory: now.territory, blocked: now.blocked, pinfl: now.pinfl })
    .where("id", "=", person.id)
    .execute();
  await db.updateTable("organisations").set({ kind: now.kind }).where("id", "=", person.organisationId).execute();
  await db.updateTable("applications").set({ status: now.status }).where("id", "=", file.id).execute();
  await sql`delete from application_duties where application_id = ${file.id} and user_id = ${person.id}`.execute(db);
  if (now.duty !== null) {
    await sql`insert into application_duties (home_region, application_id, user_id, part, at)
      values (${file.region}, ${file.id}, ${person.id}, ${now.duty}, ${service.clock.now()})`.execute(db);
  }
  await sql`delete from step_organisations where application_id = ${file.id} and organisation_id = ${person.organisationId}`.execute(
    db,
  );
  if (now.involved) await involve(file, person.organisationId);
}

async function involve(file: File, organisation: string): Promise<void> {
  const { db } = service.context;
  const known = await sql<{ id: string }>`select id from runs where application_id = ${file.id}`.execute(db);
  let run = known.rows[0]?.id;
  if (run === undefined) {
    run = file.id;
    await sql`insert into runs (home_region, id, application_id, sequence, version_id, resolution, state, started_at)
      select ${file.region}, ${run}, ${file.id}, 1, (select id from diagram_versions limit 1), '{}', 'cancelled', ${service.clock.now()}`.execute(
      db,
    );
  }
  await sql`insert into step_organisations (home_region, run_id, step_id, organisation_id, application_id, state)
    values (${file.region}, ${run}, 'ecology', ${organisation}, ${file.id}, 'passed')`.execute(db);
}

/** What an answer about many applications says of the one, and whether the call as a whole was let in. */
interface OfMany {
  readonly status: number;
  readonly number: string;
  readonly reasons: readonly string[];
}

/** The application among those that move at once: the preview, which each application of the act is judged by again. */
async function asBulk({ call, file }: Situation): Promise<OfMany> {
  const id = files[file]?.id ?? "";
  const move = { submit: "submit", start: "start_discussion", review: "review_announce" }[call as "submit"];
  const { status, body } = await service.call({
    ...post("/bulk-moves/preview", { move, applicationIds: [id] }),
    token: person.token,
  });
  const { unable = [] } = body as { unable?: { number: string; reasons: { code: string }[] }[] };
  return { status, number: unable[0]?.number ?? "able", reasons: unable[0]?.reasons.map(({ code }) => code) ?? [] };
}

/** The application on the agenda of its region's Council, decided on there. */
async function onAgenda({ file }: Situation): Promise<OfMany> {
  const { db } = service.context;
  const { id = "", region = "" } = files[file] ?? {};
  const session = sessions.get(region);
  if (session === undefined) throw new Error("Not made.");
  await sql`delete from council_agenda where application_id = ${id}`.execute(db);
  await sql`insert into council_agenda (session_id, home_region, application_id, position)
    values (${session}, ${region}, ${id}, 1)`.execute(db);
  const decided = {
    number: "1",
    date: "2026-03-01",
    files: [{ applicationId: id, verdict: "against", reason, because: "other" }],
  };
  const { status, body } = await service.call({
    ...post(`/council-sessions/${session}/decisions`, decided),
    token: person.token,
  });
  const { results = [] } = body as { results?: { number: string; reasons: { code: string }[] }[] };
  return { status, number: results[0]?.number ?? "", reasons: results[0]?.reasons.map(({ code }) => code) ?? [] };
}

/** DOMAIN §8 over what was arranged, sharing nothing with the service. */
function oracle(now: Situation): "blocked" | "no code" | "unseen" | "duty" | "through" {
  const { code, part, acts } = calls[now.call];
  if (now.blocked) return "blocked";
  if (!now.codes.some((held) => held === code)) return "no code";
  const district = now.file < 3 ? "1718401" : "1703202";
  if (!district.startsWith(now.territory)) return "unseen";
  // Who imports opens applications by create:property; without it the code is no work on any application.
  const carries =
    now.kind === "cadastre" || now.codes.some((held) => !/^(read|read_personal|export|import):/.test(held));
  if (!carries && !now.involved) return "unseen";
  if (!acts) return "through";
  if (now.pinfl !== null && now.pinfl === numbers[now.file % 3]) return "duty";
  if (part !== null && now.duty !== null && now.duty !== part) return "duty";
  return "through";
}

/** Statuses out of which the acts on many move an application. */
const waits = { submit: "editing", start: "editing", review: "in_review", council: "at_council" } as const;

/** What an act on many did or said that DOMAIN §8 does not let it; `undefined`: nothing. */
function wrongOfMany(now: Situation, { status, number, reasons }: OfMany): string | undefined {
  const verdict = oracle(now);
  if (verdict === "through" || status !== 200) return undefined;
  if (reasons.length === 0) return `done, though ${verdict}`;
  if (verdict === "unseen") return number === "" && reasons.join() === "file-unseen" ? undefined : "tells of the file";
  const isItsTurn = now.status === waits[now.call as keyof typeof waits];
  const isSaid = reasons.some((code) => code === "own-file" || code === "duty-conflict" || code === "not-from-here");
  return verdict === "duty" && isItsTurn && !isSaid ? "does not say why" : undefined;
}

function said({ status, body }: TestReply): string {
  if (status === 403 && body["code"] === "access-denied") return "blocked";
  if (status === 403 && body["code"] === "permission-missing") return "no code";
  if (status === 403 && body["code"] === "duty-conflict") return "duty";
  if (status === 404) return "unseen";
  // They may, and are asked why: nobody else is able to take what comes later.
  if (status === 403 && body["code"] === "last-able") return "through";
  // Through to the rules of the application itself: done, or refused by its state.
  return [200, 409, 412].includes(status) ? "through" : `${status} ${String(body["code"])}`;
}

test(`over HTTP each answer is the oracle's: ${cases} cases of call, codes, places, bodies, states and duties`, async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(situation, async (now) => {
      await arrange(now);
      const { call } = calls[now.call];
      const reply = await service.call({ ...call(files[now.file]?.id ?? ""), token: person.token });
      met.add(oracle(now));
      expect({ said: said(reply), reply: reply.body["code"] }).toMatchObject({ said: oracle(now) });
    }),
    { numRuns: cases },
  );
  expect(met).toEqual(new Set(["blocked", "no code", "unseen", "duty", "through"]));
});

test(`what one file's button refuses, no act on many and no session of the Council does: ${cases} cases`, async () => {
  const met = new Set<string>();
  const acts = fc.constantFrom("submit" as const, "start" as const, "review" as const, "council" as const);
  await fc.assert(
    fc.asyncProperty(situation, acts, async (drawn, call) => {
      const now = { ...drawn, call };
      await arrange(now);
      const answer = call === "council" ? await onAgenda(now) : await asBulk(now);
      met.add(`${call === "council" ? "session" : "bulk"}: ${oracle(now)}`);
      expect({ wrong: wrongOfMany(now, answer), answer }).toEqual({ wrong: undefined, answer });
    }),
    { numRuns: cases },
  );
  // Of fewer cases some are not drawn every time.
  const drawn = cases < 300 ? [] : ["session: duty", "bulk: duty", "bulk: unseen", "session: blocked"];
  expect([...met]).toEqual(expect.arrayContaining(drawn));
});
