import {
  problems,
  type Fault,
  type Problem as ProblemDocument,
  type ProblemCode,
  type Reason,
} from "@yer/api/contract/problem";

/** What a problem may say beyond its code; the fields of {@link ProblemDocument} under the same names. */
export interface ProblemDetails {
  /** English, for developers: what happened, why, what to do. */
  readonly detail?: string;
  readonly params?: Reason["params"];
  readonly errors?: readonly Fault[];
  readonly reasons?: readonly Reason[];
  /** Only with `precondition-failed`: the resource as it stands, its version in it. */
  readonly current?: unknown;
  /** Only with `unauthenticated`. */
  readonly tokenExpired?: boolean;
  /** Seconds until a throttled caller may try again; sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** The error behind it, for the log; never sent. */
  readonly cause?: unknown;
}

/** Short English titles; the apps translate the code instead. */
const titles: Record<ProblemCode, string> = {
  invalid: "The request does not fit the contract",
  malformed: "The request cannot be read",
  "idempotency-key-required": "This call needs an Idempotency-Key header",
  "wrong-credentials": "The user name or password is incorrect",
  "sign-on-failed": "The single sign-on could not be completed",
  "factor-refused": "The code or passkey was refused",
  "sign-in-over": "The sign-in is over",
  unauthenticated: "A valid access token is required",
  "access-denied": "Access denied",
  "permission-missing": "A permission is missing",
  "reauthentication-required": "The identity must be proved anew",
  "duty-conflict": "Another part of this file was already taken by this person",
  "last-able": "A later part of this file would be left to nobody",
  "grant-refused": "More would be granted than the actor holds",
  "impersonation-limited": "Not allowed while impersonating",
  "not-found": "Not found",
  "method-not-allowed": "The method is not allowed here",
  "in-progress": "The same request is being worked on",
  "move-refused": "The move is not possible now",
  duplicate: "It exists already",
  "precondition-failed": "The resource was changed in the meantime",
  "payload-too-large": "The body is too large",
  "uri-too-long": "The address is too long",
  "unsupported-media-type": "The content type is not supported",
  "idempotency-mismatch": "The Idempotency-Key was used for another request",
  "file-refused": "The file was refused",
  "archive-refused": "Something in the archive is not taken",
  "precondition-required": "This call needs an If-Match header",
  "too-many-requests": "Too many requests",
  "headers-too-large": "The headers are too large",
  internal: "The service failed",
  unavailable: "The service is not available now",
  "storage-full": "There is no room left to keep it",
};

/** Media type of problem documents (RFC 9457). */
export const problemMediaType = "application/problem+json; charset=utf-8";

/**
 * A refusal the caller can understand: thrown by services and the route layer alike, answered as a problem document.
 * `code` decides the HTTP status (contract/problem.ts).
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? titles[code], details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = problems[code];
    this.details = details;
  }

  /** The document as it is sent. `type` is a relative reference that resolves on the API's own page. */
  document(): ProblemDocument {
    const { detail, params, errors, reasons, current, tokenExpired } = this.details;
    return {
      type: `/api/v1/docs#problem-${this.code}`,
      title: titles[this.code],
      status: this.status,
      code: this.code,
      ...(detail === undefined ? {} : { detail }),
      ...(this.code === "unauthenticated" ? { tokenExpired: tokenExpired ?? false } : {}),
      ...(params === undefined ? {} : { params }),
      ...(errors === undefined ? {} : { errors: [...errors] }),
      ...(reasons === undefined ? {} : { reasons: [...reasons] }),
      ...(current === undefined ? {} : { current }),
    };
  }
}

/** Refuses a move for every reason there is; without one it is open. @throws {Problem} `move-refused` */
export function refuseFor(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
}

/** Unknown and not visible answer with this very problem (DOMAIN §8): it says nothing about the place asked for. */
export function notFound(): Problem {
  return new Problem("not-found");
}
