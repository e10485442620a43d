import type { FaultCode } from "./fault-codes.js";
import type { Fault } from "./problem.js";
import type * as z from "zod/mini";

type Issue = z.core.$ZodIssue;

/** What has a length rather than a size. */
const lengths = new Set(["string", "array", "file", "set", "map"]);

/** Codes of faults that schemas give without naming one of their own; the apps translate all of them. */
const codesByIssue = {
  not_multiple_of: "not-multiple-of",
  invalid_format: "format",
  invalid_value: "choice",
  invalid_key: "key",
  invalid_element: "element",
  invalid_union: "type",
  unrecognized_keys: "unknown-key",
  custom: "invalid",
} as const satisfies Partial<Record<Issue["code"], FaultCode>>;

/** Messages of the contract's own checks are codes, `required`, `cadastre-region`; the library's are sentences. */
function isOwnCode(message: string): message is FaultCode {
  return /^[a-z][a-z0-9-]*$/.test(message);
}

/** The code that a check of a form names, which hands on texts; `invalid` where the text is a sentence. */
export function faultCodeIn(message: string): FaultCode {
  return isOwnCode(message) ? message : "invalid";
}

function codeOf(issue: Issue): FaultCode {
  if (isOwnCode(issue.message)) return issue.message;
  if (issue.code === "invalid_type") return issue.input === undefined ? "required" : "type";
  if (issue.code === "too_small") return lengths.has(issue.origin) ? "too-short" : "too-small";
  if (issue.code === "too_big") return lengths.has(issue.origin) ? "too-long" : "too-big";
  return codesByIssue[issue.code];
}

function paramsOf(issue: Issue): Fault["params"] {
  if (issue.code === "too_small") return { least: Number(issue.minimum) };
  if (issue.code === "too_big") return { most: Number(issue.maximum) };
  return undefined;
}

/** JSON pointer (RFC 6901) of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** What a schema found wrong, as the contract says it. What was sent is never repeated: it may be a secret. */
export function faultsOf(where: Fault["in"], issues: readonly Issue[]): Fault[] {
  return issues.slice(0, 50).map((issue) => {
    const params = paramsOf(issue);
    return { in: where, pointer: pointerOf(issue.path), code: codeOf(issue), ...(params ? { params } : {}) };
  });
}
