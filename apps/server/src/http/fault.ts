import type { Fault } from "@yer/api/contract/problem";
import type * as z from "zod/mini";

type Issue = z.core.$ZodIssue;

/** Codes of faults that schemas give without naming one of their own; the apps translate all of them. */
const codesByIssue = {
  too_small: "too-small",
  too_big: "too-big",
  not_multiple_of: "not-multiple-of",
  invalid_format: "format",
  invalid_value: "choice",
  invalid_key: "key",
  invalid_element: "element",
  invalid_union: "type",
  unrecognized_keys: "unknown-key",
  custom: "invalid",
} as const satisfies Partial<Record<Issue["code"], string>>;

/** Messages of the contract's own checks are codes, `required`, `cadastre-region`; the library's are sentences. */
const ownCode = /^[a-z][a-z0-9-]*$/;

function codeOf(issue: Issue): string {
  if (ownCode.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type") return issue.input === undefined ? "required" : "type";
  return codesByIssue[issue.code];
}

function paramsOf(issue: Issue): Fault["params"] {
  if (issue.code === "too_small") return { least: Number(issue.minimum), of: issue.origin };
  if (issue.code === "too_big") return { most: Number(issue.maximum), of: issue.origin };
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
