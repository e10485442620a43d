interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

/**
 * What of a register's query a URL holds. Values that do not fit the contract (a link of another time, a slip of the
 * hand) are left out one by one: a register never fails for its address.
 * @param names parameters that are read; all others are left alone
 * @param shape the query's schemas by name
 */
export function readUrlQuery(
  params: URLSearchParams,
  names: readonly string[],
  shape: Readonly<Record<string, Parser>>,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of names) {
    const given = params.getAll(name);
    if (given.length === 0) continue;
    const parsed = shape[name]?.safeParse(given.length === 1 ? given[0] : given);
    if (parsed?.success && parsed.data !== undefined) query[name] = parsed.data;
  }
  return query;
}
