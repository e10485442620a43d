import * as z from "zod/mini";
import type { FaultCode } from "./fault-codes.js";
import type { ReasonCode } from "./reason-codes.js";

/**
 * Every problem the service can answer with, and its HTTP status (RFC 9457). The code is stable and translated in the
 * apps; `title` and `detail` in the document are English and for developers.
 */
export const problems = {
  /** Body, query or path do not fit the contract; `errors` says where. */
  invalid: 400,
  /** Not JSON, not multipart, or broken encoding. */
  malformed: 400,
  "idempotency-key-required": 400,
  /** Unknown user name or wrong password: one answer for both. Never 401 (SPEC §8 would throw the person out). */
  "wrong-credentials": 400,
  /** The single sign-on's answer could not be used: code spent, state unknown, identity not valid. */
  "sign-on-failed": 400,
  /** The code is wrong or was used, or the passkey is not the person's: one answer for all. */
  "factor-refused": 400,
  /** A sign-in that waited for its second factor is over, or was finished. */
  "sign-in-over": 400,
  /** A bad, missing or expired bearer on an endpoint that needs one; `tokenExpired` tells the last from the others. */
  unauthenticated: 401,
  /** A known person who may not come in at all (blocked, or no staff record). */
  "access-denied": 403,
  /** The person lacks the permission code named in `params.code`. */
  "permission-missing": 403,
  /** The act wants an identity proved within the last minutes: `factors.prove`, or signing in anew. */
  "reauthentication-required": 403,
  /** Separation of duties, or the person's own application; `params.part` says which part they already took. */
  "duty-conflict": 403,
  /**
   * The act would leave a later part to nobody, or several to fewer people than it takes, and whoever acts has not said
   * why they do it; `reasons` names the parts. Saying it (the header `act-reason`) does the act.
   */
  "last-able": 403,
  /** The growth of someone's codes or territory is not contained in the actor's own (DOMAIN §8 "Grant"). */
  "grant-refused": 403,
  /** Impersonation is read-only until a reason is given, and never grants, concludes or signs. */
  "impersonation-limited": 403,
  /** Unknown, or not visible to this person: one answer for both. */
  "not-found": 404,
  "method-not-allowed": 405,
  /** The same `Idempotency-Key` is being worked on at this moment. */
  "in-progress": 409,
  /** The move's precondition does not hold (any more); `reasons` says why. */
  "move-refused": 409,
  /**
   * Another unfinished or registered application has this cadastre number or area; `params.number` names it if visible.
   */
  duplicate: 409,
  /** `If-Match` names another version than the one that stands; `current` holds what stands now. */
  "precondition-failed": 412,
  "payload-too-large": 413,
  "uri-too-long": 414,
  "unsupported-media-type": 415,
  /** The `Idempotency-Key` was used for another body. */
  "idempotency-mismatch": 422,
  /** The scanner found something in the file. */
  "file-refused": 422,
  /** An archive or office document with something in it that is not taken; `params.fault` and `params.inside` say what. */
  "archive-refused": 422,
  /** The call needs `If-Match` with the version last read. */
  "precondition-required": 428,
  /** Throttled; `Retry-After` in seconds. */
  "too-many-requests": 429,
  "headers-too-large": 431,
  internal: 500,
  /** Starting, stopping, or a database or store out of reach; safe to try again. */
  unavailable: 503,
  /** No room is left for what was sent; somebody has to make some. */
  "storage-full": 507,
} as const satisfies Record<string, number>;

/** Stable code of a problem. */
export type ProblemCode = keyof typeof problems;

/**
 * A code of a union that is written by its type and read as any text: the service may be newer than the page, and
 * reasons are stored longer than their codes are in use.
 */
export function codeOf<Code extends string>(): z.ZodMiniType<Code, Code> {
  return z.string() as unknown as z.ZodMiniType<Code, Code>;
}

const reasonSchemaMade = z.object({
  code: codeOf<ReasonCode>(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
type ReasonSchemaMade = typeof reasonSchemaMade;
/** See {@link reasonSchema}. Declarations of what is made of it say this name, not all that it holds. */
export interface ReasonSchema extends ReasonSchemaMade {}
/** Why a value or a move is refused: a code translated in the apps, and what its sentence needs. */
export const reasonSchema: ReasonSchema = reasonSchemaMade;
/** See {@link reasonSchema}. */
export type Reason = z.output<typeof reasonSchema>;

/** One wrong place in what was sent. `pointer` is a JSON pointer (RFC 6901) into `in`. */
export const faultSchema = z.object({
  in: z.enum(["body", "query", "params", "headers"]),
  pointer: z.string(),
  code: codeOf<FaultCode>(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
/** See {@link faultSchema}. */
export type Fault = z.output<typeof faultSchema>;

/** A problem document, `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  /** Only where the service failed (5xx): what the request is called in its log, for people to name. */
  requestId: z.optional(z.string()),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  /** Only on `unauthenticated`: the access token is well made but over; refresh and try again. */
  tokenExpired: z.optional(z.boolean()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  errors: z.optional(z.array(faultSchema)),
  reasons: z.optional(z.array(reasonSchema)),
  /** Only on `precondition-failed`: the resource as it stands, its version in it. */
  current: z.optional(z.unknown()),
});
/** See {@link problemSchema}. */
export type Problem = z.output<typeof problemSchema>;
