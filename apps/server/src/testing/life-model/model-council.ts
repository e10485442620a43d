import type { Act } from "./acts.js";
import { type Answer, done, type ModelFile, type ModelSession, type ModelWorld, refused } from "./model-file.js";
import { ownReasons, sees } from "./model-rules.js";
import { bodies, districts, planOf, type StaffKey } from "./world-plan.js";

/** What the oracle does with one file that a session decides. */
export type DecideOne = (file: ModelFile, by: StaffKey, verdict: "for" | "against") => Answer;

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

/** One act on each of many files, in the order of their ids, each judged by itself. */
function onEach(world: ModelWorld, files: readonly number[], judge: (file: ModelFile) => readonly string[]): Answer {
  const chosen = [...new Set(files)].flatMap((index) => world.files[index] ?? []);
  const results = chosen
    .toSorted((one, two) => (one.id < two.id ? -1 : 1))
    .map((file) => {
      const reasons = judge(file).toSorted();
      // What somebody must not see has no number either.
      return `${reasons.includes("file-unseen") ? "" : file.number} ${reasons.join()}`.trim();
    });
  return { done: true, results };
}

/** Puts files on an agenda, or takes undecided ones off it. */
export function judgeAgenda(world: ModelWorld, { by, session: index, files, what }: On<"agenda">): Answer {
  const session = open(world, by, index);
  if (isAnswer(session)) return session;
  return onEach(world, files, (file) => {
    if (what === "remove") {
      if (session.agenda.get(file.id) !== null) return ["not-on-agenda"];
      session.agenda.delete(file.id);
      return [];
    }
    if (!sees(by, file)) return ["file-unseen"];
    if (!districts[file.district].soato.startsWith(planOf(session.by).territory)) return ["file-unseen"];
    if (file.status !== "at_council") return ["not-from-here"];
    // On this agenda in any way, or on another that has not decided it.
    if (world.sessions.some((each) => each.agenda.get(file.id) === null) || session.agenda.has(file.id)) {
      return ["on-agenda"];
    }
    session.agenda.set(file.id, null);
    return [];
  });
}

/** Decides many files of an agenda, each by the very move. */
export function judgeDecisions(
  world: ModelWorld,
  { by, session: index, files, verdict }: On<"decideMany">,
  decide: DecideOne,
): Answer {
  const session = open(world, by, index);
  if (isAnswer(session)) return session;
  return onEach(world, files, (file) => {
    if (session.agenda.get(file.id) !== null) return ["not-on-agenda"];
    if (!sees(by, file)) return ["file-unseen"];
    const own = ownReasons(by, "council:property", file);
    if (own.length > 0) return own;
    const answer = decide(file, by, verdict);
    return answer.done ? [] : (answer.reasons ?? [answer.problem]);
  });
}

/** However the Council decides a file, every agenda it waits on says so. */
export function tellAgendas(world: ModelWorld, file: ModelFile, verdict: "for" | "against"): void {
  for (const { agenda } of world.sessions) if (agenda.get(file.id) === null) agenda.set(file.id, verdict);
}

/** Sessions as somebody's list shows them: files on the agenda, decided for, decided against. */
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
