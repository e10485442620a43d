import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { Client } from "../client/client.js";
import { ProblemError } from "../client/errors.js";
import type { CacheTag, Endpoint } from "../contract/endpoint.js";
import type { StoreExtra } from "./extra.js";
import { type Failure, failureOf } from "./failure.js";
import { tagsOfAct, tagsOfReading } from "./stale.js";

/** Every tag there is; `satisfies` fails to compile when the contract has one more. */
const tags = {
  me: true,
  users: true,
  sessions: true,
  organisations: true,
  places: true,
  applications: true,
  areas: true,
  schedules: true,
  batches: true,
  bookmarks: true,
  bulkMoves: true,
  exports: true,
  counts: true,
  objections: true,
  announcements: true,
  articles: true,
  diagrams: true,
  fieldGroups: true,
  fields: true,
  drafts: true,
  files: true,
  notes: true,
  notices: true,
  noticeChoices: true,
  presences: true,
  reports: true,
  views: true,
  settings: true,
} as const satisfies Record<CacheTag, true>;

/** Every cache tag, for throwing all away. */
export const cacheTags = Object.keys(tags) as CacheTag[];

interface Ask {
  readonly endpoint: Endpoint;
  readonly args: object;
}

type Base = BaseQueryFn<Ask, unknown, Failure>;

/** Why the person acts all the same, where that is what the service asks and they say it. */
async function whyOf({ link }: Client, error: unknown): Promise<string | undefined> {
  return error instanceof ProblemError && error.problem.code === "last-able" ? link.askWhy?.(error.problem) : undefined;
}

/** RTK Query's base query is the request saga, run by the store's saga middleware; its abort cancels the task. */
const baseQuery: Base = async ({ endpoint, args }, { signal, extra }) => {
  const { client, run } = extra as StoreExtra;
  // Only an act of `useAct` brings its key along: it may be sent again while its form stands.
  const { idempotencyKey } = args as { readonly idempotencyKey?: string };
  const carried = async (why?: string): Promise<unknown> => {
    const send = (): Promise<unknown> =>
      client.call(endpoint, why === undefined ? args : { ...args, why }, { signal, run });
    const { watch } = client.link;
    return watch && idempotencyKey !== undefined ? watch.carry(idempotencyKey, send) : send();
  };
  try {
    let reply: unknown;
    try {
      reply = await carried();
    } catch (error) {
      // A refusal is not kept under the act's key: the same act goes on once the person has said why.
      const why = await whyOf(client, error);
      if (why === undefined) throw error;
      reply = await carried(why);
    }
    // 204: a cache holds null rather than nothing.
    return { data: reply ?? null };
  } catch (error) {
    return { error: failureOf(error) };
  }
};

/**
 * The cache of what the service said. Endpoints of the contract enter it when a screen first uses them, so that a screen
 * loads only its own resources.
 */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: cacheTags,
  // Events name what is stale while a screen is open; half a minute bounds what was missed while it was not.
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

function unentered(id: string): never {
  throw new Error(`The endpoint ${id} did not enter the cache. Declare it with resource() so that its id is its own.`);
}

function enterRead(endpoint: Endpoint) {
  const entered = api.injectEndpoints({
    endpoints: (build) => ({
      [endpoint.id]: build.query<unknown, object>({
        query: (args) => ({ endpoint, args }),
        providesTags: (_reply, _failure, args) => tagsOfReading(endpoint, args),
      }),
    }),
  });
  return entered.endpoints[endpoint.id] ?? unentered(endpoint.id);
}

function enterAct(endpoint: Endpoint) {
  // An endpoint may be read by one screen and acted by another (a search by POST): two entries, two names.
  const id = `${endpoint.id}!`;
  const entered = api.injectEndpoints({
    endpoints: (build) => ({
      [id]: build.mutation<unknown, object>({
        query: (args) => ({ endpoint, args }),
        invalidatesTags: (_reply, failure, args) => (failure ? [] : tagsOfAct(endpoint, args)),
      }),
    }),
  });
  return entered.endpoints[id] ?? unentered(id);
}

const reads = new Map<string, ReturnType<typeof enterRead>>();
const acts = new Map<string, ReturnType<typeof enterAct>>();

/** The cache's entry for reading an endpoint; entered at first use. */
export function readOf(endpoint: Endpoint): ReturnType<typeof enterRead> {
  const known = reads.get(endpoint.id);
  if (known) return known;
  const entered = enterRead(endpoint);
  reads.set(endpoint.id, entered);
  return entered;
}

/** The cache's entry for acting through an endpoint; entered at first use. */
export function actOf(endpoint: Endpoint): ReturnType<typeof enterAct> {
  const known = acts.get(endpoint.id);
  if (known) return known;
  const entered = enterAct(endpoint);
  acts.set(endpoint.id, entered);
  return entered;
}
