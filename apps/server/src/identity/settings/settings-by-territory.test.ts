import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const samarkand = "1718";
const samarkandCity = "1718401";
const andijan = "1703";
const start = "2026-04-01";
const reason = "Qaror 12-son, 2026-yil 2-mart";
const proposing = ["read:setting", "update:setting"];
const deciding = ["read:setting", "approve:setting"];

let service: TestApp;
let ofCountry: MadePerson;
let ofSamarkand: MadePerson;
let approverOfCountry: MadePerson;
let approverOfSamarkand: MadePerson;

beforeAll(async () => {
  service = await openTestApp();
  ofCountry = await makePerson(service, { codes: proposing });
  ofSamarkand = await makePerson(service, { codes: proposing, territory: samarkand });
  approverOfCountry = await makePerson(service, { codes: deciding });
  approverOfSamarkand = await makePerson(service, { codes: deciding, territory: samarkand });
});
afterAll(async () => service.close());

type Reply = Awaited<ReturnType<TestApp["call"]>>;

interface Asked {
  readonly validFrom?: string;
  readonly person?: MadePerson;
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

async function set(key: string, territory: string, value: unknown, asked: Asked = {}): Promise<Reply> {
  const { validFrom = start, person = ofCountry, version = 1, headers = {} } = asked;
  return service.call({
    method: "POST",
    path: `/settings/${key}/values`,
    token: person.token,
    body: { territory, validFrom, value, reason },
    headers: { "if-match": `"${version}"`, ...headers },
  });
}

async function page(key: string, territory?: string): Promise<Reply> {
  const query = territory === undefined ? "" : `?territory=${territory}`;
  return service.call({ path: `/settings/${key}${query}`, token: ofCountry.token });
}

interface Open {
  readonly id: string;
  readonly territory: string;
  readonly state: string;
}

async function openProposal(key: string, territory: string): Promise<string> {
  const proposals = (await page(key)).body["proposals"] as Open[];
  const found = proposals.find((one) => one.state === "open" && one.territory === territory);
  if (found === undefined) throw new Error(`No open proposal of ${key} in ${territory}.`);
  return found.id;
}

async function approve(id: string, person = approverOfCountry): Promise<Reply> {
  return service.call({
    method: "POST",
    path: `/setting-proposals/${id}/approval`,
    token: person.token,
    body: { reason: "Qaror bilan solishtirildi" },
    headers: { "if-match": '"1"' },
  });
}

/** Gives a territory a value that two persons agreed on. */
async function enter(key: string, territory: string, value: unknown, asked: Asked = {}): Promise<void> {
  expect((await set(key, territory, value, asked)).status).toBe(200);
  expect((await approve(await openProposal(key, territory))).status).toBe(200);
}

const reasonsOf = ({ body }: Reply) => (body["reasons"] as { code: string }[]).map(({ code }) => code);
const faultsOf = ({ body }: Reply) =>
  (body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);

/** The days of a term in a place on a day. */
async function daysIn(place: string, key: "term.in_review" | "term.rejected" | "term.in_payment", on = start) {
  const settings = await readSettings(service.context.db);
  return settings.in(place).value(key, new Date(`${on}T12:00:00Z`)).days;
}

const term = (days: number) => ({ days, unit: "working" as const });

test("a region's value holds in its districts, a district's own before it, and the country's everywhere else", async () => {
  await enter("term.in_review", samarkand, term(12));
  await enter("term.in_review", samarkandCity, term(7));
  expect(await daysIn(samarkandCity, "term.in_review")).toBe(7);
  expect(await daysIn("1718203", "term.in_review")).toBe(12);
  expect(await daysIn("1703202", "term.in_review")).toBe(10);
  expect(await daysIn(samarkandCity, "term.in_review", "2026-03-31")).toBe(10);
});

test("the country's new value does not reach a place that has its own, until that goes back to the place above", async () => {
  await enter("term.rejected", samarkandCity, term(15));
  await enter("term.rejected", "17", { days: 40, unit: "calendar" }, { validFrom: "2026-05-01" });
  expect(await daysIn(samarkandCity, "term.rejected", "2026-06-01")).toBe(15);
  expect(await daysIn("1718203", "term.rejected", "2026-06-01")).toBe(40);
  await enter("term.rejected", samarkandCity, null, { validFrom: "2026-06-01", version: 2 });
  expect(await daysIn(samarkandCity, "term.rejected", "2026-05-31")).toBe(15);
  expect(await daysIn(samarkandCity, "term.rejected", "2026-06-01")).toBe(40);
});

test("who works in a region proposes for it and its districts, not for another one and not for the country", async () => {
  const asked = { person: ofSamarkand };
  expect((await set("term.at_council", samarkand, term(9), asked)).status).toBe(200);
  expect((await set("term.at_council", samarkandCity, term(8), asked)).status).toBe(200);
  for (const territory of [andijan, "17"]) {
    const refused = await set("term.at_council", territory, term(9), asked);
    expect([refused.status, reasonsOf(refused)]).toEqual([403, ["other-territory"]]);
    const unseen = await service.call({
      method: "POST",
      path: "/settings/term.at_council/impact",
      token: ofSamarkand.token,
      body: { territory, validFrom: start, value: term(9) },
    });
    expect(unseen.status).toBe(403);
  }
});

test("who decides covers the territory; a second person of the region is enough for its own", async () => {
  await set("discount.disability", andijan, 90);
  await set("discount.disability", samarkand, 80, { person: ofSamarkand });
  const elsewhere = await approve(await openProposal("discount.disability", andijan), approverOfSamarkand);
  expect([elsewhere.status, reasonsOf(elsewhere)]).toEqual([403, ["other-territory"]]);
  expect((await approve(await openProposal("discount.disability", samarkand), approverOfSamarkand)).status).toBe(200);
});

test("nobody decides their own proposal for their region either", async () => {
  const both = await makePerson(service, { codes: [...proposing, "approve:setting"], territory: samarkand });
  await set("term.in_payment", samarkand, term(50), { person: both });
  const own = await approve(await openProposal("term.in_payment", samarkand), both);
  expect([own.status, reasonsOf(own)]).toEqual([409, ["proposal-own"]]);
});

test("proposals for two territories at once do not collide, and approving one leaves the other open", async () => {
  const places = [samarkandCity, andijan, "17"];
  const replies = await Promise.all(places.map(async (place, at) => set("term.announced", place, term(11 + at))));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = await Promise.all(places.map(async (place) => openProposal("term.announced", place)));
  const decided = await Promise.all(ids.map(async (id) => approve(id)));
  expect(decided.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await page("term.announced");
  expect(body["upcoming"]).toMatchObject([{ territory: "17", value: term(13) }]);
  expect(body["places"]).toMatchObject([
    { territory: andijan, version: 2, upcoming: [{ territory: andijan, value: term(12) }] },
    { territory: samarkandCity, version: 2, upcoming: [{ territory: samarkandCity, value: term(11) }] },
  ]);
});

test("of two proposals for one territory the second is stale once the first is approved", async () => {
  await set("term.to_conclusion", andijan, term(6));
  const first = await openProposal("term.to_conclusion", andijan);
  await set("term.to_conclusion", andijan, term(7), { validFrom: "2026-05-01" });
  await approve(first);
  const { body } = await page("term.to_conclusion");
  expect((body["proposals"] as Open[]).map(({ state }) => state)).toEqual(["stale", "approved"]);
});

test("a version is one of the territory: who read an older one is shown what stands there now", async () => {
  await enter("payment.excess", andijan, 50);
  const late = await set("payment.excess", andijan, 60);
  expect([late.status, late.body["current"]]).toMatchObject([412, { territory: andijan, version: 2 }]);
  expect((await set("payment.excess", samarkand, 60)).status).toBe(200);
  expect((await set("payment.excess", "17", 70)).status).toBe(200);
});

test("a proposal sent twice under one key is one proposal", async () => {
  const headers = { "idempotency-key": "settings-by-territory-twice" };
  const replies = [
    await set("term.total", andijan, { days: 140, unit: "calendar" }, { headers }),
    await set("term.total", andijan, { days: 140, unit: "calendar" }, { headers }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(((await page("term.total")).body["proposals"] as Open[]).length).toBe(1);
});

test("the list names the places with values of their own, and a page says what holds in a place and since when", async () => {
  await enter("discount.social_register", samarkand, 60);
  service.clock.set(new Date("2026-04-10T09:00:00.000Z"));
  // Those of the start were signed in for a day.
  const reader = await makePerson(service, { codes: ["read:setting"] });
  const list = await service.call({ path: "/settings", token: reader.token });
  const listed = (list.body["items"] as { key: string; places: unknown[] }[]).find(
    ({ key }) => key === "discount.social_register",
  );
  expect(listed).toMatchObject({
    territory: "17",
    current: { territory: "17", value: 50 },
    places: [{ territory: samarkand, since: start, current: { territory: samarkand, value: 60 } }],
  });
  const { body } = await service.call({
    path: `/settings/discount.social_register?territory=${samarkandCity}`,
    token: reader.token,
  });
  expect(body).toMatchObject({
    territory: samarkandCity,
    since: start,
    current: { territory: samarkand, value: 60 },
    values: [],
    places: [],
    version: 1,
  });
  service.clock.set(new Date("2026-03-05T09:00:00.000Z"));
});

test("the history of a setting is one, and says in which territory something was done", async () => {
  await enter("discount.earlier_campaign", samarkandCity, 70);
  await enter("discount.earlier_campaign", "17", 90);
  const { body } = await service.call({ path: "/settings/discount.earlier_campaign/history", token: ofCountry.token });
  const entries = body["items"] as { action: string; params: Record<string, unknown> }[];
  expect(entries.map(({ action, params }) => [action, params["territory"]])).toEqual([
    ["setting.set", undefined],
    ["setting.approved", undefined],
    ["setting.proposed", undefined],
    ["setting.set", samarkandCity],
    ["setting.approved", samarkandCity],
    ["setting.proposed", samarkandCity],
  ]);
});

test.each([
  ["bhm", andijan, 40_000_000, "/territory country-only"],
  ["session.hours", andijan, 8, "/territory country-only"],
  ["term.in_review", "1799", term(9), "/territory place-unknown"],
  ["term.in_review", "1703999", term(9), "/territory place-unknown"],
  ["term.in_review", "17", null, "/value type"],
  ["term.in_review", "170", term(9), "/territory soato"],
])("%s in %s as %j is refused where it is wrong", async (key, territory, value, fault) => {
  const reply = await set(key, territory, value);
  expect([reply.status, faultsOf(reply)]).toEqual([400, [fault]]);
});

test("what a place has already is not proposed again, nor an end of what it has not", async () => {
  expect(reasonsOf(await set("term.at_justice", andijan, null))).toEqual(["value-same"]);
  // The same as above it is something: it stays when the country's changes.
  expect((await set("term.at_justice", andijan, term(20))).status).toBe(200);
});

test("a territory's value that has not begun is taken back by itself", async () => {
  await enter("term.in_discussion", andijan, term(18));
  await enter("term.in_discussion", samarkand, term(17));
  const reply = await service.call({
    method: "POST",
    path: "/settings/term.in_discussion/withdrawals",
    token: ofCountry.token,
    body: { territory: andijan, validFrom: start, reason },
    headers: { "if-match": '"2"' },
  });
  expect(reply.status).toBe(200);
  await approve(await openProposal("term.in_discussion", andijan));
  const rows = await service.context.db
    .selectFrom("settings")
    .select("territory")
    .where("key", "=", "term.in_discussion")
    .where("valid_from", "=", start)
    .execute();
  expect(rows).toEqual([{ territory: samarkand }]);
});
