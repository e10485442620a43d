import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import { type AreaFaultCode, areaFaultCodes } from "@yer/api/contract/area-faults";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { areaLists } from "@yer/api/contract/area-imports";
import { bulkMoves } from "@yer/api/contract/bulk-moves";
import { notices } from "@yer/api/contract/notices";
import { ownPlotStates, ownPlots } from "@yer/api/contract/own-plots";
import { placeLists } from "@yer/api/contract/places-import";
import { bankLists } from "@yer/api/contract/receipt-imports";
import { treasuryLists } from "@yer/api/contract/treasury-lists";
import { scheduleLists } from "@yer/api/contract/schedule-imports";
import { bankDaysRegister } from "@yer/api/contract/bank-days";
import { lineReturnsRegister } from "@yer/api/contract/line-returns";
import { statementLinesRegister } from "@yer/api/contract/statement-lines";
import { surveys } from "@yer/api/contract/survey-imports";
import { applicationsRegister } from "@yer/api/contract/application-register";
import { areasRegister } from "@yer/api/contract/areas";
import { chargesRegister } from "@yer/api/contract/charges";
import { conclusionsRegister } from "@yer/api/contract/conclusions";
import { councilRegister } from "@yer/api/contract/council";
import { diagramsRegister } from "@yer/api/contract/diagrams";
import { fieldGroupsRegister } from "@yer/api/contract/field-groups";
import { fieldsRegister } from "@yer/api/contract/fields";
import { organisationsRegister } from "@yer/api/contract/organisations";
import { overlapsRegister } from "@yer/api/contract/overlaps";
import { placesRegister } from "@yer/api/contract/places-register";
import { schedulesRegister } from "@yer/api/contract/schedules";
import { unplacedRegister } from "@yer/api/contract/placing";
import { settingsRegister } from "@yer/api/contract/settings";
import { usersRegister } from "@yer/api/contract/users";
import { visitDaysRegister } from "@yer/api/contract/visit-days";
import { visitsRegister } from "@yer/api/contract/visit-register";
import { visitWritersRegister } from "@yer/api/contract/visit-writers";
import { visitQuestions } from "@yer/api/contract/visits";
import { distributionsRegister } from "@yer/api/contract/distributions";
import { moneyMonthsRegister } from "@yer/api/contract/money-months";
import { paymentOrdersRegister } from "@yer/api/contract/payment-orders";
import { complaintsRegister, objectionsRegister } from "@yer/api/contract/objections";
import { positionsRegister, rolesRegister } from "@yer/api/contract/positions";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportRegisterOf } from "../insight/exports/registers.js";
import { openSession } from "../identity/auth/session-service.js";
import { withTransaction } from "../platform/database/transaction.js";
import { readSettings } from "../platform/dated-settings/queries.js";
import { verifyHistory } from "../platform/history/verify-history.js";
import { verifyJournal } from "../money/journal/verify-journal.js";
import { fillTestApp } from "../testing/fill-test-app.js";
import { openTestApp, type TestApp } from "../testing/test-app.js";
import { lastBranch } from "./branches.js";
import { batchMachine } from "../main/batch-machine.js";
import { fillDemonstration } from "./fill.js";
import { fillRegisters } from "./fill-registers.js";
import { demoDistrict, demoIdentities, demoPassword } from "./identities.js";
import { demoId } from "./random.js";

const applications = lastBranch + 3;
const roles = demoIdentities.flatMap(({ key, staff }) => (staff === null ? [] : [{ key, ...staff }]));
let app: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await openTestApp({ factorExempt: new Set(demoIdentities.map(({ pinfl }) => pinfl)) });
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  // It goes on where the demonstration that others copy was stopped.
  await fillTestApp(app, 1);
  await fillDemonstration(app.context, batchMachine, new AbortController().signal, applications);
  for (const { key, username } of roles) {
    const { body } = await app.call({
      method: "POST",
      path: "/auth/password",
      body: { username, password: demoPassword },
    });
    tokens.set(key, String(body["access_token"]));
  }
});
afterAll(() => app.close());

const registers = [
  applicationsRegister,
  areasRegister,
  chargesRegister,
  complaintsRegister,
  conclusionsRegister,
  councilRegister,
  diagramsRegister,
  distributionsRegister,
  fieldGroupsRegister,
  fieldsRegister,
  moneyMonthsRegister,
  objectionsRegister,
  organisationsRegister,
  overlapsRegister,
  paymentOrdersRegister,
  placesRegister,
  positionsRegister,
  rolesRegister,
  schedulesRegister,
  settingsRegister,
  statementLinesRegister,
  lineReturnsRegister,
  bankDaysRegister,
  unplacedRegister,
  usersRegister,
  visitDaysRegister,
  visitsRegister,
  visitWritersRegister,
];
/** What a file can be made of and is part of one record: its list opens with that. */
const parts: ReadonlySet<string> = new Set([
  "agenda",
  "receiptRows",
  "treasuryRows",
  "bulkFiles",
  "fileHistory",
  "userHistory",
]);
/** What is a table of numbers, not a list of records. */
const sums: ReadonlySet<string> = new Set(["svod", "report"]);

/** Every register there is, and what people have of their own beside them. */
const lists: Readonly<Record<string, Endpoint>> = {
  ...Object.fromEntries(registers.map(({ name, list }) => [name, list])),
  imports: surveys.calls.list,
  receipts: bankLists.calls.list,
  treasuryLists: treasuryLists.calls.list,
  placeLists: placeLists.calls.list,
  areaLists: areaLists.calls.list,
  scheduleLists: scheduleLists.calls.list,
  notices: notices.list,
  tasks: bulkMoves.list,
};

/** What a list must be asked besides. */
const also: Readonly<Record<string, string>> = { "/place-register": "&level=neighborhood" };

const noArea = "areas are sent to an inspection; a body that concludes has none, and no menu entry for them";
const noOverlap = "who judges overlaps is the territory's staff: members of a body see none of them";
const noTask = "has begun no act on many files";
const bodies = ["architect", "ecologist", "colleague", "head"];
/** What may be empty, and why; whoever fills one of these takes its line away. */
const mayBeEmpty: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    bodies.flatMap(
      (who) =>
        [
          [`${who} areas`, noArea],
          [`${who} overlaps`, noOverlap],
        ] as const,
    ),
  ),
  "administrator conclusions": "belongs to no body that concludes",
  "administrator notices": "is told of a file when nobody of its office and region can act on it, and somebody can",
  "approver notices": "no notice tells of a proposal: what waits to be approved stands in the work of the day",
  ...Object.fromEntries(
    roles
      .filter(({ key }) => !["operator", "reviewer", "inspector"].includes(key))
      .map(({ key }) => [`${key} tasks`, noTask] as const),
  ),
};

async function totalOf(role: string, list: Endpoint): Promise<number | "closed"> {
  // Registers that are read whole have no pages.
  const page = "limit" in ((list.query as { shape?: object } | undefined)?.shape ?? {}) ? "limit=1" : "";
  const { status, body } = await app.call({
    path: `${list.path}?${page}${also[list.path] ?? ""}`,
    token: tokens.get(role),
  });
  if (status === 403) return "closed";
  expect({ role, path: list.path, status }).toEqual({ role, path: list.path, status: 200 });
  return Number(body["total"] ?? (body["items"] as unknown[]).length);
}

test("knows every register of which a file can be made", () => {
  const known = new Set(["receipts", "treasuryLists", ...registers.map(({ name }) => name)]);
  const others = Object.keys(exportRegisterOf).filter((name) => !parts.has(name) && !sums.has(name));
  expect(others.filter((name) => !known.has(name as never))).toEqual([]);
});

describe.each(roles)("$key", ({ key }) => {
  test("finds rows in every register that opens to them", async () => {
    const empty: string[] = [];
    for (const [name, list] of Object.entries(lists)) {
      if ((await totalOf(key, list)) === 0) empty.push(`${key} ${name}`);
    }
    expect(empty.toSorted()).toEqual(
      Object.keys(mayBeEmpty)
        .filter((one) => one.startsWith(`${key} `))
        .toSorted(),
    );
  });
});

/** The values of a field among all rows of a list. */
async function among(role: string, path: string, field: string): Promise<unknown[]> {
  const { status, body } = await app.call({ path, token: tokens.get(role) });
  expect({ path, status }).toEqual({ path, status: 200 });
  return (body["items"] as Record<string, unknown>[]).map((row) => row[field]);
}

test("the Council has a session that decided either way, today's and one to come", async () => {
  const { body } = await app.call({ path: "/council-sessions", token: tokens.get("council") });
  expect(body["items"]).toEqual([
    expect.objectContaining({ day: "2026-12-02", files: 1, decidedFor: 0, decidedAgainst: 0 }),
    expect.objectContaining({ day: "2026-11-20", files: 2, decidedFor: 0, decidedAgainst: 0 }),
    expect.objectContaining({ day: "2026-11-12", files: 3, decidedFor: 2, decidedAgainst: 1 }),
  ]);
});

test.each([
  { role: "operator", list: surveys, states: ["applied", "checked", "stopped", "undone"] },
  { role: "cashier", list: bankLists, states: ["applied", "applied", "checked", "undone"] },
  { role: "administrator", list: placeLists, states: ["checked", "undone"] },
  { role: "operator", list: areaLists, states: ["applied", "checked", "stopped", "undone"] },
  { role: "operator", list: scheduleLists, states: ["applied", "checked", "stopped", "undone"] },
])("lists of the $role stand $states", async ({ role, list, states }) => {
  expect(
    (await among(role, `${list.calls.list.path}?limit=100`, "state"))
      .map(String)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(states);
});

test("rows of the bank are entered and taken back, are of no file, or wait to be entered", async () => {
  const { rows } = await sql<{ kind: string }>`
    select distinct r.kind from batch_rows as r join batches as b on b.id = r.batch_id
    where b.kind = 'bank-list' order by 1`.execute(app.context.db);
  expect(rows.map(({ kind }) => kind)).toEqual(["entered", "new", "undone", "wrong"]);
});

test("disputes are open and decided either way; charges are paid by instalments, or not", async () => {
  const complaints = await among("operator", "/complaints?limit=100", "state");
  expect(new Set(complaints)).toEqual(new Set(["new", "dismissed", "upheld"]));
  const objections = await among("operator", "/objections?limit=100", "state");
  expect(new Set(objections)).toEqual(new Set(["new", "in_review", "dismissed", "upheld"]));
  const { rows } = await sql<{ contracts: number; late: number; suspended: number; paid: number }>`
    select count(*)::integer as contracts, (count(*) filter (where a.suspended))::integer as late,
      (select count(*)::integer from applications
        where suspended and district_soato = ${demoDistrict}) as suspended,
      (select count(*)::integer from receipts where document = 'SH-' || 59 || '/1') as paid
    from instalment_contracts as c join applications as a on a.id = c.application_id`.execute(app.context.db);
  expect(rows[0]).toEqual({ contracts: 2, late: 1, suspended: 3, paid: 1 });
});

test("two years of money stand in all their states: refunds, requests, online payments, returns, bank days, months", async () => {
  const states = async (table: string, state = "state") => {
    const { rows } = await sql<{ state: string }>`
      select distinct ${sql.ref(state)} as state from ${sql.table(table)} order by 1`.execute(app.context.db);
    return rows.map((row) => row.state);
  };
  expect(await states("refunds")).toEqual(["approved", "executed", "ordered", "proposed", "refused", "withdrawn"]);
  // One of them by the provider, once what it had was paid by the bank as well.
  const { rows: back } = await sql<{ state: string }>`
    select state from refunds where online_payment_id is not null`.execute(app.context.db);
  expect(back.map(({ state }) => state)).toEqual(["executed"]);
  expect(await states("instalment_requests")).toEqual(["asked", "refused"]);
  expect(await states("online_payments")).toEqual(["failed", "paid"]);
  expect(await states("line_returns")).toEqual(["approved", "executed", "ordered", "proposed"]);
  expect(await states("line_clearings", "kind")).toEqual(["covered", "passed"]);
  expect(await states("bank_days")).toEqual(["closed", "open"]);
  expect(await states("money_months")).toEqual(["closed", "proposed"]);
  expect(await states("payment_orders")).toEqual(["approved", "executed", "made", "refused", "withdrawn"]);
  const { rows: years } = await sql<{ year: string; days: number }>`
    select to_char(day, 'YYYY') as year, count(distinct day)::integer as days from payment_orders
    group by 1 order by 1`.execute(app.context.db);
  // Spread over the two years as the money is that they pay on.
  expect(years.length).toBeGreaterThanOrEqual(2);
  expect(years.reduce((sum, { days }) => sum + days, 0)).toBeGreaterThan(6);
  const { rows } = await sql<{ signed: number; closed: number }>`
    select (select count(*)::integer from bank_day_statements where superseded_at is null) as signed,
      (select count(*)::integer from money_months where state = 'closed') as closed`.execute(app.context.db);
  expect(rows[0]?.signed).toBe(5);
  // All but the last that is over, from the first in which something was booked.
  expect(rows[0]?.closed).toBeGreaterThan(10);
  expect((await verifyJournal(app.context.db)).faults).toEqual([]);
});

test("an act on many files moved some and says of the others why not; roles have people", async () => {
  const { rows } = await sql<{ state: string; files: number }>`
    select state, count(*)::integer as files from bulk_move_files group by 1 order by 1`.execute(app.context.db);
  expect(rows).toEqual([
    { state: "moved", files: 4 },
    { state: "refused", files: 1 },
  ]);
  expect(await among("administrator", "/roles", "holders")).toEqual([1, 2]);
});

test("areas with every fault that the demonstration can have are seen, in drafts or as a proposal; visits have pictures", async () => {
  const faults = async (query: string) => {
    const { body } = await app.call({ path: `/areas/faults?${query}`, token: tokens.get("operator") });
    return (body["items"] as { code: AreaFaultCode }[]).map(({ code }) => code);
  };
  const shown = new Set([...(await faults("")), ...(await faults("basket=drafts"))]);
  // No official border of a district is known to the demonstration.
  expect(areaFaultCodes.filter((code) => !shown.has(code))).toEqual(["outline_outside"]);
  const visited = await app.context.db
    .selectFrom("visit_photos as p")
    .innerJoin("visits as v", "v.id", "p.visit_id")
    .select(["v.area_id", "p.visit_id", "p.file_id"])
    .execute();
  expect(visited).toHaveLength(3);
  const [{ area_id, visit_id, file_id } = { area_id: "", visit_id: "", file_id: "" }] = visited;
  const photo = await app.call({
    path: `/areas/${area_id}/visits/${visit_id}/photos/${file_id}`,
    token: tokens.get("inspector"),
  });
  expect(photo.status).toBe(200);
});

/** What words tell of how land is used, as the option of question 102. */
const usesTold = [
  { use: 1, told: /\b(?:oila|yashaydi|uy|uyda)\b/iu },
  { use: 2, told: /\b(?:tomorqa|uzumzor|bogʻdorchilik)\b/iu },
  { use: 3, told: /\b(?:doʻkon|savdo|ustaxona|ishlab chiqarish)\b/iu },
];

test("no visit contradicts itself: words, answers, outline, place and days tell the same", async () => {
  const { rows } = await sql<{
    words: string;
    finding: AreaFinding;
    answers: Record<string, string | number>;
    walked: boolean;
    measured: boolean;
    there: boolean | null;
    late: boolean;
  }>`
    select v.words, v.finding, v.answers, v.outline is not null as walked, v.walk is not null as measured,
      ST_Distance(p.point, ST_Transform(a.outline, 3857)) < 1 as there, v.visited_on > (v.received_at at time zone 'Asia/Tashkent')::date as late
    from visits as v join areas as a on a.id = v.area_id join visit_points as p on p.id = v.id`.execute(app.context.db);
  expect(new Set(rows.map(({ finding }) => finding))).toEqual(new Set(["occupied", "state_land", "empty"]));
  for (const { words, finding, answers, walked, measured, there, late } of rows) {
    const { [visitQuestions.findingField]: found, "102": use, ...others } = answers;
    const told = usesTold.flatMap((one) => (one.told.test(words) ? [one.use] : []));
    expect({
      words,
      found: areaFindings[Number(found) - 1],
      use: use === undefined ? [] : [Number(use)],
      others,
    }).toEqual({
      words,
      found: finding,
      use: finding === "occupied" ? told : [],
      others: {},
    });
    // Who lives or trades on it occupies it; and what was walked is said to be, measured, and the other way round.
    expect({ words, isUsed: told.length > 0, walked, measured, there: there ?? true, late }).toEqual({
      words,
      isUsed: finding === "occupied",
      walked: words.includes("aylanib"),
      measured: walked,
      there: true,
      late: false,
    });
  }
});

test("a citizen finds a plot of theirs in every state, as the acts on its area left it", async () => {
  const citizen = demoIdentities.find(({ staff }) => staff === null);
  const session = { userId: demoId(`identity ${citizen?.key}`), isStaff: false, method: "oneid" as const };
  const { context, clock } = app;
  const expiresAt = new Date(clock.now().getTime() + 3_600_000);
  const { access_token: token } = await withTransaction(context.db, async (transaction) =>
    openSession(transaction, { context, now: clock.now() }, { ...session, expiresAt }),
  );
  const { body } = await app.call({ path: ownPlots.list.path, token });
  const states = (body["items"] as { state: string }[]).map(({ state }) => state);
  expect(states.toSorted()).toEqual([...ownPlotStates].toSorted());
});

test("filling again changes nothing: what was lived is not lived twice, and the history verifies", async () => {
  const count = async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from batches) + (select count(*) from roles) + (select count(*) from users)
        + (select count(*) from areas) + (select count(*) from told_plots) + (select count(*) from visits) + (select count(*) from bulk_moves) + (select count(*) from council_agenda) as n`.execute(
      app.context.db,
    );
    return rows[0]?.n;
  };
  const before = await count();
  const { db, signer, events } = app.context;
  const now = app.clock.now();
  await fillRegisters(app.context, batchMachine, { events, signer, now, settings: await readSettings(db) });
  expect(await count()).toBe(before);
  expect((await verifyHistory(db, app.context.secrets.historyPublicKey)).faults).toEqual([]);
});
