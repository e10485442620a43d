import type { Failure } from "../react/failure.js";
import type { Fault, Problem, Reason } from "../contract/problem.js";
import type { VocabularyKey } from "./vocabulary.js";

type Values = Readonly<Record<string, string | number | boolean>>;

/** Says a word of the vocabulary in the person's language; an app hands its own over (react-intl's formatMessage). */
export type Say = (id: VocabularyKey, values?: Values) => string;

/** Parameters that are codes themselves, by name: they are said, not shown. */
const coded = { part: "part", kind: "organisationKind", status: "status" } as const;

/** What a sentence is filled with: parameters as they are, those that are codes said. */
export function sayableParams(say: Say, params: Reason["params"]): Values {
  const values: Record<string, string | number | boolean> = { ...params };
  for (const [name, family] of Object.entries(coded)) {
    const code = values[name];
    if (typeof code === "string") values[name] = say(`${family}.${code}` as VocabularyKey);
  }
  return values;
}

/** Why a move or an act is closed, as a sentence. */
export function sayReason(say: Say, reason: Reason): string {
  return say(`reason.${reason.code}` as VocabularyKey, sayableParams(say, reason.params));
}

/** What is wrong at a place of what was sent. */
export function sayFault(say: Say, fault: Pick<Fault, "code" | "params">): string {
  return say(`fault.${fault.code}` as VocabularyKey, fault.params);
}

/** What a problem document says to the person: its reasons where it has any, else the problem itself. */
export function sayProblem(say: Say, problem: Problem): string {
  const { reasons } = problem;
  if (reasons && reasons.length > 0) return reasons.map((reason) => sayReason(say, reason)).join(" · ");
  return say(`problem.${problem.code}`, sayableParams(say, problem.params));
}

/** Why a request failed, as a sentence; empty for one the caller gave up. */
export function sayFailure(say: Say, failure: Failure): string {
  switch (failure.kind) {
    case "problem":
      return sayProblem(say, failure.problem);
    case "network":
      return say(`failure.${failure.fault}`);
    case "defect":
      return say("failure.defect");
    case "aborted":
      return "";
  }
}
