import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp, testNow } from "../../testing/test-app.js";
import { expireProposals } from "../../identity/settings/expiry.js";
import { readSettings, settingAt } from "./queries.js";

/** Codes of those who propose. */
const proposing = ["read:setting", "update:setting"];
const reason = "Qaror 12-son, 2026-yil 2-mart";

let service: TestApp;
let proposer: MadePerson;
let approver: MadePerson;

beforeAll(async () => {
  service = await openTestApp();
  proposer = await makePerson(service, { name: "Taklif Beruvchi", codes: proposing });
  approver = await makePerson(service, { name: "Tasdiq Lovchi", codes: ["read:setting", "approve:setting"] });
});
afterAll(async () => service.close());
beforeEach(() => {
  service.clock.set(new Date(testNow));
});

interface Page {
  readonly version: number;
  readonly proposals: readonly { id: string; version: number; state: string; decisionReason: string | null }[];
  readonly values: readonly { validFrom: string; value: unknown; standing: string }[];
}

async function read(key: string): Promise<Page> {
  return (await service.call({ path: `/settings/${key}`, token: approver.token })).body as unknown as Page;
}

async function set(key: string, value: unknown, validFrom = "2026-04-01", person = proposer, version?: number) {
  const ifMatch = version ?? (await read(key)).version;
  return service.call({
    method: "POST",
    path: `/settings/${key}/values`,
    token: person.token,
    body: { validFrom, value, reason },
    headers: { "if-match": `"${ifMatch}"` },
  });
}

async function withdraw(key: string, validFrom: string) {
  const { version } = await read(key);
  return service.call({
    method: "POST",
    path: `/settings/${key}/withdrawals`,
    token: proposer.token,
    body: { validFrom, reason },
    headers: { "if-match": `"${version}"` },
  });
}

async function decide(verdict: "approval" | "refusal" | "taking-back", id: string, person = approver, version = 1) {
  return service.call({
    method: "POST",
    path: `/setting-proposals/${id}/${verdict}`,
    token: person.token,
    body: { reason: "Qaror bilan solishtirildi" },
    headers: { "if-match": `"${version}"` },
  });
}

async function proposed(key: string, value: unknown, validFrom = "2026-04-01"): Promise<string> {
  const reply = await set(key, value, validFrom);
  expect([reply.status, reply.body["errors"], reply.body["reasons"]]).toEqual([200, undefined, undefined]);
  return (reply.body as unknown as Page).proposals[0]?.id ?? "";
}

async function actions(key: string): Promise<unknown[]> {
  const { body } = await service.call({ path: `/settings/${key}/history`, token: approver.token });
  return (body["items"] as { action: string }[]).map(({ action }) => action);
}

const day = (iso: string) => new Date(`${iso}T12:00:00Z`);
const reasonsOf = (reply: { body: Record<string, unknown> }) =>
  (reply.body["reasons"] as { code: string }[]).map(({ code }) => code);
const faultsOf = (reply: { body: Record<string, unknown> }) =>
  (reply.body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);

/** The term of announcements on a day, where no place has its own. */
async function termAt(on: string) {
  return (await readSettings(service.context.db)).in("1703").value("term.announced", day(on));
}

test("a value proposed by one holds from its day once another has approved it; the days before keep theirs", async () => {
  const id = await proposed("term.announced", { days: 15, unit: "working" });
  expect(await termAt("2026-04-01")).toEqual({ days: 10, unit: "calendar" });
  const approved = await decide("approval", id);
  expect(approved.body).toMatchObject({ state: "approved", decidedBy: { name: "Tasdiq Lovchi" } });
  expect(await termAt("2026-04-01")).toEqual({ days: 15, unit: "working" });
  expect(await termAt("2026-03-30")).toEqual({ days: 10, unit: "calendar" });
  expect((await read("term.announced")).values.map(({ validFrom, standing }) => [validFrom, standing])).toEqual([
    ["2026-04-01", "future"],
    ["2024-11-01", "current"],
  ]);
  expect(await actions("term.announced")).toEqual(["setting.set", "setting.approved", "setting.proposed"]);
});

test("nobody decides their own proposal, not even with the permission; only its maker takes it back", async () => {
  const both = await makePerson(service, { codes: [...proposing, "approve:setting"] });
  const { body } = await set("term.in_review", { days: 12, unit: "working" }, "2026-04-01", both);
  const id = (body as unknown as Page).proposals[0]?.id ?? "";
  for (const verdict of ["approval", "refusal"] as const) {
    const refused = await decide(verdict, id, both);
    expect([refused.status, reasonsOf(refused)]).toEqual([409, ["proposal-own"]]);
  }
  expect(reasonsOf(await decide("taking-back", id, proposer))).toEqual(["proposal-of-another"]);
  expect((await decide("taking-back", id, both)).body).toMatchObject({ state: "withdrawn" });
});

test("a refused proposal changes nothing and keeps the reason; a second decision finds it decided", async () => {
  const id = await proposed("bhm", 45_000_000);
  expect((await decide("refusal", id)).status).toBe(200);
  const late = await decide("approval", id);
  expect([late.status, late.body["code"]]).toEqual([412, "precondition-failed"]);
  expect(late.body["current"]).toMatchObject({ state: "refused", decisionReason: "Qaror bilan solishtirildi" });
  expect(reasonsOf(await decide("approval", id, approver, 2))).toEqual(["proposal-refused"]);
  expect(await settingAt(service.context.db, "bhm", day("2026-04-02"))).toBe(41_200_000);
});

test("of two who decide at once one wins, and the value is written once", async () => {
  const other = await makePerson(service, { codes: ["read:setting", "approve:setting"] });
  const id = await proposed("term.at_justice", { days: 25, unit: "working" });
  const replies = await Promise.all([decide("approval", id), decide("refusal", id, other)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const decisions = (await actions("term.at_justice")).filter(
    (action) => action === "setting.approved" || action === "setting.refused",
  );
  expect(decisions).toHaveLength(1);
});

test("what was proposed on values that have changed since is stale and cannot be approved", async () => {
  const first = await proposed("discount.social_register", 60);
  const second = await proposed("discount.social_register", 40, "2026-05-01");
  await decide("approval", first);
  const { proposals } = await read("discount.social_register");
  expect(proposals.find(({ id }) => id === second)?.state).toBe("stale");
  expect(reasonsOf(await decide("approval", second, approver, 2))).toEqual(["proposal-stale"]);
  expect(await actions("discount.social_register")).toContain("setting.stale");
});

test("a proposal that nobody decides expires after the days set, once, and says so in the history", async () => {
  const { context, clock } = service;
  const id = await proposed("term.at_council", { days: 30, unit: "calendar" }, "2026-06-01");
  clock.advance(14 * 86_400_000);
  // The session of the start has ended by then.
  const awake = await makePerson(service, { codes: ["read:setting", "approve:setting"] });
  expect(reasonsOf(await decide("approval", id, awake))).toEqual(["proposal-expired"]);
  const [one, two] = await Promise.all([
    expireProposals(context.db, context.events, clock.now()),
    expireProposals(context.db, context.events, clock.now()),
  ]);
  expect(one + two).toBeGreaterThan(0);
  expect(await expireProposals(context.db, context.events, clock.now())).toBe(0);
  const entries = await context.db
    .selectFrom("history_entry")
    .select("action")
    .where("record_id", "=", "term.at_council")
    .where("action", "=", "setting.expired")
    .execute();
  expect(entries).toHaveLength(1);
});

test("a proposal whose start has come meanwhile cannot be approved", async () => {
  const id = await proposed("term.to_conclusion", { days: 6, unit: "working" }, "2026-03-06");
  service.clock.advance(86_400_000);
  const awake = await makePerson(service, { codes: ["read:setting", "approve:setting"] });
  expect(reasonsOf(await decide("approval", id, awake))).toEqual(["start-passed"]);
  const [row] = await service.context.db.selectFrom("setting_proposals").select("state").where("id", "=", id).execute();
  expect(row?.state).toBe("open");
});

test("a value that needs one person holds at once, today too, but today has one value only", async () => {
  const { db } = service.context;
  expect((await set("soon.days", 5, "2026-03-05")).status).toBe(200);
  expect(await settingAt(db, "soon.days", service.clock.now())).toBe(5);
  expect(reasonsOf(await set("soon.days", 7, "2026-03-05"))).toEqual(["day-today-set"]);
  expect(reasonsOf(await set("soon.days", 5, "2026-03-10"))).toEqual(["value-same"]);
});

test("a value that has not begun is taken back; one that has is not", async () => {
  const { db } = service.context;
  expect((await set("escalation.days", [2, 4], "2026-03-20")).status).toBe(200);
  expect((await withdraw("escalation.days", "2026-03-20")).status).toBe(200);
  expect(await settingAt(db, "escalation.days", day("2026-03-21"))).toEqual([1, 5, 10]);
  expect(reasonsOf(await withdraw("escalation.days", "2026-03-20"))).toEqual(["value-unknown"]);
  expect(reasonsOf(await withdraw("soon.days", "2026-03-05"))).toEqual(["value-began"]);
});

test.each([
  ["term.total", { days: 0, unit: "working" }, "2026-04-01", ["/value/days too-small"]],
  ["term.total", { days: 1.5, unit: "moons" }, "2026-04-01", ["/value/days type", "/value/unit choice"]],
  ["bhm", -1, "2026-04-01", ["/value too-small"]],
  ["bhm", "37500000", "2026-04-01", ["/value type"]],
  ["shares", [{ budget: "district", percent: 99.99 }], "2026-04-01", ["/value shares-sum"]],
  ["shares", [{ budget: "district", percent: 100, account: "4".repeat(26) }], "2026-04-01", ["/value/0/account treasury-account"]],
  ["escalation.days", [5, 5], "2026-04-01", ["/value not-growing"]],
  ["soon.days", 5, "2026-03-04", ["/validFrom start-too-early"]],
  ["bhm", 40_000_000, "2026-03-05", ["/validFrom start-too-early"]],
  ["bhm", 40_000_000, "2062-01-01", ["/validFrom day"]],
  ["bhm", 40_000_000, "2026-02-30", ["/validFrom day"]],
] as const)("%s as %j from %s is refused where it is wrong", async (key, value, validFrom, faults) => {
  const reply = await set(key, value, validFrom);
  expect([reply.status, faultsOf(reply)]).toEqual([400, faults]);
});

test("thirds in hundredths add up to a whole", async () => {
  const thirds = [33.33, 33.33, 33.34].map((percent, at) => ({ budget: `Byudjet ${at}`, percent }));
  expect((await set("shares", thirds)).status).toBe(200);
});

test("who works in a part of the republic reads settings and changes none", async () => {
  const regional = await makePerson(service, { codes: [...proposing, "approve:setting"], territory: "1718" });
  expect((await service.call({ path: "/settings", token: regional.token })).status).toBe(200);
  const refused = await set("bhm", 42_000_000, "2026-04-01", regional);
  expect([refused.status, reasonsOf(refused)]).toEqual([403, ["other-territory"]]);
});

test("who read an older version is shown what stands now", async () => {
  expect((await set("outline.gap", 0.75, "2026-03-20", proposer, 9)).body).toMatchObject({
    code: "precondition-failed",
    current: { key: "outline.gap", version: 1 },
  });
});

test("the preview of a value counts what it leaves alone, and writes nothing", async () => {
  const reply = await service.call({
    method: "POST",
    path: "/settings/term.announced/impact",
    token: proposer.token,
    body: { validFrom: "2026-04-01", value: { days: 11, unit: "calendar" } },
  });
  expect(reply.body["lines"]).toEqual([
    { effect: "terms-kept", count: 0 },
    { effect: "terms-later", count: 0 },
  ]);
});
