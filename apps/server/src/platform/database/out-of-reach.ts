import { databaseErrorCode } from "./errors.js";

/** None of several database addresses takes writes now: one is being promoted, or all are away. */
export class NoWritableServer extends Error {
  override readonly name = "NoWritableServer";

  constructor(options?: ErrorOptions) {
    super("None of the addresses of the database takes writes.", options);
  }
}

/** The database took no connection, for a reason within it: a full disk, broken files. The cause is what it said. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";

  constructor(options: ErrorOptions) {
    super("The database takes no connection.", options);
  }
}

/** Classes of SQLSTATE by which PostgreSQL turns away whom it should: role, password, database, a right. */
const turnedAway = /^(28|3D|42)/;

/** What could not be had while connecting, in the words of {@link isOutOfReach}. */
export function whileConnecting(error: unknown): unknown {
  const state = databaseErrorCode(error);
  return state === undefined || turnedAway.test(state) || isOutOfReach(error)
    ? error
    : new NoConnection({ cause: error });
}

/** SQLSTATE codes by which PostgreSQL ends a connection or takes none, beside those of class 08. */
const serverCodes = new Set([
  "25P03", // idle in a transaction for too long
  "53300", // too many connections
  "57P01", // ended by an administrator or a stop
  "57P02", // another process of the server crashed
  "57P03", // starting up or stopping
  "57P05", // idle for too long
]);

/** Errors of Node's sockets. */
const networkCodes = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** What pg, its pool and Kysely say of a connection that is gone or cannot be had: sentences without a code. */
const sentences =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|Postgres connection has been discarded)/;

/**
 * Whether an error says that the database cannot be reached: its connection broke, or none can be had. Whether a commit
 * under way took hold is then unknown to the caller, whose `Idempotency-Key` finds out.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoWritableServer || error instanceof NoConnection) return true;
  const state = databaseErrorCode(error);
  if (state !== undefined && (state.startsWith("08") || serverCodes.has(state))) return true;
  if ("code" in error && typeof error.code === "string" && networkCodes.has(error.code)) return true;
  return sentences.test(error.message);
}
