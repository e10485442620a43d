import type { Endpoint } from "@yer/api/contract/endpoint";
import { faultsOf } from "@yer/api/contract/faults";
import type { Fault } from "@yer/api/contract/problem";
import { type Say, sayFailure, sayFault, sayReason } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { safeParse } from "zod/mini";
import { type FormField, isWithin } from "./fields.js";

/** What is wrong at a place of what a form sends, in words. */
export interface FormFault {
  /** JSON pointer into the body. */
  readonly pointer: string;
  readonly message: string;
}

/** What the service, or its schema, makes of what a form asks. */
export type Checked =
  | { readonly asked: object; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly asked?: undefined };

function at(body: unknown, pointer: string): unknown {
  const steps = pointer.split("/").slice(1);
  return steps.reduce<unknown>(
    (inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined),
    body,
  );
}

/** Whether nothing was given there. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Checks what a form asks by the endpoint's own schema, as the service will; of what is empty it says that it is. */
export function check(endpoint: Endpoint, asked: { readonly body?: unknown }): Checked {
  if (endpoint.body === undefined) return { asked };
  const parsed = safeParse(endpoint.body, asked.body);
  if (parsed.success) return { asked: { ...asked, body: parsed.data } };
  const faults = faultsOf("body", parsed.error.issues);
  return {
    faults: faults.map(({ params, ...fault }): Fault => {
      if (isEmpty(at(asked.body, fault.pointer))) return { ...fault, code: "required" };
      return { ...fault, ...(params ? { params } : {}) };
    }),
  };
}

/**
 * Says what is wrong at a place where the form knows it better than the fault's code; undefined elsewhere. `all` is
 * everything that was found in the same attempt.
 */
export type SayFaultAt = (fault: Fault, all: readonly Fault[]) => string | undefined;

/** Says of what something is a duplicate; undefined where the problem says it itself. */
export type SayDuplicate = (params: Readonly<Record<string, unknown>>) => string | undefined;

/** The form's own words; what they leave out is said by the code or the problem. */
export interface FaultWords {
  readonly sayFault?: SayFaultAt | undefined;
  readonly sayDuplicate?: SayDuplicate | undefined;
}

/** Faults of a body in words, in their order. */
export function inWords(say: Say, faults: readonly Fault[], { sayFault: sayOwn }: FaultWords = {}): FormFault[] {
  return faults.map((fault) => ({ pointer: fault.pointer, message: sayOwn?.(fault, faults) ?? sayFault(say, fault) }));
}

/** What is wrong at a field or within it, by its path, or at exactly a pointer into what is sent. */
export function faultAt(
  faults: readonly FormFault[],
  fields: readonly Pick<FormField, "path" | "at">[],
  at: string,
): string | undefined {
  if (at.startsWith("/")) return faults.find(({ pointer }) => pointer === at)?.message;
  const field = fields.find(({ path }) => path === at);
  return field && faults.find(({ pointer }) => isWithin(pointer, field.at))?.message;
}

/** What the service refused, at the places it names: faults of the body, and reasons and duplicates that name one. */
export function faultsOfFailure(say: Say, failure: Failure | undefined, words: FaultWords = {}): FormFault[] {
  if (failure?.kind !== "problem") return [];
  const { code, params, errors = [], reasons = [] } = failure.problem;
  const found = inWords(
    say,
    errors.filter((fault: Fault) => fault.in === "body"),
    words,
  );
  for (const reason of reasons) {
    const pointer = reason.params?.["pointer"];
    if (typeof pointer === "string") found.push({ pointer, message: sayReason(say, reason) });
  }
  const twin = code === "duplicate" ? params?.["pointer"] : undefined;
  if (typeof twin === "string") {
    found.push({ pointer: twin, message: words.sayDuplicate?.(params ?? {}) ?? sayFailure(say, failure) });
  }
  return found;
}
