import type { Failure } from "../react/failure.js";
import type { Fault, Problem, Reason } from "../contract/problem.js";
import type { AreaRow } from "../contract/area-facts.js";
import { areaStateKeys } from "../contract/area-states.js";
import { organisationKinds, parts, statusKeys } from "../contract/statuses.js";
import type { EndpointCode } from "../contract/codes.js";
import type { Locale } from "../contract/values.js";
import type { VocabularyKey } from "./vocabulary.js";

type Values = Readonly<Record<string, string | number | boolean>>;

/** Says a word of the vocabulary in the person's language; an app hands its own over (react-intl's formatMessage). */
export interface Say {
  (id: VocabularyKey, values?: Values): string;
  /** The language it says it in, where it tells: what has a name in each is then called by that one. */
  readonly locale?: Locale | undefined;
}

/** Words of one kind by their codes. */
function wordsOf<Code extends string>(codes: readonly Code[], idOf: (code: Code) => VocabularyKey) {
  return new Map<string, VocabularyKey>(codes.map((code) => [code, idOf(code)]));
}

/** Parameters that are codes themselves, by name: they are said, not shown. */
const coded = {
  part: wordsOf(parts, (code) => `part.${code}`),
  kind: wordsOf(organisationKinds, (code) => `organisationKind.${code}`),
  status: wordsOf([...statusKeys, ...areaStateKeys], (code) => `status.${code}`),
};

/** Permissions of acts on applications, which people know by what they allow; of any other a sentence says "this". */
const permissions = new Map<string, VocabularyKey>(
  Object.entries({
    "create:property": "permission.create.property",
    "update:property": "permission.update.property",
    "submit:property": "permission.submit.property",
    "return:property": "permission.return.property",
    "review:property": "permission.review.property",
    "justice:property": "permission.justice.property",
    "council:property": "permission.council.property",
    "export:property": "permission.export.property",
    "import:property": "permission.import.property",
    "read_personal:property": "permission.read_personal.property",
    "start:discussion": "permission.start.discussion",
    "give:conclusion": "permission.give.conclusion",
    "take_over:conclusion": "permission.take_over.conclusion",
    "revoke:document": "permission.revoke.document",
    "decide:objection": "permission.decide.objection",
    "decide:complaint": "permission.decide.complaint",
    "triage:overlap": "permission.triage.overlap",
    "record:payment": "permission.record.payment",
    "hand_over:work": "permission.hand_over.work",
    "move:case": "permission.move.case",
  } satisfies Partial<Record<EndpointCode, VocabularyKey>>),
);

/** A code that came as a text, as people call it; one that is none of its kind, as it is. */
export function sayCode(say: Say, kind: keyof typeof coded, code: string): string {
  const word = coded[kind].get(code);
  return word === undefined ? code : say(word);
}

/** Why an area was set aside: the service's cause in the person's language, or a person's words as they are. */
export function sayAreaReason(say: Say, { basketReason, basketCause }: Pick<AreaRow, "basketReason" | "basketCause">) {
  if (basketCause === undefined) return basketReason;
  const { code, ...params } = basketCause;
  return say(`areaCause.${code}`, params);
}

/** What a sentence is filled with: parameters as they are, names in the language, those that are codes said. */
export function sayableParams(say: Say, params: Reason["params"], locale = say.locale): Values {
  const values: Record<string, string | number | boolean> = { ...params };
  // A sentence holds nothing but plain values: what has names in languages brings `<name>_<locale>` for each.
  const ending = `_${locale ?? ""}`;
  for (const [key, value] of Object.entries(values)) {
    if (locale !== undefined && key.endsWith(ending)) values[key.slice(0, -ending.length)] = value;
  }
  for (const [name, words] of Object.entries(coded)) {
    const word = words.get(String(values[name]));
    if (word !== undefined) values[name] = say(word);
  }
  return values;
}

/** A permission as what its holder may do: reasons are for people, and a code is nothing to them. */
function withPermission(say: Say, code: string, params: Reason["params"]): Values {
  const values = sayableParams(say, params);
  if (code !== "permission-missing") return values;
  return { ...values, code: say(permissions.get(String(params?.["code"])) ?? "permission.other") };
}

/** Why a move or an act is closed, as a sentence. */
export function sayReason(say: Say, reason: Reason): string {
  return say(`reason.${reason.code}`, withPermission(say, reason.code, reason.params));
}

/** What is wrong at a place of what was sent. */
export function sayFault(say: Say, fault: Pick<Fault, "code" | "params">): string {
  return say(`fault.${fault.code}`, fault.params);
}

/**
 * What a problem document says to the person: its reasons where it has any, else the problem itself; where the service
 * failed, with what its log calls the request.
 */
export function sayProblem(say: Say, problem: Problem): string {
  const { reasons } = problem;
  if (reasons && reasons.length > 0) return reasons.map((reason) => sayReason(say, reason)).join(" · ");
  const sentence = say(`problem.${problem.code}`, withPermission(say, problem.code, problem.params));
  const { requestId } = problem;
  return requestId === undefined ? sentence : `${sentence} ${say("failure.request", { id: requestId })}`;
}

/** Whether a sentence names a request ({@link sayProblem}): people will want to copy it. */
export function namesRequest(sentence: string): boolean {
  return /\b[\da-f]{4}-[\da-f]{4}-[\da-f]{4}\b/i.test(sentence);
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
