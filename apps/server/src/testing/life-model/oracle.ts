import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import { type EditRequestKind, editRequestKinds } from "@yer/api/contract/applications";
import type { Act, NewFile } from "./acts.js";
import {
  type Answer,
  done,
  type ModelFile,
  type ModelInstalment,
  type ModelPart,
  type ModelPlot,
  type ModelRun,
  type ModelWorld,
  refused,
} from "./model-file.js";
import { tellAgendas } from "./model-council.js";
import {
  carryOver,
  fileReasons,
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
/** Market value that legal basis 4's files of the model have. */
export const marketValue = 9_876_543_21;

const percentOff = { none: 0, disability: 100, social_register: 50 } as const;
const final: readonly StatusKey[] = ["registered", "unregistered"];

/** Two plots' share in common: of squares side by side as much as the shift leaves. */
function common(one: ModelPlot, other: ModelPlot): number {
  return one.cell === other.cell ? Math.max(0, 1 - Math.abs(one.shift - other.shift)) : 0;
}

const pairKey = (one: string, other: string) => [one, other].toSorted().join(" ");

/** Finds the pairs of a file anew, as on every save of an outline; a judgement lasts as long as its overlap. */
function findPairs(world: ModelWorld, file: ModelFile): void {
  for (const [key, pair] of world.pairs) if (pair.files.includes(file.id)) world.pairs.delete(key);
  for (const other of world.files) {
    if (other === file || other.status === "unregistered") continue;
    const share = common(file.plot, other.plot);
    if (share === 0) continue;
    world.pairs.set(pairKey(file.id, other.id), {
      files: [file.id, other.id],
      duplicate: share > 0.8,
      decision: null,
    });
  }
}

function reckonAnew(world: ModelWorld, file: ModelFile): void {
  file.ownOver = file.own && overAt(file.own, world.calendar);
  file.totalOver = overAt(file.total, world.calendar);
}

/** Carries a file to a status, with all that leaving one and entering the other does. */
function move(world: ModelWorld, file: ModelFile, key: MoveKey, to: StatusKey, own?: ModelTerm): void {
  const { now } = world;
  const from = file.status;
  file.moves.push({ move: key, from, to });
  if (from === to) {
    // A term that begins anew, that of the next instalment, ends a suspension.
    file.suspended = own === undefined && (file.suspended || key === "suspend");
    if (own !== undefined) file.own = own;
    if (file.own) stand(file.own, file.suspended, now);
    stand(file.total, file.suspended || Boolean(file.charge?.contract), now);
    reckonAnew(world, file);
    return;
  }
  file.status = to;
  file.since = now;
  file.suspended = false;
  const term = terms[to];
  file.own = term === undefined ? null : { ...term, start: now, pauses: [] };
  stand(file.total, to === "editing", now);
  reckonAnew(world, file);
  const run = file.runs.at(-1);
  if (from === "in_discussion" && to === "editing" && run?.state === "running") run.state = "cancelled";
  const announcement = file.announcements.at(-1);
  if (from === "announced" && announcement !== undefined) announcement.closed = true;
  if (from === "in_payment" && to !== "at_council" && file.charge?.state === "open") file.charge.state = "void";
  if (to === "announced") file.announcements.push({ from: now, to: file.ownOver ?? now, closed: false });
  if (to === "in_discussion") startRun(world, file);
}

function startRun(world: ModelWorld, file: ModelFile): void {
  const steps = (stagesOf[file.legalBasis] ?? []).flat();
  const run: ModelRun = {
    startedAt: world.now,
    asked: new Map(steps.map(({ kind }) => [kind, organisationsFor(kind, districts[file.district].soato)])),
    verdicts: new Map(),
    state: "running",
    seats: new Map(),
  };
  const before = file.runs.at(-1);
  for (const [key, seat] of seatsAfter(before, run.asked)) run.seats.set(key, seat);
  if (before !== undefined) carryOver(file, before, run);
  file.runs.push(run);
  endRunIfOver(world, file, run);
}

function endRunIfOver(world: ModelWorld, file: ModelFile, run: ModelRun): void {
  if (!isOver(file, run)) return;
  run.state = "ended";
  const verdicts = [...run.verdicts.values()].flatMap((given) => [...given.values()]);
  move(world, file, "give_conclusion", verdicts.includes("negative") ? "in_review" : "announced");
}

function take(file: ModelFile, person: StaffKey, part: ModelPart): void {
  if (!file.parts.some((taken) => taken.person === person && taken.part === part)) file.parts.push({ person, part });
}

/** Why a move is closed, as the answer to trying it. */
function closed(world: ModelWorld, file: ModelFile, key: MoveKey, from: readonly StatusKey[]): Answer | undefined {
  if (!from.includes(file.status)) return refused("move-refused", "not-from-here");
  const reasons = fileReasons(world, file, key);
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

function sendBack(world: ModelWorld, file: ModelFile, key: MoveKey, kinds: readonly EditRequestKind[]): void {
  move(world, file, key, "editing");
  for (const kind of kinds) file.requests.push({ kind, at: world.now, open: true });
}

/** What a charge made now would be. */
function charged(file: ModelFile): number {
  const full = file.legalBasis === 4 ? marketValue : base * districts[file.district].multiple;
  return full - Math.min(full, Math.ceil((full * percentOff[file.discount]) / 100));
}

/** The term of the first instalment that is not paid; none where that one is overdue. */
function instalmentTerm(world: ModelWorld, file: ModelFile): ModelTerm | undefined {
  const contract = file.charge?.contract;
  if (!contract) return undefined;
  let left = file.paid - contract.before;
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
function editing(file: ModelFile, by: StaffKey, pointer: string | null): Answer | undefined {
  const against = forbidden(file, by, "update:property");
  if (against !== undefined) return against;
  if (file.status !== "editing") return refused("move-refused", "not-editing");
  if (pointer === null) return undefined;
  const latest = Math.max(...file.requests.map(({ at }) => at));
  const named = file.requests
    .filter(({ at }) => at === latest)
    .flatMap(({ kind }) => [...editRequestKinds[kind]] as string[]);
  return named.length > 0 && !named.includes(pointer) ? refused("move-refused", "field-not-requested") : undefined;
}

/** The announcement is over and nothing stands against it. */
function endAnnouncementIfOver(world: ModelWorld, file: ModelFile): boolean {
  const announcement = file.announcements.at(-1);
  if (file.status !== "announced" || announcement === undefined) return false;
  if (world.now < announcement.to || openObjections(file) > 0) return false;
  move(world, file, "end_announcement", "at_justice");
  return true;
}

/** Makes the moves of time. */
export function tick(world: ModelWorld): void {
  for (const file of world.files) {
    endAnnouncementIfOver(world, file);
    const over = file.ownOver !== null && world.now >= file.ownOver;
    if (file.status === "in_payment" && over && !file.suspended) move(world, file, "suspend", "in_payment");
    if (file.status === "rejected" && over && file.complaints.every(({ state }) => state !== "new")) {
      move(world, file, "end_appeal", "unregistered");
    }
  }
}

/** A file as it is opened. */
function opened(world: ModelWorld, id: string, number: string, given: NewFile): ModelFile {
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
    total: { days: 150, unit: "calendar", start: now, pauses: [{ from: now, to: null }] },
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

/** What opening a file must be answered; a file that is opened joins the world by {@link addFile}. */
export function judgeCreate(world: ModelWorld, by: StaffKey, { district, occupier, cadastre }: NewFile): Answer {
  const { codes, territory, citizen } = planOf(by);
  if (!codes.includes("create:property")) return refused("permission-missing");
  if (!districts[district].soato.startsWith(territory)) return refused("not-found");
  if (citizen === occupier) return refused("duty-conflict");
  const taken = world.files.some(
    (other) =>
      other.cadastre === cadastre &&
      districts[other.district].soato.slice(0, 4) === districts[district].soato.slice(0, 4) &&
      other.status !== "unregistered",
  );
  return taken ? refused("duplicate") : done;
}

/** A file that the service has opened. */
export function addFile(world: ModelWorld, by: StaffKey, id: string, number: string, given: NewFile): void {
  const file = opened(world, id, number, given);
  world.files.push(file);
  take(file, by, "submit");
  findPairs(world, file);
}

type On<Name extends Act["act"]> = Extract<Act, { act: Name }>;

/** What an act on a file must be answered; where it is done, the world is as it must be afterwards. */
export const judge = {
  redraw: (world, file, { by, plot }) => {
    const same = plot.cell === file.plot.cell && plot.shift === file.plot.shift;
    const against = editing(file, by, same ? null : "/outline");
    if (against !== undefined || same) return against ?? done;
    file.plot = plot;
    findPairs(world, file);
    take(file, by, "submit");
    return done;
  },
  readdress: (_, file, { by, address }) => {
    const same = address === file.address;
    const against = editing(file, by, same ? null : "/address");
    if (against !== undefined || same) return against ?? done;
    file.address = address;
    take(file, by, "submit");
    return done;
  },
  answer: (_, file, { by, request }) => {
    const against = forbidden(file, by, "update:property");
    if (against !== undefined) return against;
    if (file.status !== "editing") return refused("move-refused", "not-editing");
    const asked = file.requests[request];
    if (asked === undefined) return refused("not-found");
    if (!asked.open) return refused("move-refused", "request-answered");
    asked.open = false;
    take(file, by, "submit");
    return done;
  },
  submit: (world, file, { by }) => {
    const against = forbidden(file, by, "submit:property") ?? closed(world, file, "submit", ["editing"]);
    if (against !== undefined) return against;
    move(world, file, "submit", "to_conclusion");
    take(file, by, "submit");
    return done;
  },
  start: (world, file, { by }) => {
    const against =
      forbidden(file, by, "start:discussion") ?? closed(world, file, "start_discussion", ["to_conclusion"]);
    if (against !== undefined) return against;
    move(world, file, "start_discussion", "in_discussion");
    take(file, by, "submit");
    return done;
  },
  conclude: (world, file, { by, step, verdict }) => {
    const against = forbidden(file, by, "give:conclusion") ?? closed(world, file, "give_conclusion", ["in_discussion"]);
    const run = file.runs.at(-1);
    if (against !== undefined || run === undefined) return against ?? refused("move-refused", "not-from-here");
    const { body } = planOf(by);
    const stands = standing(file, run, step, body);
    if (stands === "foreign") return refused("move-refused", "not-your-step");
    if (stands === "not-yet" || stands === "passed") return refused("move-refused", "step-not-awaited");
    const holder = holderOf(world, run, step, body);
    if (holder !== undefined && holder !== by) return refused("move-refused", "conclusion-held");
    run.verdicts.set(step, new Map([...(run.verdicts.get(step) ?? []), [body, verdict]]));
    leaveSeat(run, step, body);
    take(file, by, "conclude");
    if (stands === "awaited") endRunIfOver(world, file, run);
    return done;
  },
  review: (world, file, { by, to, kinds }) => {
    const key = to === "announced" ? "review_announce" : to === "rejected" ? "review_reject" : "review_return";
    const against = forbidden(file, by, "review:property") ?? closed(world, file, key, ["in_review"]);
    if (against !== undefined) return against;
    if (to === "editing") sendBack(world, file, key, kinds);
    else move(world, file, key, to);
    take(file, by, "review");
    return done;
  },
  return: (world, file, { by, kinds }) => {
    const against = forbidden(file, by, "return:property") ?? closed(world, file, "return", returnable);
    if (against !== undefined) return against;
    sendBack(world, file, "return", kinds);
    return done;
  },
  seat: (world, file, act) => judgeSeat(world, file, act),
  object: (world, file, { by, letter }) => {
    const announcement = file.announcements.at(-1);
    if (announcement === undefined) return refused("not-found");
    if (file.status !== "announced" || world.now >= announcement.to) {
      return refused("move-refused", "announcement-closed");
    }
    file.objections.push({ by, letter, announcement: file.announcements.length, state: "new", decidedAt: null });
    return done;
  },
  takeObjection: (_, file, { by, objection }) => {
    const taken = file.objections[objection];
    if (!planOf(by).codes.includes("decide:objection")) return refused("permission-missing");
    if (taken === undefined) return refused("not-found");
    const against = forbidden(file, by, "decide:objection");
    if (against !== undefined) return against;
    if (taken.state === "in_review") return refused("move-refused", "objection-taken");
    if (!isOpen(taken)) return refused("move-refused", "no-open-objection");
    if (file.status !== "announced" && file.status !== "in_review") return refused("move-refused", "not-from-here");
    taken.state = "in_review";
    return done;
  },
  withdraw: (world, file, { by, objection }) => {
    const taken = file.objections[objection];
    const staff = (staffKeys as readonly string[]).includes(by) ? (by as StaffKey) : undefined;
    if (staff !== undefined && !planOf(staff).codes.includes("decide:objection")) return refused("permission-missing");
    if (taken === undefined) return refused("not-found");
    // The author's own word, or a paper of theirs that staff record. To anyone else it does not exist.
    const against = staff === undefined ? undefined : forbidden(file, staff, "decide:objection");
    if (against !== undefined) return against;
    if (staff === undefined && taken.by !== by) return refused("not-found");
    if (!isOpen(taken)) return refused("move-refused", "no-open-objection");
    if (final.includes(file.status)) return refused("move-refused", "frozen");
    taken.state = "withdrawn";
    endAnnouncementIfOver(world, file);
    return done;
  },
  decideObjection: (world, file, { by, objection, verdict, also }) => {
    const against = forbidden(file, by, "decide:objection");
    const decided = file.objections[objection];
    // An objection is named by itself: one that does not exist has no file to have taken a part in.
    if (decided === undefined && planOf(by).codes.includes("decide:objection")) return refused("not-found");
    if (against !== undefined || decided === undefined) return against ?? refused("not-found");
    const together = [decided];
    for (const index of also) {
      const other = file.objections[index];
      if (other !== decided && other !== undefined) together.push(other);
    }
    for (const each of together) {
      // Answered together is only what says the same.
      if (each.letter !== decided.letter) return refused("not-found");
      if (!isOpen(each)) return refused("move-refused", "no-open-objection");
      if (file.status !== "announced" && file.status !== "in_review") return refused("move-refused", "not-from-here");
    }
    for (const each of together) {
      each.state = verdict;
      each.decidedAt = world.now;
    }
    take(file, by, "objections");
    if (verdict === "upheld" && file.status === "announced") move(world, file, "uphold_objection", "in_review");
    else endAnnouncementIfOver(world, file);
    return done;
  },
  justice: (world, file, { by, verdict }) => {
    const key = verdict === "positive" ? "justice_positive" : "justice_negative";
    const against = forbidden(file, by, "justice:property") ?? closed(world, file, key, ["at_justice"]);
    if (against !== undefined) return against;
    take(file, by, "justice");
    if (verdict === "negative") {
      move(world, file, key, "in_review");
      return done;
    }
    const amount = charged(file);
    const owed = amount > file.paid;
    const state = amount === 0 ? "free" : owed ? "open" : "paid";
    file.charge = { amount, state, consented: false, contract: null };
    move(world, file, key, owed ? "in_payment" : "at_council");
    return done;
  },
  pay: (world, file, { by, amount, excess }) => {
    const against = forbidden(file, by, "record:payment") ?? closed(world, file, "record_payment", ["in_payment"]);
    if (against !== undefined || file.charge === null) return against ?? refused("move-refused", "nothing-owed");
    const beyond = Math.max(0, file.paid + amount - file.charge.amount);
    if (beyond > file.charge.amount) return refused("move-refused", "receipt-excessive");
    if (beyond !== excess) return refused("move-refused", "receipt-over");
    file.paid += amount;
    const covered = file.paid >= file.charge.amount;
    if (covered) file.charge.state = "paid";
    const own = covered ? undefined : instalmentTerm(world, file);
    move(world, file, "record_payment", covered ? "at_council" : "in_payment", own);
    return done;
  },
  agree: (world, file, { by, schedule }) => {
    const against = forbidden(file, by, "record:payment") ?? closed(world, file, "agree_instalments", ["in_payment"]);
    if (against !== undefined || file.charge === null) return against ?? refused("move-refused", "nothing-owed");
    if (!fits(world, schedule, file.charge.amount - file.paid)) return refused("invalid");
    file.charge.contract = { schedule, before: file.paid };
    move(world, file, "agree_instalments", "in_payment", instalmentTerm(world, file));
    return done;
  },
  consent: (_, file, { by }) => {
    if (by !== file.occupier) return refused("not-found");
    if (file.status !== "in_payment" || file.charge === null) return refused("move-refused", "not-from-here");
    file.charge.consented = true;
    return done;
  },
  council: (world, file, { by, verdict }) => {
    const key = verdict === "for" ? "council_for" : "council_against";
    const against = forbidden(file, by, "council:property") ?? closed(world, file, key, ["at_council"]);
    if (against !== undefined) return against;
    move(world, file, key, verdict === "for" ? "registered" : "rejected");
    tellAgendas(world, file, verdict);
    take(file, by, "council");
    if (verdict === "for") {
      // What was judged of the plot is judged anew now that one of the two is registered.
      for (const pair of world.pairs.values()) {
        if (pair.duplicate && pair.files.includes(file.id)) pair.decision = null;
      }
    }
    return done;
  },
  complain: (world, file, { by }) => {
    const open = file.complaints.some((complaint) => complaint.by === by && complaint.state === "new");
    if (by === file.occupier) {
      if (file.status !== "rejected") return refused("move-refused", "not-rejected");
      if (file.ownOver !== null && world.now >= file.ownOver) return refused("move-refused", "appeal-period-over");
      if (open) return refused("move-refused", "complaint-open");
      file.complaints.push({ by, about: "rejection", state: "new" });
      return done;
    }
    const own = file.objections.filter((objection) => objection.by === by && objection.state === "dismissed");
    if (own.length === 0) return refused("not-found");
    const last = Math.max(...own.map(({ decidedAt }) => decidedAt ?? 0));
    const over = overAt({ days: 30, unit: "calendar", start: last, pauses: [] }, world.calendar) ?? 0;
    if (final.includes(file.status) || world.now >= over) return refused("move-refused", "appeal-period-over");
    if (open) return refused("move-refused", "complaint-open");
    file.complaints.push({ by, about: "objection", state: "new" });
    return done;
  },
  decideComplaint: (world, file, { by, complaint, verdict }) => {
    const against = forbidden(file, by, "decide:complaint");
    if (against !== undefined) return against;
    const decided = file.complaints[complaint];
    if (decided === undefined) return refused("not-found");
    if (decided.state !== "new") return refused("move-refused", "no-open-complaint");
    if (final.includes(file.status)) return refused("move-refused", "frozen");
    const moves = (appealable as readonly StatusKey[]).includes(file.status);
    if (verdict === "upheld" && !moves && file.status !== "in_review") return refused("move-refused", "not-from-here");
    decided.state = verdict;
    take(file, by, "objections");
    if (verdict === "upheld" && moves) move(world, file, "uphold_appeal", "in_review");
    return done;
  },
  refuse: (world, file, { by }) => {
    if (by !== file.occupier) return refused("not-found");
    if (file.status !== "in_payment") return refused("move-refused", "not-from-here");
    move(world, file, "refuse", "in_review");
    return done;
  },
  triage: (world, file, { by, other, decision }) => {
    if (!planOf(by).codes.includes("triage:overlap")) return refused("permission-missing");
    const across = world.files[other];
    const pair = across && world.pairs.get(pairKey(file.id, across.id));
    if (across === undefined || pair === undefined) return refused("not-found");
    // Of the two, one that still goes on is whose matter it is; the older one where both do.
    const sides = [file, across].toSorted((one, two) => (one.id < two.id ? -1 : 1)).filter((side) => sees(by, side));
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
  ]: (world: ModelWorld, file: ModelFile, act: On<Name>) => Answer;
};

/** The calendar changed: every open term ends by it, announcements with their status. */
export function changeCalendar(world: ModelWorld, calendar: ModelWorld["calendar"]): void {
  world.calendar = calendar;
  for (const file of world.files) {
    if (final.includes(file.status)) continue;
    reckonAnew(world, file);
    const announcement = file.announcements.at(-1);
    if (file.status === "announced" && announcement !== undefined && file.ownOver !== null) {
      announcement.to = file.ownOver;
    }
  }
}

/** Pairs that a reader of a whole territory is shown of a file: those across that still stand. */
export function pairsShown(
  world: ModelWorld,
  file: ModelFile,
): { number: string; duplicate: boolean; decision: string | null }[] {
  return [...world.pairs.values()].flatMap(({ files, duplicate, decision }) => {
    const other = files.includes(file.id)
      ? world.files.find(({ id }) => id !== file.id && files.includes(id))
      : undefined;
    return other === undefined || other.status === "unregistered"
      ? []
      : [{ number: other.number, duplicate, decision }];
  });
}

/** Files that a member of staff sees. */
export function visibleTo(world: ModelWorld, person: StaffKey): ModelFile[] {
  return world.files.filter((file) => sees(person, file));
}
