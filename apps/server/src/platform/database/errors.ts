/** The SQLSTATE of an error from either database (for example `23505`), or undefined for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** Whether a write failed because another row has this key; `constraint` narrows it to one constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return databaseErrorCode(error) === "23505" && (constraint === undefined || constraintOf(error) === constraint);
}

/** Whether a write failed because another row has the primary key of this table; a partition `table_1718` has its own. */
export function isPrimaryKeyTaken(error: unknown, table: string): boolean {
  const key = constraintOf(error);
  return (
    isUniqueViolation(error) &&
    typeof key === "string" &&
    key.startsWith(table) &&
    /^(?:_\w+)?_pkey$/.test(key.slice(table.length))
  );
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && "constraint" in error ? error.constraint : undefined;
}

/**
 * An error as text fit for people and logs. The embedded database ships minified in one line per file, and Node
 * prints the source line of an uncaught error: 20 kB of it. Query parameters are left out too, they are personal.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 500);
  const stack = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.length < 300 && /^\s+at /.test(line))
    .slice(0, 12);
  const cause = error.cause === undefined ? [] : [`Caused by: ${describeError(error.cause)}`];
  return [`${error.name}: ${error.message.slice(0, 2000)}`, ...stack, ...cause].join("\n");
}
