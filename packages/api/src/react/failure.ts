import { AbortedError, NetworkError, type NetworkFault, ProblemError } from "../client/errors.js";
import type { Problem } from "../contract/problem.js";

/**
 * Why a request failed, as plain data for the store: the service said no, no answer came, the caller gave up, or the
 * client itself is at fault.
 */
export type Failure =
  | { readonly kind: "problem"; readonly problem: Problem }
  | { readonly kind: "network"; readonly fault: NetworkFault }
  | { readonly kind: "aborted" }
  | { readonly kind: "defect"; readonly message: string };

/** The failure behind what a client's promise rejected with. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ProblemError) return { kind: "problem", problem: error.problem };
  if (error instanceof NetworkError) return { kind: "network", fault: error.fault };
  if (error instanceof AbortedError) return { kind: "aborted" };
  return { kind: "defect", message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}

/** The error behind a failure, for what decides by errors. */
export function errorOf(failure: Failure): Error {
  if (failure.kind === "problem") return new ProblemError(failure.problem);
  if (failure.kind === "network") return new NetworkError(failure.fault);
  return failure.kind === "aborted" ? new AbortedError() : new Error(failure.message);
}
