/** What a reading says it takes: the same whoever begins it. */
export const readingAccepts = "application/json, application/problem+json, */*;q=0.5";

/** A reading that the page itself began, before the client was there. */
export interface BegunRead {
  /** The header it went out with: it is the answer of nobody else. */
  readonly authorization: string;
  /** `Date.now()` when it went out. */
  readonly at: number;
  readonly response: Promise<Response>;
}

/** Readings that a page began, by address. */
export type BegunReads = Map<string, BegunRead>;

declare global {
  /** What the page's boot script began. */
  var yerBegun: BegunReads | undefined;
}

/**
 * Begins readings of this origin with a bearer, for a client that is still on its way.
 *
 * @param addresses absolute paths of GETs, as the client will ask for them
 */
export function beginReads(addresses: readonly string[], bearer: string): BegunReads {
  const authorization = `Bearer ${bearer}`;
  const begun: BegunReads = new Map();
  for (const address of addresses) {
    // An address of another origin would hand the bearer to a stranger.
    if (!/^\/(?!\/)/.test(address)) continue;
    const response = fetch(address, { headers: { accept: readingAccepts, authorization } });
    // Who adopts it hears of it; what nobody adopts concerns nobody.
    response.catch(() => undefined);
    begun.set(address, { authorization, at: Date.now(), response });
  }
  return begun;
}
