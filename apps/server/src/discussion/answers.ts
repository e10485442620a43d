import type { Answers, Field } from "@yer/api/contract/discussion";
import type { Fault } from "@yer/api/contract/problem";

const day = /^\d{4}-\d\d-\d\d$/;
const longestText = 4000;

/**
 * What is wrong with a body's answers to its questions, as faults with JSON pointers into the request.
 * @param fileIds files handed in with the conclusion: an answer of type file names one of them
 */
export function faultsOfAnswers(fields: readonly Field[], answers: Answers, fileIds: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const known = new Map(fields.map((field) => [String(field.id), field]));
  for (const id of Object.keys(answers)) if (!known.has(id)) faults.push(fault(id, "field"));
  for (const [id, field] of known) {
    const answer = answers[id] ?? null;
    if (answer === null || answer === "") {
      if (field.required) faults.push(fault(id, "required"));
      continue;
    }
    const code = faultOf(field, answer, fileIds);
    if (code !== undefined) {
      const params = {
        ...(field.least === null ? {} : { least: field.least }),
        ...(field.most === null ? {} : { most: field.most }),
      };
      faults.push({ ...fault(id, code), params });
    }
  }
  return faults;
}

function fault(field: string, code: string): Fault {
  return { in: "body", pointer: `/answers/${field}`, code };
}

function faultOf(field: Field, answer: string | number, fileIds: readonly string[]): string | undefined {
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
    default:
      return typeof answer === "string" && fileIds.includes(answer) ? undefined : "unknown-file";
  }
}

function isDay(text: string): boolean {
  if (!day.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
