import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../identity/sessions/password-hash.js";
import { batchMachine } from "../../main/batch-machine.js";
import { fillDemonstration } from "../../demo/fill.js";
import { addClockRoutes } from "../../demo/clock-routes.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { jsonb } from "../sql/jsonb.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

/** Columns that hold moments of the machine; what is not named here is of the law. */
const machineColumns = new Set([
  "download_ticket.expires_at",
  "events.at",
  "export_tickets.expires_at",
  "exports.leased_until",
  "factor_challenges.expires_at",
  "factors.created_at",
  "factors.last_used_at",
  "half_sessions.created_at",
  "half_sessions.ended_at",
  "half_sessions.expires_at",
  "idempotent_act.at",
  "job.leased_until",
  "known_devices.first_seen_at",
  "known_devices.last_seen_at",
  "presences.seen_at",
  "presences.since",
  "recovery_codes.used_at",
  "sessions.active_at",
  "sessions.created_at",
  "sessions.expires_at",
  "sessions.last_seen_at",
  "sessions.proved_at",
  "sessions.refreshed_at",
  "spent_tickets.expires_at",
  "throttles.window_ends",
  "users.last_seen_at",
]);
/** Of either: a session ends by the clock of the act that ends it, a job is due by the clock it names. */
const eitherColumns = new Set(["sessions.ended_at", "job.next_at"]);

const sources = path.resolve(import.meta.dirname, "../..");
const day = 86_400_000;
const files = 12;
const password = "to‘rtta-so‘z-bir-qatorda";

let service: TestApp;
let person: MadePerson;
let stamps: string[];
beforeAll(async () => {
  service = await openTestApp();
  addClockRoutes(service.app, service.context, service.legalClock);
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' order by 1`.execute(service.context.db);
  stamps = rows.map(({ name }) => name);
  await fillDemonstration(service.context, batchMachine, new AbortController().signal, files);
  person = await makePerson(service, {
    codes: standardPositions.administrator.codes,
    username: "soatchi",
    passwordHash: await hashPassword(password),
  });
});
afterAll(async () => service.close());

/** How many rows of each column hold a moment of that span. */
async function within(from: Date, to: Date): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.all(
    stamps.map(async (name) => {
      const [table = "", column = ""] = name.split(".");
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(table)}
        where ${sql.ref(column)} between ${from} and ${to}`.execute(service.context.db);
      return [name, rows[0]?.count ?? 0] as const;
    }),
  );
  return new Map(counts);
}

async function firstApplication(token: string): Promise<string> {
  const { body } = await service.call({ path: "/applications?limit=1", token });
  return (body as { items: { id: string }[] }).items[0]?.id ?? "";
}

/** A file of a register that is there to be fetched. */
async function readyExport(userId: string): Promise<string> {
  const id = uuidv7();
  const at = service.legalClock.now();
  await service.context.db
    .insertInto("exports")
    .values({
      id,
      user_id: userId,
      asked: jsonb({ register: "users", format: "csv", locale: "uz_UZ", columns: [], query: {} } as const),
      state: "ready",
      rows: 0,
      size: 0,
      created_at: at,
      ended_at: at,
      expires_at: new Date(at.getTime() + day),
      holder: null,
      leased_until: null,
    })
    .execute();
  return id;
}

test("every column of the machine is there", () => {
  expect([...machineColumns, ...eitherColumns].filter((name) => !stamps.includes(name))).toEqual([]);
});

/** Of the service's own sources those that ask the system for the time; the demonstration and tests may. */
const asking = globSync("**/*.ts", { cwd: sources })
  .filter((file) => !/^(?:demo|testing)\/|\.test\.ts$/.test(file))
  .filter((file) => /\bnew Date\(\)|\bDate\.now\(/.test(readFileSync(path.join(sources, file), "utf8")));

test("nothing but the clocks asks the system for the time", () => {
  expect(asking).toEqual(["platform/clock/clock.ts"]);
});

test("moving the demonstration's clock ends no session, key or presence, and brings what is due by law", async () => {
  const { db } = service.context;
  const id = await firstApplication(person.token);
  const key = randomUUID();
  const act = {
    method: "POST",
    path: "/views",
    token: person.token,
    headers: { "idempotency-key": key },
    body: { name: "Ko‘rinish", register: "applications", query: "", scope: "mine" },
  } as const;
  const before = await service.call(act);
  const stay = {
    method: "PUT",
    path: `/applications/${id}/presences/me`,
    token: person.token,
    body: { editing: false },
  } as const;
  expect((await service.call(stay)).status).toBeLessThan(300);
  const present = async () => (await db.selectFrom("presences").selectAll().execute()).length;
  const announced = async () =>
    (await db.selectFrom("applications").select("id").where("status", "=", "announced").execute()).length;
  expect(await announced()).toBeGreaterThan(0);

  const moved = await service.app.inject({ method: "POST", url: "/demo/clock", payload: { days: 40 } });
  expect(moved.json()).toMatchObject({ now: new Date(service.clock.now().getTime() + 40 * day).toISOString() });

  expect((await service.call({ path: "/users/me", token: person.token })).status).toBe(200);
  expect((await service.call(act)).body).toEqual(before.body);
  expect(await present()).toBe(1);
  expect(await announced()).toBe(0);
});

test("each column holds moments of its own clock", async () => {
  service.clock.advance(2 * day);
  service.legalClock.advance(400 * day);
  const [machine, law] = [service.clock.now(), service.legalClock.now()];
  const around = (moment: Date) => within(new Date(moment.getTime() - 1), new Date(moment.getTime() + day));
  const { id: administrator, token } = await makePerson(service, { codes: standardPositions.administrator.codes });
  const before = await around(machine);

  const signedIn = await service.call({
    method: "POST",
    path: "/auth/password",
    body: { username: "soatchi", password },
  });
  expect(signedIn.status).toBe(200);
  const id = await firstApplication(token);
  const view = { name: "Yana bir", register: "applications", query: "", scope: "mine" };
  await service.call({ method: "POST", path: "/views", token, body: view });
  await service.call({ method: "PUT", path: `/applications/${id}/presences/me`, token, body: { editing: true } });
  await service.call({ method: "PUT", path: "/drafts/facts/new", token, body: { value: {}, baseVersion: null } });
  const file = await readyExport(administrator);
  expect((await service.call({ method: "POST", path: `/exports/${file}/ticket`, token, body: {} })).status).toBe(200);
  await service.context.jobs.runDue();

  const [atMachine, atLaw] = [await around(machine), await around(law)];
  const grew = stamps.filter((name) => (atMachine.get(name) ?? 0) > (before.get(name) ?? 0));
  expect(grew).toEqual(
    expect.arrayContaining([
      "export_tickets.expires_at",
      "idempotent_act.at",
      "presences.seen_at",
      "throttles.window_ends",
    ]),
  );
  expect(grew.filter((name) => !machineColumns.has(name) && !eitherColumns.has(name))).toEqual([]);
  const ofLaw = stamps.filter((name) => (atLaw.get(name) ?? 0) > 0);
  expect(ofLaw).toEqual(expect.arrayContaining(["history_entry.at"]));
  expect(ofLaw.filter((name) => machineColumns.has(name))).toEqual([]);
});
