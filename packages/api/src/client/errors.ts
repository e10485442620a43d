import { type Problem, type ProblemCode, problemSchema } from "../contract/problem.js";

/** The service answered, and said no: a problem document (RFC 9457). Apps translate `problem.code`. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code} (${problem.status}): ${problem.detail ?? problem.title}`);
    this.problem = problem;
  }
}

/**
 * Why no answer could be used: `unreachable` (no connection, or it broke: a write may still have been done, so try again
 * with the same `Idempotency-Key`), `timeout` (the same), `unreadable` (something else than the service answered).
 */
export type NetworkFault = "unreachable" | "timeout" | "unreadable";

/** No answer of the service arrived. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly fault: NetworkFault;

  constructor(fault: NetworkFault, options?: ErrorOptions) {
    super(`The service gave no usable answer (${fault}). Check the connection and try again.`, options);
    this.fault = fault;
  }
}

/** The caller gave the request up; nothing is to be shown. */
export class AbortedError extends Error {
  override readonly name = "AbortedError";

  constructor() {
    super("The request was given up by its caller.");
  }
}

function codeOfStatus(status: number): ProblemCode {
  switch (status) {
    case 401:
      return "unauthenticated";
    case 403:
      return "access-denied";
    case 404:
      return "not-found";
    case 405:
      return "method-not-allowed";
    case 413:
      return "payload-too-large";
    case 429:
      return "too-many-requests";
    case 502:
    case 503:
    case 504:
      return "unavailable";
    case 507:
      return "storage-full";
    default:
      return status < 500 ? "malformed" : "internal";
  }
}

/**
 * The problem an answer of status 400 and above carries. An answer that is no problem document (a proxy's page, a
 * service newer than this client) becomes the nearest one by its status.
 */
export function problemOf(status: number, data: unknown): Problem {
  const parsed = problemSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const tokenExpired =
    typeof data === "object" && data !== null && "tokenExpired" in data && data.tokenExpired === true;
  return {
    type: "about:blank",
    title: "The answer was not a problem document of this contract.",
    status,
    code: codeOfStatus(status),
    ...(tokenExpired ? { tokenExpired } : {}),
  };
}
