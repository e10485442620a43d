import type { Field } from "./field.js";
import { indexOf, otherwise, waysOf } from "./group-flow.js";
import type { GroupFlow } from "./group-flow.js";

/** An answer: the id of a radio's option, a number, a text, an ISO day, or the id of a file; null or "" is none. */
export type Answer = string | number | null;

/** Answers by field id. */
export type Answers = Readonly<Record<string, Answer>>;

/** What can be wrong with an answer. */
export type AnswerFaultCode =
  | "field"
  | "not-asked"
  | "required"
  | "choice"
  | "type"
  | "too-small"
  | "too-big"
  | "too-long"
  | "day"
  | "unknown-file";

/** One fault of the answers, at a field. */
export interface AnswerFault {
  /** The field's id, as the answers have it. */
  readonly field: string;
  readonly code: AnswerFaultCode;
  /** Bounds for the sentence. */
  readonly params: Readonly<Record<string, number>>;
}

/** The longest text, in characters, where the field says none. */
export const longestText = 4000;

const day = /^\d{4}-\d\d-\d\d$/;

const answerTo = (answers: Answers, field: Field): Answer => {
  const given = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
  return given === undefined || given === "" ? null : given;
};

/**
 * The questions that these answers lead to, in order: with a flow, from its first node on as far as the answers go;
 * without one, all. A question that decides the way and must be answered holds back what comes after it.
 */
export function askedFields(flow: GroupFlow, answers: Answers): readonly Field[] {
  if (flow.nodes.length === 0) return flow.list;
  const index = indexOf(flow);
  const asked: Field[] = [];
  const seen = new Set<string>();
  let node = flow.nodes[0];
  while (node && !seen.has(node.id)) {
    seen.add(node.id);
    const field = index.fields.get(node.fieldId);
    if (field && !asked.includes(field)) asked.push(field);
    const ways = waysOf(flow, index, node.id);
    const answer = field && ways.size > 0 ? answerTo(answers, field) : null;
    if (field?.required && ways.size > 0 && answer === null) break;
    const chosen = answer === null ? undefined : ways.get(Number(answer));
    const edge = chosen === undefined ? otherwise(index, node.id, ways)[0] : chosen;
    node = edge ? index.nodes.get(edge.target) : undefined;
  }
  return asked;
}

/** The answers to what is asked, without those that another choice has left behind. */
export function askedAnswers(flow: GroupFlow, answers: Answers): Answers {
  const asked = new Set(askedFields(flow, answers).map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}

/**
 * What is wrong with the answers: the check of the form and of the service alike.
 *
 * @param fileIds files handed in together with the answers: one of type file names one of them
 */
export function faultsOfAnswers(flow: GroupFlow, answers: Answers, fileIds: readonly string[]): readonly AnswerFault[] {
  const asked = askedFields(flow, answers);
  const known = new Set(flow.list.map(({ id }) => String(id)));
  const open = new Set(asked.map(({ id }) => String(id)));
  const strays = Object.entries(answers).flatMap(([field, answer]): AnswerFault[] => {
    if (!known.has(field)) return [{ field, code: "field", params: {} }];
    return open.has(field) || answer === null || answer === "" ? [] : [{ field, code: "not-asked", params: {} }];
  });
  return [
    ...strays,
    ...asked.flatMap((field): AnswerFault[] => {
      const code = faultOfAnswer(field, answerTo(answers, field), fileIds);
      return code === undefined ? [] : [{ field: String(field.id), code, params: boundsOf(field) }];
    }),
  ];
}

/** What is wrong with one answer, or undefined. */
export function faultOfAnswer(field: Field, answer: Answer, fileIds: readonly string[]): AnswerFaultCode | undefined {
  if (answer === null || answer === "") return field.required ? "required" : undefined;
  switch (field.fieldType) {
    case "radio":
      return field.optionsList.some(({ id }) => String(id) === String(answer)) ? undefined : "choice";
    case "number":
      if (typeof answer !== "number" || !Number.isFinite(answer)) return "type";
      if (field.least !== null && answer < field.least) return "too-small";
      return field.most !== null && answer > field.most ? "too-big" : undefined;
    case "string":
      if (typeof answer !== "string") return "type";
      return answer.length > (field.most ?? longestText) ? "too-long" : undefined;
    case "date":
      return typeof answer === "string" && isDay(answer) ? undefined : "day";
    case "file":
      return typeof answer === "string" && fileIds.includes(answer) ? undefined : "unknown-file";
  }
}

const boundsOf = ({ least, most }: Field): Record<string, number> => ({
  ...(least === null ? {} : { least }),
  ...(most === null ? {} : { most }),
});

function isDay(text: string): boolean {
  if (!day.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
