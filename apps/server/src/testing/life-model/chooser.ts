import type { EditRequestKind } from "@yer/api/contract/applications";
import type { Act } from "./acts.js";
import type { ModelApplication, ModelPlot, ModelWorld } from "./model-application.js";
import { isOpen, standing } from "./model-rules.js";
import { dayLength, tashkent } from "./model-time.js";
import { type DistrictKey, objectors, occupiers, planOf, stagesOf, type StaffKey, staffKeys } from "./world-plan.js";

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Roll = () => number;

function pick<T>(roll: Roll, list: readonly T[]): T {
  const picked = list[Math.floor(roll() * list.length)];
  if (picked === undefined) throw new Error("Nothing to pick from.");
  return picked;
}

const requestKinds: readonly EditRequestKind[] = [
  "correct_occupier",
  "correct_address",
  "correct_buildings",
  "fix_outline",
  "replace_document",
];
const shifts = [0, 0.05, 0.5];
/** Applications that go on at one time, about: enough to meet each other, few enough for each to get somewhere. */
const company = 12;

/**
 * What happens next: mostly what an application waits for, by somebody whose office it is; else anything, by anyone.
 */
export function chooseAct(roll: Roll, world: ModelWorld): Act {
  const going = world.applications.flatMap((application, index) =>
    application.status === "registered" || application.status === "unregistered" ? [] : [{ file: application, index }],
  );
  if (going.length === 0 || (going.length < company && roll() < 0.25)) return create(roll, world);
  if (roll() < 0.06) return { act: "tick" };
  if (roll() < 0.05) return { act: "wait", days: 1 + Math.floor(roll() * 12) };
  if (roll() < 0.005) return calendar(roll, world);
  const chosen =
    roll() < 0.95 ? pick(roll, going) : { index: Math.floor(roll() * world.applications.length), file: undefined };
  const application = chosen.file ?? world.applications[chosen.index];
  if (application === undefined) return { act: "tick" };
  if (roll() < 0.3) return anything(roll, world, application, chosen.index);
  return onwards(roll, world, application, chosen.index) ?? { act: "wait", days: 3 };
}

function create(roll: Roll, world: ModelWorld): Act {
  const by = pick(roll, [
    "operatorOne",
    "operatorTwo",
    "operatorOne",
    "operatorCountry",
    "operatorFar",
    "everything",
  ] as const);
  const district: DistrictKey =
    by === "operatorCountry" ? "country" : by === "operatorFar" ? "far" : roll() < 0.9 ? "centre" : "country";
  return {
    act: "create",
    by,
    application: {
      district,
      legalBasis: pick(roll, district === "centre" ? [1, 1, 2, 4, 6] : [1, 2]),
      occupier: pick(roll, occupiers),
      discount: pick(roll, ["none", "none", "none", "social_register", "disability"] as const),
      // Now and then a number that is taken.
      cadastre: roll() < 0.04 ? Math.floor(roll() * world.applications.length) : world.applications.length,
      plot: plot(roll, world),
    },
  };
}

/** Mostly a plot of its own; sometimes upon the one before. */
function plot(roll: Roll, world: ModelWorld): ModelPlot {
  const cell = world.applications.length - (roll() < 0.25 ? 1 : 0);
  return { cell: Math.max(0, cell), shift: pick(roll, shifts) };
}

/** A working day in the weeks to come. */
function calendar(roll: Roll, world: ModelWorld): Act {
  for (let ahead = 2 + Math.floor(roll() * 20); ; ahead += 1) {
    const day = tashkent(world.now + ahead * dayLength);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) return { act: "calendar", day };
  }
}

const kindsOf = (roll: Roll): EditRequestKind[] => [
  ...new Set(roll() < 0.3 ? [pick(roll, requestKinds), pick(roll, requestKinds)] : [pick(roll, requestKinds)]),
];

/** Somebody who holds a code and, mostly, whom nothing keeps from using it. */
function holder(roll: Roll, application: ModelApplication, code: string): StaffKey {
  const holding = staffKeys.filter((key) => (planOf(key).codes as readonly string[]).includes(code));
  const free = holding.filter((key) => !application.parts.some(({ person }) => person === key) && key !== "everything");
  const took = holding.filter((key) => application.parts.some(({ person }) => person === key));
  const usual = took.length > 0 && roll() < 0.6 ? took : free;
  return pick(roll, usual.length > 0 && roll() < 0.92 ? usual : holding);
}

/** What an application in its status usually waits for. */
function onwards(roll: Roll, world: ModelWorld, application: ModelApplication, index: number): Act | undefined {
  const open = application.objections.findIndex(isOpen);
  switch (application.status) {
    case "editing": {
      const request = application.requests.findIndex(({ open: asked }) => asked);
      if (request !== -1)
        return { act: "answer", by: holder(roll, application, "update:property"), application: index, request };
      const judged = triage(roll, world, application, index);
      if (judged !== undefined && roll() < 0.5) return judged;
      if (roll() < 0.15)
        return {
          act: "redraw",
          by: holder(roll, application, "update:property"),
          application: index,
          plot: plot(roll, world),
        };
      return { act: "submit", by: holder(roll, application, "submit:property"), application: index };
    }
    case "to_conclusion":
      return { act: "start", by: holder(roll, application, "start:discussion"), application: index };
    case "in_discussion":
      return roll() < 0.3 ? seat(roll, application, index) : conclude(roll, application, index, roll() < 0.92);
    case "in_review":
      if (open !== -1) return answerObjection(roll, application, index, open);
      return {
        act: "review",
        by: holder(roll, application, "review:property"),
        application: index,
        to: pick(roll, ["announced", "announced", "announced", "rejected", "editing"] as const),
        kinds: kindsOf(roll),
      };
    case "announced":
      if (open !== -1 && roll() < 0.7) return answerObjection(roll, application, index, open);
      if (roll() < 0.35) return object(roll, index);
      return roll() < 0.5 ? { act: "wait", days: 1 + Math.floor(roll() * 10) } : { act: "tick" };
    case "at_justice":
      return {
        act: "justice",
        by: holder(roll, application, "justice:property"),
        application: index,
        verdict: roll() < 0.85 ? "positive" : "negative",
      };
    case "in_payment":
      if (roll() < 0.06) return { act: "refuse", by: application.occupier, application: index };
      if (roll() < 0.08) return { act: "consent", by: application.occupier, application: index };
      if (roll() < 0.25) return agree(roll, world, application, index);
      if (roll() < 0.1) return { act: "wait", days: 30 + Math.floor(roll() * 31) };
      return pay(roll, application, index);
    case "at_council": {
      const judged = triage(roll, world, application, index);
      if (judged !== undefined && roll() < 0.5) return judged;
      if (roll() < 0.5) return sitting(roll, world, index);
      return {
        act: "council",
        by: holder(roll, application, "council:property"),
        application: index,
        verdict: roll() < 0.7 ? "for" : "against",
      };
    }
    case "rejected": {
      const complaint = application.complaints.findIndex(({ state }) => state === "new");
      if (complaint !== -1) return decideComplaint(roll, application, index, complaint);
      if (roll() < 0.5) return { act: "complain", by: application.occupier, application: index };
      return roll() < 0.5 ? { act: "wait", days: 5 + Math.floor(roll() * 20) } : { act: "tick" };
    }
    default:
      return undefined;
  }
}

/**
 * Somebody of an organisation takes, gives up or passes on its conclusion; mostly of the organisation that has several
 * members.
 */
function seat(roll: Roll, application: ModelApplication, index: number): Act {
  const members = staffKeys.filter((key) => planOf(key).codes.includes("give:conclusion"));
  const several = members.filter((key) => planOf(key).body === "architectureCentre");
  const by = pick(roll, roll() < 0.8 ? several : members);
  const steps = (stagesOf[application.legalBasis] ?? []).flat().map(({ kind }) => kind);
  const step = roll() < 0.85 && steps.includes("architecture") ? "architecture" : pick(roll, steps);
  const what = pick(roll, ["take", "take", "take", "renew", "release", "takeover", "delegate"] as const);
  return { act: "seat", by, application: index, step, what, to: pick(roll, roll() < 0.8 ? several : staffKeys) };
}

/** One of two letters that go from hand to hand. */
function object(roll: Roll, index: number): Act {
  return { act: "object", by: pick(roll, objectors), application: index, letter: roll() < 0.7 ? 0 : 1 };
}

/** What becomes of an open objection: it is taken into review, taken back, or decided, alone or with those alike. */
function answerObjection(roll: Roll, application: ModelApplication, index: number, objection: number): Act {
  const rolled = roll();
  if (rolled < 0.12)
    return { act: "takeObjection", by: holder(roll, application, "decide:objection"), application: index, objection };
  if (rolled < 0.22) {
    const author = application.objections[objection]?.by;
    const by = author !== undefined && roll() < 0.7 ? author : holder(roll, application, "decide:objection");
    return { act: "withdraw", by, application: index, objection };
  }
  return decideObjection(roll, application, index, objection);
}

/** A contract that pays what is owed in two to four parts; now and then one that does not. */
function agree(roll: Roll, world: ModelWorld, application: ModelApplication, index: number): Act {
  const owed = Math.max(4, (application.charge?.amount ?? 0) - application.paid);
  const parts = 2 + Math.floor(roll() * 3);
  const each = Math.floor(owed / parts);
  let ahead = Math.floor(roll() * 20);
  const schedule = Array.from({ length: parts }, (_, part) => {
    const dueOn = tashkent(world.now + ahead * dayLength);
    ahead += roll() < 0.97 ? 1 + Math.floor(roll() * 40) : 0;
    const amount = part === parts - 1 ? owed - each * (parts - 1) : each;
    return { dueOn, amount: roll() < 0.98 ? amount : amount + 1 };
  });
  return { act: "agree", by: holder(roll, application, "agree:instalments"), application: index, schedule };
}

/** The Council sits: a session is called, applications come onto an agenda or go, many are decided at once. */
function sitting(roll: Roll, world: ModelWorld, index: number): Act {
  const by = pick(roll, ["councilOne", "councilTwo", "councilOne", "councilTwo", "everything", "justiceOne"] as const);
  if (world.sessions.length === 0 || roll() < 0.08) return { act: "callSession", by };
  const recent = Math.max(0, world.sessions.length - 3);
  const session = recent + Math.floor(roll() * (world.sessions.length - recent));
  const waiting = world.applications.flatMap(({ status }, at) => (status === "at_council" && roll() < 0.7 ? [at] : []));
  const onIt = world.applications.flatMap(({ id }, at) =>
    world.sessions[session]?.agenda.get(id) === null ? [at] : [],
  );
  const anyOther = roll() < 0.15 ? [Math.floor(roll() * world.applications.length)] : [];
  if (onIt.length === 0 || roll() < 0.4) {
    return { act: "agenda", by, session, applications: [...waiting, index, ...anyOther], what: "add" };
  }
  if (roll() < 0.12)
    return { act: "agenda", by, session, applications: [pick(roll, onIt), ...anyOther], what: "remove" };
  return {
    act: "decideMany",
    by,
    session,
    applications: [...onIt, ...anyOther],
    verdict: roll() < 0.75 ? "for" : "against",
  };
}

function conclude(roll: Roll, application: ModelApplication, index: number, positive: boolean): Act {
  const run = application.runs.at(-1);
  const asked = staffKeys.flatMap((by) => {
    if (run === undefined || !planOf(by).codes.includes("give:conclusion")) return [];
    return [...run.asked.keys()].flatMap((step) =>
      standing(application, run, step, planOf(by).body) === "awaited" ? [{ by, step }] : [],
    );
  });
  const { by, step } =
    asked.length > 0 && roll() < 0.9
      ? pick(roll, asked)
      : {
          by: pick(
            roll,
            staffKeys.filter((key) => planOf(key).codes.includes("give:conclusion")),
          ),
          step: pick(roll, (stagesOf[application.legalBasis] ?? []).flat()).kind,
        };
  return { act: "conclude", by, application: index, step, verdict: positive ? "positive" : "negative" };
}

function decideObjection(roll: Roll, application: ModelApplication, index: number, objection: number): Act {
  return {
    act: "decideObjection",
    by: holder(roll, application, "decide:objection"),
    application: index,
    objection,
    also: alike(roll, application, objection),
    verdict: roll() < 0.3 ? "upheld" : "dismissed",
  };
}

/** Others to answer with an objection: mostly those that say the same and are open. */
function alike(roll: Roll, application: ModelApplication, objection: number): number[] {
  if (roll() < 0.4) return [];
  const letter = application.objections[objection]?.letter;
  return application.objections.flatMap((other, at) =>
    at !== objection && ((other.letter === letter && isOpen(other)) || roll() < 0.05) ? [at] : [],
  );
}

function decideComplaint(roll: Roll, application: ModelApplication, index: number, complaint: number): Act {
  return {
    act: "decideComplaint",
    by: holder(roll, application, "decide:complaint"),
    application: index,
    complaint,
    verdict: roll() < 0.4 ? "upheld" : "dismissed",
  };
}

function pay(roll: Roll, application: ModelApplication, index: number): Act {
  const owed = Math.max(1, (application.charge?.amount ?? 0) - application.paid);
  const amount =
    roll() < 0.6
      ? owed
      : roll() < 0.7
        ? Math.max(1, Math.floor(owed * roll()))
        : owed + (roll() < 0.7 ? 12_345 : (application.charge?.amount ?? 0) + 1);
  // Now and then somebody confirms another excess than there is.
  const excess = roll() < 0.85 ? Math.max(0, amount - owed) : 1;
  return { act: "pay", by: holder(roll, application, "record:payment"), application: index, amount, excess };
}

/** A judgement of a plot that lies over the application's, where there is one. */
function triage(roll: Roll, world: ModelWorld, application: ModelApplication, index: number): Act | undefined {
  const others = [...world.pairs.values()].flatMap(({ applications }) => {
    if (!applications.includes(application.id)) return [];
    const other = world.applications.findIndex(
      ({ id, status }) => id !== application.id && applications.includes(id) && status !== "unregistered",
    );
    return other === -1 ? [] : [other];
  });
  if (others.length === 0 || application.status === "unregistered") return undefined;
  return {
    act: "triage",
    by: holder(roll, application, "triage:overlap"),
    application: index,
    other: pick(roll, others),
    decision: roll() < 0.85 ? "distinct" : "same",
  };
}

/** Any act on an application, whether or not it is its time, by anyone of staff. */
function anything(roll: Roll, world: ModelWorld, application: ModelApplication, index: number): Act {
  const code = pick(roll, staffKeys);
  const by = roll() < 0.4 ? code : undefined;
  const of = (permission: string): StaffKey => by ?? holder(roll, application, permission);
  const objection = Math.floor(roll() * Math.max(1, application.objections.length));
  const complaint = Math.floor(roll() * Math.max(1, application.complaints.length));
  const verdict = pick(roll, ["upheld", "dismissed"] as const);
  return pick<() => Act>(roll, [
    () => ({ act: "redraw", by: of("update:property"), application: index, plot: plot(roll, world) }),
    () => ({
      act: "readdress",
      by: of("update:property"),
      application: index,
      address: pick(roll, ["Bir koʻcha", "Ikki koʻcha"]),
    }),
    () => ({ act: "answer", by: of("update:property"), application: index, request: 0 }),
    () => ({ act: "submit", by: of("submit:property"), application: index }),
    () => ({ act: "start", by: of("start:discussion"), application: index }),
    () => conclude(roll, application, index, roll() < 0.7),
    () => ({
      act: "review",
      by: of("review:property"),
      application: index,
      to: pick(roll, ["announced", "rejected", "editing"] as const),
      kinds: kindsOf(roll),
    }),
    () => ({ act: "return", by: of("return:property"), application: index, kinds: kindsOf(roll) }),
    () => object(roll, index),
    () => seat(roll, application, index),
    () => ({ act: "takeObjection", by: of("decide:objection"), application: index, objection }),
    () => ({
      act: "withdraw",
      by: roll() < 0.5 ? pick(roll, objectors) : of("decide:objection"),
      application: index,
      objection,
    }),
    () => agree(roll, world, application, index),
    () => ({ act: "consent", by: pick(roll, [...objectors, application.occupier]), application: index }),
    () => sitting(roll, world, index),
    () => ({
      act: "decideObjection",
      by: of("decide:objection"),
      application: index,
      objection,
      also: alike(roll, application, objection),
      verdict,
    }),
    () => ({
      act: "justice",
      by: of("justice:property"),
      application: index,
      verdict: pick(roll, ["positive", "negative"] as const),
    }),
    () => pay(roll, application, index),
    () => ({
      act: "council",
      by: of("council:property"),
      application: index,
      verdict: pick(roll, ["for", "against"] as const),
    }),
    () => ({ act: "complain", by: pick(roll, [...objectors, application.occupier]), application: index }),
    () => ({ act: "refuse", by: pick(roll, [...objectors, application.occupier]), application: index }),
    () => ({ act: "decideComplaint", by: of("decide:complaint"), application: index, complaint, verdict }),
    () => triage(roll, world, application, index) ?? { act: "tick" },
  ])();
}
