import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import { type EditRequestKind, editRequestKinds } from "@yer/api/contract/applications";
import type { Act, NewApplication } from "./acts.js";
import {
  type Answer,
  done,
  type ModelApplication,
  type ModelInstalment,
  type ModelPart,
  type ModelPlot,
  type ModelRun,
  type ModelWorld,
  refused,
} from "./model-application.js";
import { tellAgendas } from "./model-council.js";
import {
  carryOver,
  applicationReasons,
  forbidden,
  isOpen,
  isOver,
  openObjections,
  ownReasons,
  sees,
  standing,
} from "./model-rules.js";
import { holderOf, judgeSeat, leaveSeat, seatsAfter } from "./model-seats.js";
import { dayLength, type ModelTerm, overAt, stand, tashkent } from "./model-time.js";
import { organisationsFor, districts, planOf, stagesOf, type StaffKey, staffKeys } from "./world-plan.js";

/** Terms of the first settings: DOMAIN §3's 150, 20, 10 and 20 days, the others by the service's own rule. */
const terms: Readonly<Partial<Record<StatusKey, Pick<ModelTerm, "days" | "unit">>>> = {
  to_conclusion: { days: 5, unit: "working" },
  in_discussion: { days: 20, unit: "working" },
  in_review: { days: 10, unit: "working" },
  announced: { days: 10, unit: "calendar" },
  at_justice: { days: 20, unit: "working" },
  in_payment: { days: 60, unit: "calendar" },
  at_council: { days: 20, unit: "calendar" },
  rejected: { days: 30, unit: "calendar" },
};
/** The base amount from 2025-09-01 on, in tiyin (DOMAIN §7). */
const base = 41_200_000;
/** Market value that legal basis 4's applications of the model have. */
export const marketValue = 9_876_543_21;

const percentOff = { none: 0, disability: 100, social_register: 50 } as const;
const final: readonly StatusKey[] = ["registered", "unregistered"];

/** Two plots' share in common: of squares side by side as much as the shift leaves. */
function common(one: ModelPlot, other: ModelPlot): number {
  return one.cell === other.cell ? Math.max(0, 1 - Math.abs(one.shift - other.shift)) : 0;
}

const pairKey = (one: string, other: string) => [one, other].toSorted().join(" ");

/** Finds the pairs of an application anew, as on every save of an outline; a judgement lasts as long as its overlap. */
function findPairs(world: ModelWorld, application: ModelApplication): void {
  for (const [key, pair] of world.pairs) if (pair.applications.includes(application.id)) world.pairs.delete(key);
  for (const other of world.applications) {
    if (other === application || other.status === "unregistered") continue;
    const share = common(application.plot, other.plot);
    if (share === 0) continue;
    world.pairs.set(pairKey(application.id, other.id), {
      applications: [application.id, other.id],
      duplicate: share > 0.8,
      decision: null,
    });
  }
}

function reckonAnew(world: ModelWorld, application: ModelApplication): void {
  application.ownOver = application.own && overAt(application.own, world.calendar);
  application.totalOver = overAt(application.total, world.calendar);
}

/** Carries an application to a status, with all that leaving one and entering the other does. */
function move(world: ModelWorld, application: ModelApplication, key: MoveKey, to: StatusKey, own?: ModelTerm): void {
  const { now } = world;
  const from = application.status;
  application.moves.push({ move: key, from, to });
  if (from === to) {
    // A term that begins anew, that of the next instalment, ends a suspension.
    application.suspended = own === undefined && (application.suspended || key === "suspend");
    if (own !== undefined) application.own = own;
    const suspended = application.suspended ? "suspended" : null;
    if (application.own) stand(application.own, suspended, now);
    stand(application.total, suspended ?? (application.charge?.contract ? "instalments" : null), now);
    reckonAnew(world, application);
    return;
  }
  application.status = to;
  application.since = now;
  application.suspended = false;
  const term = terms[to];
  application.own = term === undefined ? null : { ...term, start: now, pauses: [] };
  stand(application.total, to === "editing" ? "editing" : null, now);
  reckonAnew(world, application);
  const run = application.runs.at(-1);
  if (from === "in_discussion" && to === "editing" && run?.state === "running") run.state = "cancelled";
  const announcement = application.announcements.at(-1);
  if (from === "announced" && announcement !== undefined) announcement.closed = true;
  const left = from === "in_payment" || from === "at_council";
  if (left && to !== "at_council" && to !== "registered" && application.charge !== null)
    application.charge.state = "void";
  if (to === "announced") application.announcements.push({ from: now, to: application.ownOver ?? now, closed: false });
  if (to === "in_discussion") startRun(world, application);
}

function startRun(world: ModelWorld, application: ModelApplication): void {
  const steps = (stagesOf[application.legalBasis] ?? []).flat();
  const run: ModelRun = {
    startedAt: world.now,
    asked: new Map(steps.map(({ kind }) => [kind, organisationsFor(kind, districts[application.district].soato)])),
    verdicts: new Map(),
    state: "running",
    seats: new Map(),
  };
  const before = application.runs.at(-1);
  for (const [key, seat] of seatsAfter(before, run.asked)) run.seats.set(key, seat);
  if (before !== undefined) carryOver(application, before, run);
  application.runs.push(run);
  endRunIfOver(world, application, run);
}

function endRunIfOver(world: ModelWorld, application: ModelApplication, run: ModelRun): void {
  if (!isOver(application, run)) return;
  run.state = "ended";
  const verdicts = [...run.verdicts.values()].flatMap((given) => [...given.values()]);
  move(world, application, "give_conclusion", verdicts.includes("negative") ? "in_review" : "announced");
}

function take(application: ModelApplication, person: StaffKey, part: ModelPart): void {
  if (!application.parts.some((taken) => taken.person === person && taken.part === part))
    application.parts.push({ person, part });
}

/** Why a move is closed, as the answer to trying it. */
function closed(
  world: ModelWorld,
  application: ModelApplication,
  key: MoveKey,
  from: readonly StatusKey[],
): Answer | undefined {
  if (!from.includes(application.status)) return refused("move-refused", "not-from-here");
  const reasons = applicationReasons(world, application, key);
  return reasons.length > 0 ? refused("move-refused", ...reasons.toSorted()) : undefined;
}

const returnable = [
  "to_conclusion",
  "in_discussion",
  "in_review",
  "announced",
  "at_justice",
  "in_payment",
  "at_council",
] as const;
const appealable = [
  "announced",
  "at_justice",
  "in_payment",
  "at_council",
  "rejected",
] as const satisfies readonly StatusKey[];

function sendBack(
  world: ModelWorld,
  application: ModelApplication,
  key: MoveKey,
  kinds: readonly EditRequestKind[],
): void {
  move(world, application, key, "editing");
  for (const kind of kinds) application.requests.push({ kind, at: world.now, open: true });
}

/** What a charge made now would be. */
function charged(application: ModelApplication): number {
  const full = application.legalBasis === 4 ? marketValue : base * districts[application.district].multiple;
  return full - Math.min(full, Math.ceil((full * percentOff[application.discount]) / 100));
}

/** The term of the first instalment that is not paid; none where that one is overdue. */
function instalmentTerm(world: ModelWorld, application: ModelApplication): ModelTerm | undefined {
  const contract = application.charge?.contract;
  if (!contract) return undefined;
  let left = application.paid - contract.before;
  const next = contract.schedule.find(({ amount }) => {
    left -= amount;
    return left < 0;
  });
  const today = tashkent(world.now);
  if (next === undefined || next.dueOn < today) return undefined;
  const days = Math.round((Date.parse(next.dueOn) - Date.parse(today)) / dayLength);
  return { days, unit: "calendar", start: world.now, pauses: [] };
}

/** Whether an agreed schedule pays exactly what is owed, day after day, the first not before today. */
function fits(world: ModelWorld, schedule: readonly ModelInstalment[], owed: number): boolean {
  const today = tashkent(world.now);
  const inOrder = schedule.every(({ dueOn }, index) => {
    const before = schedule[index - 1]?.dueOn;
    return before === undefined ? dueOn >= today : dueOn > before;
  });
  return schedule.length >= 2 && inOrder && schedule.reduce((sum, { amount }) => sum + amount, 0) === owed;
}

/** Whether facts may be changed by a person now. */
function editing(application: ModelApplication, by: StaffKey, pointer: string | null): Answer | undefined {
  const against = forbidden(application, by, "update:property");
  if (against !== undefined) return against;
  if (application.status !== "editing") return refused("move-refused", "not-editing");
  if (pointer === null) return undefined;
  const latest = Math.max(...application.requests.map(({ at }) => at));
  const named = application.requests
    .filter(({ at }) => at === latest)
    .flatMap(({ kind }) => [...editRequestKinds[kind]] as string[]);
  return named.length > 0 && !named.includes(pointer) ? refused("move-refused", "field-not-requested") : undefined;
}

/** The announcement is over and nothing stands against it. */
function endAnnouncementIfOver(world: ModelWorld, application: ModelApplication): boolean {
  const announcement = application.announcements.at(-1);
  if (application.status !== "announced" || announcement === undefined) return false;
  if (world.now < announcement.to || openObjections(application) > 0) return false;
  move(world, application, "end_announcement", "at_justice");
  return true;
}

/** Makes the moves of time. */
export function tick(world: ModelWorld): void {
  for (const application of world.applications) {
    endAnnouncementIfOver(world, application);
    const over = application.ownOver !== null && world.now >= application.ownOver;
    if (application.status === "in_payment" && over && !application.suspended)
      move(world, application, "suspend", "in_payment");
    if (application.status === "rejected" && over && application.complaints.every(({ state }) => state !== "new")) {
      move(world, application, "end_appeal", "unregistered");
    }
  }
}

/** An application as it is opened. */
function opened(world: ModelWorld, id: string, number: string, given: NewApplication): ModelApplication {
  const { now } = world;
  return {
    ...given,
    id,
    number,
    address: "Sinov koʻchasi",
    status: "editing",
    since: now,
    suspended: false,
    own: null,
    ownOver: null,
    total: { days: 150, unit: "calendar", start: now, pauses: [{ from: now, to: null, why: "drafting" }] },
    totalOver: null,
    parts: [],
    requests: [],
    runs: [],
    announcements: [],
    objections: [],
    complaints: [],
    charge: null,
    paid: 0,
    moves: [],
  };
}

/** What opening an application must be answered; an application that is opened joins the world by {@link addFile}. */
export function judgeCreate(world: ModelWorld, by: StaffKey, { district, occupier, cadastre }: NewApplication): Answer {
  const { codes, territory, citizen } = planOf(by);
  if (!codes.includes("create:property")) return refused("permission-missing");
  if (!districts[district].soato.startsWith(territory)) return refused("not-found");
  if (citizen === occupier) return refused("duty-conflict");
  const taken = world.applications.some(
    (other) =>
      other.cadastre === cadastre &&
      districts[other.district].soato.slice(0, 4) === districts[district].soato.slice(0, 4) &&
      other.status !== "unregistered",
  );
  return taken ? refused("duplicate") : done;
}

/** An application that the service has opened. */
export function addApplication(
  world: ModelWorld,
  by: StaffKey,
  id: string,
  number: string,
  given: NewApplication,
): void {
  const application = opened(world, id, number, given);
  world.applications.push(application);
  take(application, by, "submit");
  findPairs(world, application);
}

type On<Name extends Act["act"]> = Extract<Act, { act: Name }>;

/** What an act on an application must be answered; where it is done, the world is as it must be afterwards. */
export const judge = {
  redraw: (world, application, { by, plot }) => {
    const same = plot.cell === application.plot.cell && plot.shift === application.plot.shift;
    const against = editing(application, by, same ? null : "/outline");
    if (against !== undefined || same) return against ?? done;
    application.plot = plot;
    findPairs(world, application);
    take(application, by, "submit");
    return done;
  },
  readdress: (_, application, { by, address }) => {
    const same = address === application.address;
    const against = editing(application, by, same ? null : "/address");
    if (against !== undefined || same) return against ?? done;
    application.address = address;
    take(application, by, "submit");
    return done;
  },
  answer: (_, application, { by, request }) => {
    const against = forbidden(application, by, "update:property");
    if (against !== undefined) return against;
    if (application.status !== "editing") return refused("move-refused", "not-editing");
    const asked = application.requests[request];
    if (asked === undefined) return refused("not-found");
    if (!asked.open) return refused("move-refused", "request-answered");
    asked.open = false;
    take(application, by, "submit");
    return done;
  },
  submit: (world, application, { by }) => {
    const against = forbidden(application, by, "submit:property") ?? closed(world, application, "submit", ["editing"]);
    if (against !== undefined) return against;
    move(world, application, "submit", "to_conclusion");
    take(application, by, "submit");
    return done;
  },
  start: (world, application, { by }) => {
    const against =
      forbidden(application, by, "start:discussion") ??
      closed(world, application, "start_discussion", ["to_conclusion"]);
    if (against !== undefined) return against;
    move(world, application, "start_discussion", "in_discussion");
    take(application, by, "submit");
    return done;
  },
  conclude: (world, application, { by, step, verdict }) => {
    const against =
      forbidden(application, by, "give:conclusion") ?? closed(world, application, "give_conclusion", ["in_discussion"]);
    const run = application.runs.at(-1);
    if (against !== undefined || run === undefined) return against ?? refused("move-refused", "not-from-here");
    const { body } = planOf(by);
    const stands = standing(application, run, step, body);
    if (stands === "foreign") return refused("move-refused", "not-your-step");
    if (stands === "not-yet" || stands === "passed") return refused("move-refused", "step-not-awaited");
    const holder = holderOf(world, run, step, body);
    if (holder !== undefined && holder !== by) return refused("move-refused", "conclusion-held");
    run.verdicts.set(step, new Map([...(run.verdicts.get(step) ?? []), [body, verdict]]));
    leaveSeat(run, step, body);
    take(application, by, "conclude");
    if (stands === "awaited") endRunIfOver(world, application, run);
    return done;
  },
  review: (world, application, { by, to, kinds }) => {
    const key = to === "announced" ? "review_announce" : to === "rejected" ? "review_reject" : "review_return";
    const against = forbidden(application, by, "review:property") ?? closed(world, application, key, ["in_review"]);
    if (against !== undefined) return against;
    if (to === "editing") sendBack(world, application, key, kinds);
    else move(world, application, key, to);
    take(application, by, "review");
    return done;
  },
  return: (world, application, { by, kinds }) => {
    const against = forbidden(application, by, "return:property") ?? closed(world, application, "return", returnable);
    if (against !== undefined) return against;
    sendBack(world, application, "return", kinds);
    return done;
  },
  seat: (world, application, act) => judgeSeat(world, application, act),
  object: (world, application, { by, letter }) => {
    const announcement = application.announcements.at(-1);
    if (announcement === undefined) return refused("not-found");
    if (application.status !== "announced" || world.now >= announcement.to) {
      return refused("move-refused", "announcement-closed");
    }
    application.objections.push({
      by,
      letter,
      announcement: application.announcements.length,
      state: "new",
      decidedAt: null,
    });
    return done;
  },
  takeObjection: (_, application, { by, objection }) => {
    const taken = application.objections[objection];
    if (!planOf(by).codes.includes("decide:objection")) return refused("permission-missing");
    if (taken === undefined) return refused("not-found");
    const against = forbidden(application, by, "decide:objection");
    if (against !== undefined) return against;
    if (taken.state === "in_review") return refused("move-refused", "objection-taken");
    if (!isOpen(taken)) return refused("move-refused", "no-open-objection");
    if (application.status !== "announced" && application.status !== "in_review")
      return refused("move-refused", "not-from-here");
    taken.state = "in_review";
    return done;
  },
  withdraw: (world, application, { by, objection }) => {
    const taken = application.objections[objection];
    const staff = (staffKeys as readonly string[]).includes(by) ? (by as StaffKey) : undefined;
    if (staff !== undefined && !planOf(staff).codes.includes("decide:objection")) return refused("permission-missing");
    if (taken === undefined) return refused("not-found");
    // The author's own word, or a paper of theirs that staff record. To anyone else it does not exist.
    const against = staff === undefined ? undefined : forbidden(application, staff, "decide:objection");
    if (against !== undefined) return against;
    if (staff === undefined && taken.by !== by) return refused("not-found");
    if (!isOpen(taken)) return refused("move-refused", "no-open-objection");
    if (final.includes(application.status)) return refused("move-refused", "frozen");
    taken.state = "withdrawn";
    endAnnouncementIfOver(world, application);
    return done;
  },
  decideObjection: (world, application, { by, objection, verdict, also }) => {
    const against = forbidden(application, by, "decide:objection");
    const decided = application.objections[objection];
    // An objection is named by itself: one that does not exist has no application to have taken a part in.
    if (decided === undefined && planOf(by).codes.includes("decide:objection")) return refused("not-found");
    if (against !== undefined || decided === undefined) return against ?? refused("not-found");
    const together = [decided];
    for (const index of also) {
      const other = application.objections[index];
      if (other !== decided && other !== undefined) together.push(other);
    }
    for (const each of together) {
      // Answered together is only what says the same.
      if (each.letter !== decided.letter) return refused("not-found");
      if (!isOpen(each)) return refused("move-refused", "no-open-objection");
      if (application.status !== "announced" && application.status !== "in_review")
        return refused("move-refused", "not-from-here");
    }
    for (const each of together) {
      each.state = verdict;
      each.decidedAt = world.now;
    }
    take(application, by, "objections");
    if (verdict === "upheld" && application.status === "announced")
      move(world, application, "uphold_objection", "in_review");
    else endAnnouncementIfOver(world, application);
    return done;
  },
  justice: (world, application, { by, verdict }) => {
    const key = verdict === "positive" ? "justice_positive" : "justice_negative";
    const against = forbidden(application, by, "justice:property") ?? closed(world, application, key, ["at_justice"]);
    if (against !== undefined) return against;
    take(application, by, "justice");
    if (verdict === "negative") {
      move(world, application, key, "in_review");
      return done;
    }
    const amount = charged(application);
    const owed = amount > application.paid;
    const state = amount === 0 ? "free" : owed ? "open" : "paid";
    application.charge = { amount, state, consented: false, contract: null };
    move(world, application, key, owed ? "in_payment" : "at_council");
    return done;
  },
  pay: (world, application, { by, amount, excess }) => {
    const against =
      forbidden(application, by, "record:payment") ?? closed(world, application, "record_payment", ["in_payment"]);
    if (against !== undefined || application.charge === null) return against ?? refused("move-refused", "nothing-owed");
    const beyond = Math.max(0, application.paid + amount - application.charge.amount);
    if (beyond > application.charge.amount) return refused("move-refused", "receipt-excessive");
    if (beyond !== excess) return refused("move-refused", "receipt-over");
    application.paid += amount;
    const covered = application.paid >= application.charge.amount;
    if (covered) application.charge.state = "paid";
    const own = covered ? undefined : instalmentTerm(world, application);
    move(world, application, "record_payment", covered ? "at_council" : "in_payment", own);
    return done;
  },
  agree: (world, application, { by, schedule }) => {
    const against =
      forbidden(application, by, "agree:instalments") ??
      closed(world, application, "agree_instalments", ["in_payment"]);
    if (against !== undefined || application.charge === null) return against ?? refused("move-refused", "nothing-owed");
    if (!fits(world, schedule, application.charge.amount - application.paid)) return refused("invalid");
    application.charge.contract = { schedule, before: application.paid };
    move(world, application, "agree_instalments", "in_payment", instalmentTerm(world, application));
    return done;
  },
  consent: (_, application, { by }) => {
    if (by !== application.occupier) return refused("not-found");
    if (application.status !== "in_payment" || application.charge === null)
      return refused("move-refused", "not-from-here");
    application.charge.consented = true;
    return done;
  },
  council: (world, application, { by, verdict }) => {
    const key = verdict === "for" ? "council_for" : "council_against";
    const against = forbidden(application, by, "council:property") ?? closed(world, application, key, ["at_council"]);
    if (against !== undefined) return against;
    move(world, application, key, verdict === "for" ? "registered" : "rejected");
    tellAgendas(world, application, verdict);
    take(application, by, "council");
    if (verdict === "for") {
      // What was judged of the plot is judged anew now that one of the two is registered.
      for (const pair of world.pairs.values()) {
        if (pair.duplicate && pair.applications.includes(application.id)) pair.decision = null;
      }
    }
    return done;
  },
  complain: (world, application, { by }) => {
    const open = application.complaints.some((complaint) => complaint.by === by && complaint.state === "new");
    if (by === application.occupier) {
      if (application.status !== "rejected") return refused("move-refused", "not-rejected");
      if (application.ownOver !== null && world.now >= application.ownOver)
        return refused("move-refused", "appeal-period-over");
      if (open) return refused("move-refused", "complaint-open");
      // One appeal a rejection.
      const decision = application.moves.length;
      if (application.complaints.some((made) => made.about === "rejection" && made.decision === decision))
        return refused("move-refused", "complaint-made");
      application.complaints.push({ by, about: "rejection", decision, state: "new" });
      return done;
    }
    const own = application.objections
      .map((objection, decision) => ({ ...objection, decision }))
      .filter((objection) => objection.by === by && objection.state === "dismissed")
      .toSorted((one, other) => (other.decidedAt ?? 0) - (one.decidedAt ?? 0));
    if (own.length === 0) return refused("not-found");
    const timely = own.filter(({ decidedAt }) => {
      const over = overAt({ days: 30, unit: "calendar", start: decidedAt ?? 0, pauses: [] }, world.calendar) ?? 0;
      return !final.includes(application.status) && world.now < over;
    });
    if (timely.length === 0) return refused("move-refused", "appeal-period-over");
    if (open) return refused("move-refused", "complaint-open");
    // One complaint of a dismissal.
    const fresh = timely.find(({ decision }) =>
      application.complaints.every((made) => made.about !== "objection" || made.decision !== decision),
    );
    if (fresh === undefined) return refused("move-refused", "complaint-made");
    application.complaints.push({ by, about: "objection", decision: fresh.decision, state: "new" });
    return done;
  },
  decideComplaint: (world, application, { by, complaint, verdict }) => {
    const against = forbidden(application, by, "decide:complaint");
    if (against !== undefined) return against;
    const decided = application.complaints[complaint];
    if (decided === undefined) return refused("not-found");
    if (decided.state !== "new") return refused("move-refused", "no-open-complaint");
    if (final.includes(application.status)) return refused("move-refused", "frozen");
    const moves = (appealable as readonly StatusKey[]).includes(application.status);
    if (verdict === "upheld" && !moves && application.status !== "in_review")
      return refused("move-refused", "not-from-here");
    decided.state = verdict;
    take(application, by, "objections");
    if (verdict === "upheld" && moves) move(world, application, "uphold_appeal", "in_review");
    return done;
  },
  refuse: (world, application, { by }) => {
    if (by !== application.occupier) return refused("not-found");
    if (application.status !== "in_payment") return refused("move-refused", "not-from-here");
    move(world, application, "refuse", "in_review");
    return done;
  },
  triage: (world, application, { by, other, decision }) => {
    if (!planOf(by).codes.includes("triage:overlap")) return refused("permission-missing");
    const across = world.applications[other];
    const pair = across && world.pairs.get(pairKey(application.id, across.id));
    if (across === undefined || pair === undefined) return refused("not-found");
    // Of the two, one that still goes on is whose matter it is; the older one where both do.
    const sides = [application, across]
      .toSorted((one, two) => (one.id < two.id ? -1 : 1))
      .filter((side) => sees(by, side));
    if (sides.length === 0) return refused("not-found");
    const open = sides.find((side) => !final.includes(side.status));
    const subject = open ?? sides[0];
    if (subject !== undefined && ownReasons(by, "triage:overlap", subject).length > 0) return refused("duty-conflict");
    if (open === undefined) return refused("move-refused", "frozen");
    pair.decision = decision;
    return done;
  },
} as const satisfies {
  readonly [
    Name in Exclude<Act["act"], "create" | "wait" | "tick" | "calendar" | "callSession" | "agenda" | "decideMany">
  ]: (world: ModelWorld, application: ModelApplication, act: On<Name>) => Answer;
};

/** The calendar changed: every open term ends by it, announcements with their status. */
export function changeCalendar(world: ModelWorld, calendar: ModelWorld["calendar"]): void {
  world.calendar = calendar;
  for (const application of world.applications) {
    if (final.includes(application.status)) continue;
    reckonAnew(world, application);
    const announcement = application.announcements.at(-1);
    if (application.status === "announced" && announcement !== undefined && application.ownOver !== null) {
      announcement.to = application.ownOver;
    }
  }
}

/** Pairs that a reader of a whole territory is shown of an application: those across that still stand. */
export function pairsShown(
  world: ModelWorld,
  application: ModelApplication,
): { number: string; duplicate: boolean; decision: string | null }[] {
  return [...world.pairs.values()].flatMap(({ applications, duplicate, decision }) => {
    const other = applications.includes(application.id)
      ? world.applications.find(({ id }) => id !== application.id && applications.includes(id))
      : undefined;
    return other === undefined || other.status === "unregistered"
      ? []
      : [{ number: other.number, duplicate, decision }];
  });
}

/** Applications that a member of staff sees. */
export function visibleTo(world: ModelWorld, person: StaffKey): ModelApplication[] {
  return world.applications.filter((application) => sees(person, application));
}
