import type { Application } from "@yer/api/contract/applications";
import { type MoveKey, type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { expect } from "vitest";
import type { ModelApplication, ModelWorld } from "./model-application.js";
import { sessionsOf } from "./model-council.js";
import { isOpen, movesFor, openObjections, ownReasons, sees, seesAll, staffMoves, waitsAt } from "./model-rules.js";
import { inboxOf } from "./model-seats.js";
import { tashkent, told } from "./model-time.js";
import { pairsShown, visibleTo } from "./oracle.js";
import type { RealLife } from "./real-life.js";
import { districts, type OrganisationKey, planOf, type StaffKey, staffKeys } from "./world-plan.js";

/** Days before the end of a term at which it is soon over: the setting's first value. */
const soonDays = 3;

/** An application as a member of staff must find it, of what the contract shows. */
function expected(world: ModelWorld, person: StaffKey, application: ModelApplication) {
  const { now } = world;
  const whole = seesAll(person);
  const announcement = application.announcements.at(-1);
  const paused = application.total.pauses.some(({ to }) => to === null);
  const { charge } = application;
  return {
    number: application.number,
    status: application.status,
    statusSince: new Date(application.since).toISOString(),
    suspended: application.suspended,
    deadline: told(application.ownOver, application.suspended, now, soonDays),
    // An application that is final counts no days (DOMAIN §12).
    totalDeadline: isFinal(application)
      ? told(null, false, now, soonDays)
      : told(application.totalOver, paused, now, soonDays),
    objectionsTold: whole ? objectionsTold(application) : null,
    moves: movesFor(world, person, application),
    announcement:
      announcement === undefined
        ? null
        : {
            sequence: application.announcements.length,
            from: new Date(announcement.from).toISOString(),
            to: new Date(announcement.to).toISOString(),
            open: !announcement.closed && now < announcement.to,
          },
    objections: whole ? application.objections.map(({ state }) => state).toSorted() : [],
    complaints: whole
      ? application.complaints
          .map(({ about, state }) => `${about === "rejection" ? "occupier" : "objector"} ${state}`)
          .toSorted()
      : [],
    requests: whole
      ? application.requests.map(({ kind, open }) => `${kind} ${open ? "open" : "answered"}`).toSorted()
      : [],
    // Of an application that ended unregistered nobody needs to know what it lay over.
    overlaps:
      whole && application.status !== "unregistered"
        ? pairsShown(world, application)
            .map(
              ({ number, duplicate, decision }) =>
                `${number} ${duplicate ? "duplicate" : "overlap"} ${decision ?? "waits"}`,
            )
            .toSorted()
        : [],
    charge:
      charge === null || !whole
        ? null
        : {
            amount: charge.amount,
            state: charge.state,
            paid: application.paid,
            remaining: charge.state === "void" ? 0 : Math.max(0, charge.amount - application.paid),
            consented: charge.consented,
            instalments: charge.state === "void" ? null : instalmentsOf(world, application),
          },
  };
}

/** What a sentence says must be so: who is awaited and how many of them suffice, and whose term each number is. */
function compareSentence(world: ModelWorld, application: ModelApplication, view: Application): void {
  const { sentence } = view;
  if (sentence === null) return;
  const awaited = sentence.awaited.map(({ needed, organisations }) =>
    [needed, ...organisations.map(({ uz_UZ }) => uz_UZ).toSorted()].join(" "),
  );
  const waits = waitsAt(application);
  if (sentence.code === "in_discussion_overdue") expect(waits).toEqual(expect.arrayContaining(awaited));
  else expect(awaited.toSorted()).toEqual(waits);
  const [own, ...others] = sentence.terms.toReversed();
  const late = others.some(({ state }) => state === "late");
  expect({ code: sentence.code, late }).toEqual({
    code: sentence.code,
    late: sentence.code === "in_discussion_overdue",
  });
  expect(new Set(sentence.terms.map(({ of }) => of)).size).toBe(sentence.terms.length);
  expect(own).toEqual(termTold(world, application));
}

/**
 * The last term of a sentence: that of the status, by its name, or else the whole one; a final application has none.
 */
function termTold({ now }: ModelWorld, application: ModelApplication) {
  if (isFinal(application)) return undefined;
  const appealed = application.status === "rejected" && application.complaints.some(({ state }) => state === "new");
  const still = application.suspended || appealed;
  const instalments = application.status === "in_payment" && application.charge?.contract;
  if (application.ownOver !== null || still)
    return {
      of: instalments ? "instalment" : application.status,
      ...told(application.ownOver, still, now, soonDays),
    };
  const paused = application.total.pauses.some(({ to }) => to === null);
  return { of: "total", ...told(application.totalOver, paused, now, soonDays) };
}

/**
 * Offices with somebody who can make a move that carries an application on; while it is announced, decide an objection
 * to it.
 */
function officesAble(application: ModelApplication): OrganisationKey[] {
  const beside = new Set<MoveKey>(["return", "uphold_appeal"]);
  const codes = staffMoves[application.status].flatMap(([move, code]) => (beside.has(move) ? [] : [code]));
  return staffKeys.flatMap((person) => {
    const { body, territory } = planOf(person);
    const serves = districts[application.district].soato.startsWith(territory);
    return serves && codes.some((code) => ownReasons(person, code, application).length === 0) ? [body] : [];
  });
}

const isFinal = ({ status }: ModelApplication): boolean => status === "registered" || status === "unregistered";

/** Statuses whose sentence says of objections how many there are: to be decided, or, at justice, how many came. */
const speaksOfObjections: ReadonlySet<StatusKey> = new Set(["announced", "at_justice"]);

function objectionsTold(application: ModelApplication): number | null {
  if (!speaksOfObjections.has(application.status)) return null;
  if (application.status === "announced") return openObjections(application);
  return application.objections.filter(({ announcement }) => announcement === application.announcements.length).length;
}

/** How far each instalment is paid: receipts cover them in their order. */
function instalmentsOf({ now }: ModelWorld, { charge, paid }: ModelApplication): string[] | null {
  if (!charge?.contract) return null;
  let left = paid - charge.contract.before;
  return charge.contract.schedule.map(({ dueOn, amount }) => {
    const covered = Math.max(0, Math.min(amount, left));
    left -= covered;
    return `${dueOn} ${covered} ${covered === amount ? "paid" : dueOn < tashkent(now) ? "overdue" : "due"}`;
  });
}

/** The same of what the service showed. */
function shown(view: Application) {
  const { announcement, charge } = view;
  return {
    number: view.number,
    status: view.status,
    statusSince: view.statusSince,
    suspended: view.suspended,
    deadline: view.deadline,
    totalDeadline: view.totalDeadline,
    objectionsTold: speaksOfObjections.has(view.status) && view.sentence !== null ? view.sentence.count : null,
    moves: view.moves.map(({ key, allowed, reasons }) => {
      const codes = reasons.map(({ code }) => code).toSorted();
      if (allowed !== (codes.length === 0)) throw new Error(`${key} is open with reasons, or closed without.`);
      return { key, reasons: codes };
    }),
    announcement: announcement && {
      sequence: announcement.sequence,
      from: announcement.from,
      to: announcement.to,
      open: announcement.open,
    },
    objections: view.objections.map(({ state }) => state).toSorted(),
    complaints: view.complaints.map(({ by, state }) => `${by} ${state}`).toSorted(),
    requests: view.editRequests
      .map(({ kind, answer }) => `${kind} ${answer === null ? "open" : "answered"}`)
      .toSorted(),
    overlaps: (view.status === "unregistered" ? [] : view.overlaps)
      .map((each) => `${each.number} ${each.class} ${each.triage?.decision ?? "waits"}`)
      .toSorted(),
    charge: charge && {
      amount: charge.amount,
      state: charge.state,
      paid: charge.paid,
      remaining: charge.remaining,
      consented: charge.consentedAt !== null,
      instalments:
        charge.contract && charge.contract.schedule.map(({ dueOn, paid, state }) => `${dueOn} ${paid} ${state}`),
    },
  };
}

/** Reads an application as somebody and compares; who must not see it gets the answer of an unknown application. */
export async function compareApplication(
  life: RealLife,
  world: ModelWorld,
  person: StaffKey,
  application: ModelApplication,
): Promise<void> {
  const reply = await life.read(person, `/applications/${application.id}`);
  if (!sees(person, application)) {
    expect({ person, status: reply.status }).toEqual({ person, status: 404 });
    return;
  }
  expect({ person, reply: reply.status }).toEqual({ person, reply: 200 });
  const view = reply.body as unknown as Application;
  const able = officesAble(application);
  // Who holds an application is one whose people can act on it now; nobody, only where nobody can.
  if (view.holder !== null) expect(able).toContain(view.holder.name.uz_UZ);
  else if (view.holderKind !== null) expect({ status: view.status, able }).toEqual({ status: view.status, able: [] });
  compareSentence(world, application, view);
  // The person is on both sides, so that a failure names who sees something else.
  expect({ person, ...shown(view) }).toEqual({
    person,
    ...expected(world, person, application),
  });
}

/** The moves that an application's history tells must be those it made, the latest first. */
export async function compareHistory(life: RealLife, application: ModelApplication): Promise<void> {
  const reply = await life.read("watcher", `/applications/${application.id}/history?limit=30`);
  const items = reply.body["items"] as { action: string; from: string; to: string; params?: { move?: string } }[];
  const moves = items.filter(({ action }) => action === "application.moved");
  expect(moves.map(({ from, to, params }) => ({ move: params?.move, from, to }))).toEqual(
    application.moves.toReversed().slice(0, moves.length),
  );
  if (items.length < 30) expect(moves.length).toBe(application.moves.length);
}

/** What the public reads of an application that is, or was, announced. */
export async function compareOffer(life: RealLife, world: ModelWorld, application: ModelApplication): Promise<void> {
  const reply = await life.service.call({ path: `/public/offers/${application.id}` });
  const announcement = application.announcements.at(-1);
  if (announcement === undefined) {
    expect(reply.status).toBe(404);
    return;
  }
  if (reply.status === 404) return;
  expect({ open: reply.body["open"], objections: reply.body["objections"] }).toEqual({
    open: !announcement.closed && world.now < announcement.to,
    objections: {
      received: application.objections.filter(({ announcement: to }) => to === application.announcements.length).length,
      open: application.objections.filter(
        (each) => each.announcement === application.announcements.length && isOpen(each),
      ).length,
    },
  });
}

/** Somebody's counts must be what their registers list, and both what they see. */
export async function compareCounts(
  life: RealLife,
  world: ModelWorld,
  person: StaffKey,
  status: StatusKey,
): Promise<void> {
  const visible = visibleTo(world, person);
  const isLate = ({ ownOver }: ModelApplication) => ownOver !== null && world.now >= ownOver;
  const counts = await life.read(person, "/applications/counts");
  const byStatus = Object.fromEntries(
    statusKeys.map((key) => {
      const applications = visible.filter((application) => application.status === key);
      return [key, { total: applications.length, late: applications.filter(isLate).length }];
    }),
  );
  expect({ person, all: counts.body["all"], byStatus: counts.body["byStatus"] }).toEqual({
    person,
    all: visible.length,
    byStatus,
  });
  const list = async (query: string) => (await life.read(person, `/applications?limit=100&exact=true&${query}`)).body;
  const listed = await list(`status=${status}`);
  const wanted = visible.filter((application) => application.status === status).map(({ number }) => number);
  expect({ person, status, total: listed["total"] }).toEqual({ person, status, total: wanted.length });
  const numbers = (listed["items"] as { number: string }[]).map(({ number }) => number);
  if (wanted.length <= 100)
    expect({ person, numbers: numbers.toSorted() }).toEqual({ person, numbers: wanted.toSorted() });
  expect({ person, late: (await list("late=true"))["total"] }).toEqual({ person, late: visible.filter(isLate).length });
  expect({ person, waiting: (await list("waiting=true"))["total"] }).toEqual({
    person,
    waiting: counts.body["waiting"],
  });
}

/** An organisation's inbox, as long as the oracle says; and its lists as long as their counts. */
export async function compareInbox(life: RealLife, world: ModelWorld, person: StaffKey): Promise<void> {
  if (!planOf(person).codes.includes("give:conclusion")) return;
  const { body } = await life.read(person, "/conclusions/counts");
  const byView = body["byView"] as Record<string, { total: number }>;
  const views = ["waiting", "mine", "done"] as const;
  const counted = Object.fromEntries(views.map((view) => [view, byView[view]?.total]));
  expect({ person, ...counted }).toEqual({ person, ...inboxOf(world, person) });
  const mine = await life.read(person, "/conclusions?view=mine&limit=100&exact=true");
  expect({ person, mine: mine.body["total"] }).toEqual({ person, mine: counted["mine"] });
}

/** Sessions of the Council as somebody lists them. */
export async function compareSessions(life: RealLife, world: ModelWorld, person: StaffKey): Promise<void> {
  if (!planOf(person).codes.includes("council:property")) return;
  const { body } = await life.read(person, "/council-sessions?limit=100");
  const expectedOnes = sessionsOf(world, person);
  expect({ person, sessions: body["total"] }).toEqual({ person, sessions: expectedOnes.length });
  const items = body["items"] as { files: number; decidedFor: number; decidedAgainst: number }[];
  if (expectedOnes.length > 100) return;
  const found = items.map(
    ({ files: applications, decidedFor, decidedAgainst }) => `${applications} ${decidedFor} ${decidedAgainst}`,
  );
  expect({ person, sessions: found.toSorted() }).toEqual({ person, sessions: expectedOnes });
}

/** What holds of a model at any time; a fault here is the oracle's own. */
export function assertSound(world: ModelWorld): void {
  const registered = world.applications.filter(({ status }) => status === "registered");
  for (const application of registered) {
    for (const pair of pairsShown(world, application)) {
      const twin = registered.find(({ number }) => number === pair.number);
      if (pair.duplicate && twin !== undefined && pair.decision === "same") {
        throw new Error(`${application.number} and ${pair.number} are one plot, registered twice.`);
      }
    }
    if (openObjections(application) > 0 && application.announcements.length === 0)
      throw new Error("An objection to nothing.");
  }
}
