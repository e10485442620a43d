import type { SignInRecord } from "../contract/auth.js";
import { AbortedError, NetworkError, problemOf } from "../client/errors.js";
import type { Transport, WireAnswer, WireRequest } from "../client/transport.js";

/** An answer of the fake service. */
export function answer(status: number, data?: unknown, headers: Record<string, string> = {}): WireAnswer {
  return status >= 400
    ? { status, headers, data: undefined, problem: problemOf(status, data) }
    : { status, headers, data };
}

/** A problem document with a code. */
export function problem(status: number, code: string, rest: object = {}): WireAnswer {
  return answer(status, { type: "about:blank", title: code, status, code, ...rest });
}

/**
 * The network's edge: sessions whose access tokens run out and refresh tokens rotate, as the real service's do; what
 * lies behind them answers `respond`. Every answer takes a turn of the event loop, so requests overlap.
 */
export class FakeService {
  readonly requests: WireRequest[] = [];
  refreshes = 0;
  #generation = 0;
  #expired = new Set<string>();
  /** What the service says to a request with a living bearer. */
  respond: (request: WireRequest) => WireAnswer | Promise<WireAnswer> = () => answer(200, {});
  /** What the service says to public endpoints, whatever the bearer. */
  public: (request: WireRequest) => WireAnswer | undefined = () => undefined;
  /** What the service says to a refresh; undefined: a new record. */
  refuseRefresh: (() => WireAnswer | Promise<WireAnswer>) | undefined;

  record(person = "someone"): SignInRecord {
    this.#generation += 1;
    const token = (kind: string) => `${kind}.${btoa(JSON.stringify({ sub: person, n: this.#generation }))}.signature`;
    return { access_token: token("access"), refresh_token: token("refresh"), is_staff: true };
  }

  #living: SignInRecord | undefined;

  signIn(person?: string): SignInRecord {
    this.#living = this.record(person);
    return this.#living;
  }

  /** The access token given out last is over. */
  expire(): void {
    if (this.#living) this.#expired.add(this.#living.access_token);
  }

  readonly transport: Transport = async (request, signal) => {
    this.requests.push(request);
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) throw new AbortedError();
    const bearer = request.headers["authorization"]?.slice("Bearer ".length);
    if (request.url === "/api/v1/auth/refresh") {
      this.refreshes += 1;
      if (this.refuseRefresh) return this.refuseRefresh();
      if (bearer !== this.#living?.refresh_token) return problem(401, "unauthenticated");
      return answer(200, this.signIn());
    }
    const open = this.public(request);
    if (open) return open;
    if (bearer !== undefined && this.#expired.has(bearer))
      return problem(401, "unauthenticated", { tokenExpired: true });
    if (bearer !== this.#living?.access_token) return problem(401, "unauthenticated");
    return this.respond(request);
  };

  /** Requests that were no refreshes. */
  get calls(): WireRequest[] {
    return this.requests.filter((request) => request.url !== "/api/v1/auth/refresh");
  }
}

/** A connection that breaks. */
export const brokenConnection = () => Promise.reject(new NetworkError("unreachable"));
