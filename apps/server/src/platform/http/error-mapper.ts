import { problems, type ProblemCode } from "@yer/api/contract/problem";
import { isOutOfReach } from "../database/out-of-reach.js";
import { Problem } from "../problem/problem.js";

/** Fastify's own errors that a caller causes. Everything else of Fastify's is ours to mend and stays internal. */
const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_NOT_FOUND: "not-found",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed",
  FST_ERR_BAD_URL: "malformed",
  FST_ERR_INVALID_URL: "malformed",
  FST_ERR_MAX_PARAM_LENGTH: "uri-too-long",
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: "unsupported-media-type",
  FST_ERR_ROUTE_MISSING_CONTENT: "malformed",
  FST_ERR_HANDLER_TIMEOUT: "unavailable",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported-media-type",
  FST_REQ_FILE_TOO_LARGE: "payload-too-large",
  FST_FILES_LIMIT: "payload-too-large",
  FST_PARTS_LIMIT: "payload-too-large",
  FST_FIELDS_LIMIT: "payload-too-large",
  FST_PROTO_VIOLATION: "malformed",
};

/**
 * SQLSTATE codes (PostgreSQL appendix A) that a caller's input or timing causes. Services check before they write;
 * these are the net beneath them, so they carry no detail.
 */
const databaseCodes: Readonly<Record<string, ProblemCode>> = {
  "22001": "invalid", // value too long
  "22003": "invalid", // number out of range
  "22007": "invalid", // not a moment
  "22008": "invalid", // moment out of range
  "22021": "invalid", // not a character of the encoding (NUL)
  "22P02": "invalid", // not of the type
  "22P05": "invalid", // untranslatable character
  "22023": "invalid", // parameter value
  "23502": "invalid", // not null
  "23503": "invalid", // names something that does not exist
  "23514": "invalid", // check
  "23505": "duplicate",
  "23P01": "duplicate", // exclusion
  "54001": "invalid", // nested too deep
  "40001": "unavailable", // serialisation: the transaction can be repeated
  "40P01": "unavailable", // deadlock: likewise
  "53100": "storage-full", // no room on the database's disk
  "53200": "unavailable", // out of memory
  "58030": "unavailable", // its disk fails
  "25006": "unavailable", // a standby that takes no writes, in a failover
  "57014": "unavailable", // cancelled by the statement's time limit
};

/** Seconds after which what is not available now is worth another try. */
const retrySeconds = 2;

/** The multipart parser has sentences for what is wrong with a body, and no codes. */
const multipartFault = /^multipart: boundary not found$|unexpected end of multipart data$|^the needle cannot /i;

function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined;
  return typeof error.statusCode === "number" ? error.statusCode : undefined;
}

function isProblemStatus(status: number): boolean {
  return Object.values<number>(problems).includes(status);
}

/** The first code of a status that is not one of the special ones of its family. */
function codeOfStatus(status: number): ProblemCode {
  if (status === 400) return "malformed";
  for (const [code, value] of Object.entries(problems)) if (value === status) return code as ProblemCode;
  return "malformed";
}

/**
 * The one place where anything thrown becomes a problem. Bad input is never a 500: the framework's and the database's
 * complaints about input become 4xx, a database out of reach 503; what is left is a fault of ours, `internal`, whose
 * cause is logged and never sent.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // Broken connections are looked for first: some of them carry codes that say less.
  if (isOutOfReach(error)) return new Problem("unavailable", { retryAfter: retrySeconds, cause: error });
  const code = codeOf(error);
  if (code !== undefined) {
    const known = frameworkCodes[code] ?? databaseCodes[code];
    if (known !== undefined) {
      return new Problem(known, {
        ...((known === "unavailable" || known === "storage-full") && { retryAfter: retrySeconds }),
        cause: error,
      });
    }
  }
  if (error instanceof Error && multipartFault.test(error.message)) return new Problem("malformed", { cause: error });
  const status = statusOf(error);
  if (status !== undefined && status >= 400 && status < 500 && isProblemStatus(status)) {
    return new Problem(codeOfStatus(status), { cause: error });
  }
  return new Problem("internal", { cause: error });
}
