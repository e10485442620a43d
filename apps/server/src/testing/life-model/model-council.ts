import type { Act } from "./acts.js";
import {
  type Answer,
  done,
  type ModelApplication,
  type ModelSession,
  type ModelWorld,
  refused,
} from "./model-application.js";
import { ownReasons, sees } from "./model-rules.js";
import { bodies, districts, planOf, type StaffKey } from "./world-plan.js";

/** What the oracle does with one application that a session decides. */
export type DecideOne = (application: ModelApplication, by: StaffKey, verdict: "for" | "against") => Answer;

type On<Name extends Act["act"]> = Extract<Act, { act: Name }>;

/** A session is its council's, and of whoever's territory holds the council's. */
function seesSession(by: StaffKey, { by: caller }: ModelSession): boolean {
  const { body, territory } = planOf(by);
  const council = planOf(caller);
  return body === council.body || council.territory.startsWith(territory);
}

/** Calls a session: a council's own. */
export function judgeCall(world: ModelWorld, { by }: On<"callSession">): Answer {
  const { codes, body } = planOf(by);
  if (!codes.includes("council:property")) return refused("permission-missing");
  if (bodies[body].kind !== "council") return refused("move-refused", "council-only");
  world.sessions.push({ by, agenda: new Map() });
  return done;
}

/** The session, or why the whole act is refused. */
function open(world: ModelWorld, by: StaffKey, session: number): ModelSession | Answer {
  if (!planOf(by).codes.includes("council:property")) return refused("permission-missing");
  const found = world.sessions[session];
  return found === undefined || !seesSession(by, found) ? refused("not-found") : found;
}

const isAnswer = (value: ModelSession | Answer): value is Answer => "done" in value;

/** One act on each of many applications, in the order of their ids, each judged by itself. */
function onEach(
  world: ModelWorld,
  applications: readonly number[],
  judge: (application: ModelApplication) => readonly string[],
): Answer {
  const chosen = [...new Set(applications)].flatMap((index) => world.applications[index] ?? []);
  const results = chosen
    .toSorted((one, two) => (one.id < two.id ? -1 : 1))
    .map((application) => {
      const reasons = judge(application).toSorted();
      // What somebody must not see has no number either.
      return `${reasons.includes("file-unseen") ? "" : application.number} ${reasons.join()}`.trim();
    });
  return { done: true, results };
}

/** Puts applications on an agenda, or takes undecided ones off it. */
export function judgeAgenda(world: ModelWorld, { by, session: index, applications, what }: On<"agenda">): Answer {
  const session = open(world, by, index);
  if (isAnswer(session)) return session;
  return onEach(world, applications, (application) => {
    if (what === "remove") {
      if (session.agenda.get(application.id) !== null) return ["not-on-agenda"];
      session.agenda.delete(application.id);
      return [];
    }
    if (!sees(by, application)) return ["file-unseen"];
    if (!districts[application.district].soato.startsWith(planOf(session.by).territory)) return ["file-unseen"];
    if (application.status !== "at_council") return ["not-from-here"];
    // On this agenda in any way, or on another that has not decided it.
    if (world.sessions.some((each) => each.agenda.get(application.id) === null) || session.agenda.has(application.id)) {
      return ["on-agenda"];
    }
    session.agenda.set(application.id, null);
    return [];
  });
}

/** Decides many applications of an agenda, each by the very move. */
export function judgeDecisions(
  world: ModelWorld,
  { by, session: index, applications, verdict }: On<"decideMany">,
  decide: DecideOne,
): Answer {
  const session = open(world, by, index);
  if (isAnswer(session)) return session;
  return onEach(world, applications, (application) => {
    if (session.agenda.get(application.id) !== null) return ["not-on-agenda"];
    if (!sees(by, application)) return ["file-unseen"];
    const own = ownReasons(by, "council:property", application);
    if (own.length > 0) return own;
    const answer = decide(application, by, verdict);
    return answer.done ? [] : (answer.reasons ?? [answer.problem]);
  });
}

/** However the Council decides an application, every agenda it waits on says so. */
export function tellAgendas(world: ModelWorld, application: ModelApplication, verdict: "for" | "against"): void {
  for (const { agenda } of world.sessions) if (agenda.get(application.id) === null) agenda.set(application.id, verdict);
}

/** Sessions as somebody's list shows them: applications on the agenda, decided for, decided against. */
export function sessionsOf(world: ModelWorld, by: StaffKey): string[] {
  return world.sessions
    .filter((session) => seesSession(by, session))
    .map(({ agenda }) => {
      const verdicts = [...agenda.values()];
      const of = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
      return `${verdicts.length} ${of("for")} ${of("against")}`;
    })
    .toSorted();
}
