/**
 * How columns become values, the same on both databases: each of the drivers has its own idea of these four.
 * Everything else they read alike (timestamptz as Date, numeric as string, jsonb parsed, uuid as string).
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** bytea */
  17: (text) => Buffer.from(text.slice(2), "hex"),
  /** int8: counts and tiyin; both stay far below 2^53. */
  20: safeInteger,
  /** date: a calendar day has no time zone, so it stays `YYYY-MM-DD`. */
  1082: (text) => text,
  /** timestamptz */
  1184: (text) => new Date(text),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, too large for a safe integer.`);
  return value;
}
