import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from "../contract/endpoint.js";
import { type Problem, type ProblemCode, problems } from "../contract/problem.js";
import type { Environment } from "../client/environment.js";
import { AbortedError, ProblemError } from "../client/errors.js";
import type { Transport, WireAnswer, WireRequest } from "../client/transport.js";

/** What a mocked call was asked, typed by its endpoint. */
export interface Asked<E extends Endpoint> {
  /** Path parameters, as text. */
  readonly params: { readonly [K in keyof ParamsOf<E>]: string };
  /** Query as it went over the wire: text, lists where a name is repeated. */
  readonly query: { readonly [K in keyof QueryOf<E>]?: string | readonly string[] };
  readonly body: BodyOf<E>;
  readonly headers: Readonly<Record<string, string>>;
}

/** An endpoint and what it answers; made by {@link mock}. */
export interface Mock {
  readonly endpoint: Endpoint;
  readonly answer: (request: WireRequest, path: string) => Promise<WireAnswer>;
}

/** What {@link mock} throws into an answer: a problem of the contract, with its own status. */
export function refusal(code: ProblemCode, rest: Partial<Problem> = {}): ProblemError {
  return new ProblemError({ type: "about:blank", title: code, status: problems[code], code, ...rest });
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

function queryOfAddress(address: string): Record<string, string | string[]> {
  const search = new URLSearchParams(address.split("?")[1] ?? "");
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const all = search.getAll(name);
    query[name] = all.length === 1 ? (all[0] ?? "") : all;
  }
  return query;
}

/**
 * A mocked endpoint: a reply of the contract's type, or a function that makes one and may throw `refusal(code)`.
 * `mock(users.onlineCount, { count: 3 })`.
 */
export function mock<E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E> | ((asked: Asked<E>) => ReplyOf<E> | Promise<ReplyOf<E>>),
): Mock {
  const pattern = patternOf(endpoint.path);
  return {
    endpoint,
    answer: async (request, path) => {
      const params: Record<string, string> = {};
      for (const [name, value] of Object.entries(pattern.exec(path)?.groups ?? {})) {
        params[name] = decodeURIComponent(value);
      }
      const { body, headers } = request;
      const asked = { params, query: queryOfAddress(request.url), body, headers } as Asked<E>;
      const make = reply as (asked: Asked<E>) => ReplyOf<E> | Promise<ReplyOf<E>>;
      try {
        const data: unknown = typeof reply === "function" ? await make(asked) : reply;
        return { status: data === undefined ? 204 : endpoint.creates === undefined ? 200 : 201, headers: {}, data };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return { status: error.problem.status, headers: {}, data: undefined, problem: error.problem };
      }
    },
  };
}

/** A transport that answers from mocks, later ones before earlier; what none of them knows is `not-found`. */
export function mockTransport(mocks: readonly Mock[], base = "/api/v1"): Transport {
  const newestFirst = mocks.toReversed();
  return async (request, signal) => {
    const path = (request.url.split("?")[0] ?? "").slice(base.length);
    const known = newestFirst.find(
      ({ endpoint }) => endpoint.method === request.method && patternOf(endpoint.path).test(path),
    );
    const answer = known
      ? await known.answer(request, path)
      : {
          status: 404,
          headers: {},
          data: undefined,
          problem: refusal("not-found", { detail: `No mock answers ${request.method} ${path}.` }).problem,
        };
    if (signal.aborted) throw new AbortedError();
    return answer;
  };
}

/** An environment of stories and tests: mocks for a network, a storage of its own, a tab that goes nowhere. */
export function mockEnvironment(mocks: readonly Mock[], stored: Readonly<Record<string, string>> = {}): Environment {
  const entries = new Map(Object.entries(stored));
  return {
    base: "/api/v1",
    transport: mockTransport(mocks),
    fetch: () => Promise.reject(new TypeError("A mocked environment has no streams.")),
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      clear: () => entries.clear(),
    },
    onStorage: () => () => {},
    withLock: (_name, work) => work(),
    openChannel: () => ({ post: () => {}, close: () => {} }),
    random: () => 0.5,
    delay: () => Promise.resolve(),
    // Nothing is read from a stream here, so nothing can fall silent.
    alarm: () => () => {},
    navigate: () => {},
    save: () => {},
    uuid: () => crypto.randomUUID(),
  };
}
