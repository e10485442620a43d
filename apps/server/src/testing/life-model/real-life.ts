import { actReasonHeader } from "@yer/api/contract/endpoint";
import type { Facts } from "@yer/api/contract/facts";
import { pinflCheckDigit, sortKey } from "@yer/api/formats";
import { pino } from "pino";
import { applicationsClock } from "../../cases/application-acts/clock.js";
import { calendarJob } from "../../cases/applications/calendar-change.js";
import { escalationJob } from "../../cases/applications/escalation.js";
import { openSession } from "../../identity/auth/session-service.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Jobs } from "../../platform/jobs/jobs.js";
import { openJobs } from "../../platform/jobs/open-jobs.js";
import { makeOrganisation, makePerson } from "../people.js";
import { openTestApp, type TestApp, type TestReply } from "../test-app.js";
import type { Act, NewApplication } from "./acts.js";
import type { Answer, ModelPlot } from "./model-application.js";
import type { ModelCalendar } from "./model-time.js";
import { marketValue } from "./oracle.js";
import {
  bodies,
  organisationKeys,
  type OrganisationKey,
  type CitizenKey,
  citizens,
  type DistrictKey,
  districts,
  planOf,
  type StaffKey,
  staffKeys,
} from "./world-plan.js";

/** Who calls: a member of staff or a citizen. */
export type Caller = StaffKey | CitizenKey;

/** The service that the model is held against, as the network sees it. */
export interface RealLife {
  readonly service: TestApp;
  /** Does an act over HTTP; an application that was opened comes with its id and number. */
  perform(
    act: Act,
    applications: readonly { readonly id: string }[],
  ): Promise<{ answer: Answer; reply: TestReply | undefined }>;
  /** Reads as somebody. */
  read(caller: Caller, path: string): Promise<TestReply>;
  /** The holiday calendar as it stands. */
  calendar(): Promise<ModelCalendar>;
  close(): Promise<void>;
}

const reason = "Sinov uchun sabab";
const unknown = "018f0000-0000-7000-8000-000000000000";
/** Texts of objections: those of one text are alike, the two have no word in common. */
const letters = ["Eʼtirozim bor, yer meniki", "Chegara notoʻgʻri oʻlchangan deb hisoblaymiz"];
const neighborhoods: Readonly<Record<DistrictKey, string>> = {
  centre: "14160001",
  country: "14080001",
  far: "17090001",
};
/** Answers to what the seeded groups ask, by the kind of organisation. */
const answersOf = (step: string) => (step === "architecture" ? { "17": 2 } : { "21": 1 });

/** A well-formed PINFL of nobody: area 000. */
function pinflOf(citizen: CitizenKey): string {
  const first13 = `3120480000${String(700 + citizens.indexOf(citizen))}`;
  return `${first13}${pinflCheckDigit(first13)}`;
}

/** The square of a plot: cells do not touch, squares of a cell are moved east by shares of their side. */
function outlineOf({ cell, shift }: ModelPlot): NonNullable<Facts["outline"]> {
  const side = 0.0002;
  const x = 66.9 + (cell % 100) * 0.001 + shift * side;
  const y = 39.6 + Math.floor(cell / 100) * 0.001;
  return {
    type: "Polygon",
    coordinates: [
      [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
        [x, y],
      ],
    ],
  };
}

function factsOf(application: NewApplication, document: string): Facts {
  const { district, legalBasis, cadastre, discount, occupier } = application;
  const serial = String(cadastre).padStart(8, "0");
  const code = district === "far" ? "17:09" : "14:16";
  return {
    legalBasis: legalBasis as Facts["legalBasis"],
    cadastreNumber: `${code}:${serial.slice(0, 2)}:${serial.slice(2, 4)}:01:${serial.slice(4)}`,
    occupier: {
      kind: "person",
      name: "Namunayev Namuna",
      pinfl: pinflOf(occupier),
      passport: "ZZ1234567",
      birthDate: "1980-04-12",
    },
    districtSoato: districts[district].soato,
    neighborhoodId: neighborhoods[district],
    address: "Sinov koʻchasi",
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400, documented: 300, excess: 100, built: 120 },
    occupiedSince: 2012,
    outline: outlineOf(application.plot),
    buildings: [{ name: "Uy", yearBuilt: 2013, area: 120, floors: 1 }],
    fileIds: [],
    payment: {
      discount,
      discountFileId: discount === "none" ? null : document,
      marketValue: legalBasis === 4 ? marketValue : null,
      marketValueFileId: legalBasis === 4 ? document : null,
    },
  };
}

/** Opens the service with the plan's world in it. */
export async function openRealLife(): Promise<RealLife> {
  const service = await openTestApp();
  const { context, clock } = service;
  for (const key of Object.keys(districts) as DistrictKey[]) {
    await context.db
      .insertInto("neighborhoods")
      .values({
        id: neighborhoods[key],
        district_soato: districts[key].soato,
        name: jsonb({ uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" }),
        sort_key: sortKey("Sinov"),
        demonstration: true,
      })
      .execute();
  }
  const organisations = new Map<OrganisationKey, string>();
  for (const key of organisationKeys) {
    const { kind, territory } = bodies[key];
    organisations.set(key, await makeOrganisation(service, { kind, territory, name: key }));
  }
  const people = new Map<string, { readonly id: string; readonly isStaff: boolean }>();
  for (const key of staffKeys) {
    const { body, territory, codes, citizen } = planOf(key);
    const made = await makePerson(service, {
      name: key,
      territory,
      codes,
      organisation: { id: organisations.get(body) ?? "" },
      pinfl: citizen === undefined ? null : pinflOf(citizen),
    });
    people.set(key, { id: made.id, isStaff: true });
    // Who is staff by day is a citizen at home, with the same number.
    if (citizen !== undefined) people.set(citizen, { id: made.id, isStaff: true });
  }
  for (const key of citizens) {
    if (people.has(key)) continue;
    const { id } = await makePerson(service, { name: key, staff: false, pinfl: pinflOf(key) });
    people.set(key, { id, isStaff: false });
  }
  const proposer = await makePerson(service, { codes: ["read:setting", "update:setting"], name: "proposer" });
  const approver = await makePerson(service, { codes: ["read:setting", "approve:setting"], name: "approver" });
  people.set("proposer", { id: proposer.id, isStaff: true });
  people.set("approver", { id: approver.id, isStaff: true });

  // Sessions end as the clock runs: each moment has its own.
  let tokens = new Map<string, string>();
  let tokensAt = 0;
  async function tokenOf(name: string): Promise<string> {
    const now = clock.now();
    if (tokensAt !== now.getTime()) tokens = new Map();
    tokensAt = now.getTime();
    const known = tokens.get(name);
    if (known !== undefined) return known;
    const person = people.get(name);
    if (person === undefined) throw new Error(`Nobody is named ${name}.`);
    const session = { userId: person.id, isStaff: person.isStaff, method: "oneid" as const };
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const { access_token: token } = await withTransaction(context.db, (tx) =>
      openSession(tx, { context, now }, { ...session, expiresAt }),
    );
    tokens.set(name, token);
    return token;
  }

  const documents = new Map<string, string>();
  async function documentOf(by: StaffKey): Promise<string> {
    const known = documents.get(by);
    if (known !== undefined) return known;
    const { id } = await withTransaction(context.db, async (tx) => {
      const content = await context.files.receive(once(Buffer.from("%PDF-1.7 hujjat")), "hujjat.pdf");
      return context.files.record(tx, content, { by: people.get(by)?.id ?? "", at: clock.now() });
    });
    await context.files.scanQuarantined();
    documents.set(by, id);
    return id;
  }

  const servers = [1, 2].map((): Jobs => {
    const jobs = openJobs(context.db, context, pino({ level: "silent" }));
    jobs.register(calendarJob(context.db, context.events));
    jobs.register(applicationsClock(context.db, context.events));
    jobs.register(escalationJob(context.db, context.events));
    return jobs;
  });

  const facts = new Map<string, Facts>();
  let receipts = 0;
  const sessions: string[] = [];
  let addresses = 0;
  // The oracle knows no last one able: whoever is asked why they act says it, and the act is done.
  const insist: TestApp["call"] = async (request) =>
    service.call({ ...request, headers: { [actReasonHeader]: encodeURIComponent(reason), ...request.headers } });

  const post = async (by: Caller, path: string, body?: unknown) =>
    insist({ method: "POST", path, token: await tokenOf(by), ...(body !== undefined && { body }) });

  async function change(by: StaffKey, id: string, changed: Partial<Facts>): Promise<TestReply> {
    const row = await context.db
      .selectFrom("applications")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const body = { ...facts.get(id), ...changed };
    const reply = await insist({
      method: "PUT",
      path: `/applications/${id}/facts`,
      token: await tokenOf(by),
      body,
      headers: { "if-match": `"${row.version}"` },
    });
    if (reply.status === 200) facts.set(id, body as Facts);
    return reply;
  }

  /** Parts of an application in the order in which they came. */
  async function idOf(table: "edit_requests" | "objections" | "complaints", application: string, index: number) {
    const rows = await context.db
      .selectFrom(table)
      .select("id")
      .where("application_id", "=", application)
      .orderBy("at")
      .orderBy("id")
      .execute();
    return rows[index]?.id ?? unknown;
  }

  async function versionOf(table: "objections" | "complaints", id: string): Promise<number> {
    const row = await context.db.selectFrom(table).select("version").where("id", "=", id).executeTakeFirst();
    return row?.version ?? 1;
  }

  /** Acts on an objection or a complaint in the version in which it stands. */
  async function actOn(
    by: Caller,
    table: "objections" | "complaints",
    id: string,
    path: string,
    body?: unknown,
  ): Promise<TestReply> {
    return insist({
      method: "POST",
      path,
      token: await tokenOf(by),
      ...(body !== undefined && { body }),
      headers: { "if-match": `"${await versionOf(table, id)}"` },
    });
  }

  /** What the Council does, with many applications at once. */
  async function sit(
    act: Extract<Act, { act: "callSession" | "agenda" | "decideMany" }>,
    applications: readonly { readonly id: string }[],
  ): Promise<TestReply> {
    if (act.act === "callSession") {
      const number = `M-${sessions.length + 1}-${clock.now().getTime()}`;
      const called = await post(act.by, "/council-sessions", { number, day: "2026-03-20", place: "Zal" });
      if (called.status === 201) sessions.push((called.body["session"] as { id: string }).id);
      return called;
    }
    const path = `/council-sessions/${sessions[act.session] ?? unknown}`;
    const ids = [...new Set(act.applications)].map((index) => applications[index]?.id ?? unknown);
    if (act.act === "agenda") {
      return post(act.by, `${path}/agenda${act.what === "add" ? "" : "/removal"}`, { applicationIds: ids });
    }
    return post(act.by, `${path}/decisions`, {
      number: "7",
      date: "2026-03-05",
      files: ids.map((applicationId) => ({
        applicationId,
        verdict: act.verdict,
        reason,
        ...(act.verdict === "against" && { because: "other" }),
      })),
    });
  }

  async function decideObjection(
    { by, objection, also, verdict }: Extract<Act, { act: "decideObjection" }>,
    application: string,
  ): Promise<TestReply> {
    const id = await idOf("objections", application, objection);
    const others = [];
    for (const index of also) {
      const other = await idOf("objections", application, index);
      others.push({ id: other, version: await versionOf("objections", other) });
    }
    const body = { verdict, reason, ...(others.length > 0 && { also: others }) };
    return actOn(by, "objections", id, `/objections/${id}/decision`, body);
  }

  async function overlapOf(one: string, other: string) {
    const pair = [one, other].toSorted();
    return context.db
      .selectFrom("plot_overlaps")
      .select(["id", "version"])
      .where("plot_id", "=", pair[0] ?? "")
      .where("other_id", "=", pair[1] ?? "")
      .executeTakeFirst();
  }

  /** A working day is proposed as a holiday, or a holiday's end, and approved; then one server's jobs run. */
  async function changeCalendar(day: string): Promise<TestReply> {
    const year = await insist({
      path: `/calendar/${day.slice(0, 4)}`,
      token: await tokenOf("proposer"),
    });
    const days = year.body["days"] as { readonly day: string; readonly kind: string }[];
    const known = days.some((each) => each.day === day);
    const name = { uz_UZ: "Bayram", uz_Cyrl: "Байрам", ru_RU: "Праздник", en_US: "Holiday" };
    const proposed = await insist({
      method: "POST",
      path: `/calendar/${day.slice(0, 4)}/changes`,
      token: await tokenOf("proposer"),
      body: { changes: [{ day, kind: known ? null : "holiday", name: known ? null : name }], reason },
      headers: { "if-match": `"${String(year.body["version"])}"` },
    });
    if (proposed.status !== 200) return proposed;
    const list = await insist({
      path: `/calendar/${day.slice(0, 4)}`,
      token: await tokenOf("proposer"),
    });
    const open = (list.body["proposals"] as { readonly id: string; readonly state: string }[]).find(
      ({ state }) => state === "open",
    );
    const approved = await insist({
      method: "POST",
      path: `/setting-proposals/${open?.id ?? ""}/approval`,
      token: await tokenOf("approver"),
      body: { reason },
      headers: { "if-match": '"1"' },
    });
    await servers[0]?.runDue();
    return approved;
  }

  async function reply(act: Act, applications: readonly { readonly id: string }[]): Promise<TestReply | undefined> {
    const id =
      "application" in act && typeof act.application === "number" ? (applications[act.application]?.id ?? "") : "";
    const path = `/applications/${id}`;
    switch (act.act) {
      case "create": {
        const given = factsOf(act.application, await documentOf(act.by));
        const created = await post(act.by, "/applications", given);
        if (created.status === 201) facts.set(String(created.body["id"]), given);
        return created;
      }
      case "redraw":
        return change(act.by, id, { outline: outlineOf(act.plot) });
      case "readdress":
        return change(act.by, id, { address: act.address });
      case "answer":
        return post(act.by, `${path}/edit-requests/${await idOf("edit_requests", id, act.request)}/answer`, {
          answer: "Tuzatildi",
        });
      case "submit":
        return post(act.by, `${path}/submit`);
      case "start":
        return post(act.by, `${path}/discussion`);
      case "conclude":
        return post(act.by, `${path}/conclusions`, {
          stepId: act.step,
          verdict: act.verdict,
          summary: "Xulosa",
          answers: answersOf(act.step),
          fileIds: [],
        });
      case "review":
      case "return": {
        const requests = act.kinds.map((kind) => ({ kind, note: "Tuzating" }));
        if (act.act === "return") return post(act.by, `${path}/return`, { reason, requests });
        return post(act.by, `${path}/review`, {
          to: act.to,
          reason,
          ...(act.to === "editing" && { requests }),
          ...(act.to === "rejected" && { because: "other" }),
        });
      }
      case "object":
        // From an address of its own: it is the rule that is tried, not the throttle.
        addresses += 1;
        return insist({
          method: "POST",
          path: `/public/offers/${id}/objections`,
          token: await tokenOf(act.by),
          from: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
          body: {
            name: act.by,
            number: pinflOf(act.by),
            phone: "+998901234567",
            text: letters[act.letter % letters.length],
            fileIds: [],
          },
        });
      case "decideObjection":
        return decideObjection(act, id);
      case "takeObjection":
      case "withdraw": {
        const objection = await idOf("objections", id, act.objection);
        if (act.act === "takeObjection")
          return actOn(act.by, "objections", objection, `/objections/${objection}/review`);
        const below = (citizens as readonly string[]).includes(act.by) ? "/public" : "";
        return actOn(act.by, "objections", objection, `${below}/objections/${objection}/withdrawal`, { reason });
      }
      case "seat":
        return post(act.by, `/conclusions/${id}/${act.what}`, {
          stepId: act.step,
          ...((act.what === "takeover" || act.what === "delegate") && { reason }),
          ...(act.what === "delegate" && { to: people.get(act.to ?? "")?.id ?? unknown }),
        });
      case "agree":
        return post(act.by, `${path}/instalments`, {
          number: "SH-1",
          signedOn: "2026-03-05",
          fileId: null,
          schedule: act.schedule,
        });
      case "consent":
        return post(act.by, `/public/offers/${id}/consent`);
      case "callSession":
      case "agenda":
      case "decideMany":
        return sit(act, applications);
      case "justice":
        return post(act.by, `${path}/justice`, { verdict: act.verdict, reason });
      case "pay":
        receipts += 1;
        return post(act.by, `${path}/receipts`, {
          amount: act.amount,
          paidOn: "2026-03-05",
          document: `T-${receipts}`,
          ...(act.excess > 0 && { excess: act.excess }),
        });
      case "council":
        return post(act.by, `${path}/council`, {
          verdict: act.verdict,
          number: "1",
          date: "2026-03-05",
          ...(act.verdict === "against" && { because: "other" }),
        });
      case "complain":
        return post(act.by, `/public/offers/${id}/complaints`, { text: "Shikoyatim bor, adolat kerak", fileIds: [] });
      case "refuse":
        return post(act.by, `/public/offers/${id}/refusal`, { reason });
      case "decideComplaint": {
        const complaint = await idOf("complaints", id, act.complaint);
        const { verdict } = act;
        return actOn(act.by, "complaints", complaint, `${path}/complaints/${complaint}/decision`, { verdict, reason });
      }
      case "triage": {
        const overlap = await overlapOf(id, applications[act.other]?.id ?? "");
        return insist({
          method: "POST",
          path: `/overlaps/${overlap?.id ?? unknown}/triage`,
          token: await tokenOf(act.by),
          headers: { "if-match": `"${overlap?.version ?? 1}"` },
          body: { decision: act.decision, reason },
        });
      }
      case "calendar":
        return changeCalendar(act.day);
      case "wait":
        clock.advance(act.days * 86_400_000);
        return undefined;
      case "tick":
        await Promise.all(servers.map(async (jobs) => jobs.runDue()));
        return undefined;
    }
  }

  return {
    service,
    perform: async (act, applications) => {
      const got = await reply(act, applications);
      return { answer: got === undefined ? { done: true } : answerOf(got), reply: got };
    },
    read: async (caller, path) => service.call({ path, token: await tokenOf(caller) }),
    calendar: async () => {
      const rows = await context.db.selectFrom("calendar_days").select(["day", "kind"]).execute();
      return new Map(rows.map(({ day, kind }) => [day, kind]));
    },
    close: async () => {
      await Promise.all(servers.map(async (jobs) => jobs.stop()));
      await service.close();
    },
  };
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** An answer as the model speaks of it. */
function answerOf({ status, body, text }: TestReply): Answer {
  const results = body["results"] as
    | readonly { readonly number: string; readonly reasons: readonly { readonly code: string }[] }[]
    | undefined;
  if (status < 300 && results !== undefined) {
    const told = results.map(({ number, reasons }) =>
      `${number} ${reasons
        .map(({ code }) => code)
        .toSorted()
        .join()}`.trim(),
    );
    return { done: true, results: told };
  }
  if (status < 300) return { done: true };
  if (status >= 500) throw new Error(`The service failed: ${text.slice(0, 500)}`);
  const problem = String(body["code"]);
  if (problem !== "move-refused") return { done: false, problem };
  const reasons = (body["reasons"] as { readonly code: string }[]).map(({ code }) => code).toSorted();
  return { done: false, problem, reasons };
}
