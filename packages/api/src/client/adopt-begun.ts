import type { BegunRead, BegunReads } from "./begin-reads.js";
import { AbortedError, NetworkError } from "./errors.js";
import { answerOf } from "./fetch-answer.js";
import type { Transport, WireAnswer, WireRequest } from "./transport.js";

/** Milliseconds for which a begun reading serves: the time that scripts take over a slow line, not a later visit. */
export const begunServes = 20_000;

/** Waits for a response and its body no longer than the request allows. */
async function settle(request: WireRequest, { at, response }: BegunRead, signal: AbortSignal): Promise<WireAnswer> {
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new AbortedError());
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const { timeout } = request;
  const isLate = () => reject(new NetworkError("timeout"));
  const timer = timeout > 0 ? setTimeout(isLate, at + timeout - Date.now()) : undefined;
  try {
    const answered = response.then(
      (one) => answerOf(request, one),
      (cause: unknown) => {
        throw new NetworkError("unreachable", { cause });
      },
    );
    return await Promise.race([answered, givenUp]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/**
 * A transport that takes what the page has begun for the first try of the same reading: a GET of the same address under the
 * same bearer, within {@link begunServes}, once. Its answer is an answer like any other, so that the request saga's table
 * (500, 401) holds from there. Where the begun one never got an answer, the reading is asked for as if none had been begun.
 */
export function adopting(
  transport: Transport,
  begun: () => BegunReads | undefined = () => globalThis.yerBegun,
): Transport {
  return async (request, signal) => {
    const reads = begun();
    const one = request.method === "GET" && request.expects === "json" ? reads?.get(request.url) : undefined;
    if (!one || one.authorization !== request.headers["authorization"]) return transport(request, signal);
    reads?.delete(request.url);
    if (Date.now() - one.at > begunServes) return transport(request, signal);
    try {
      return await settle(request, one, signal);
    } catch (error) {
      if (error instanceof NetworkError && error.fault === "unreachable") return transport(request, signal);
      throw error;
    }
  };
}
