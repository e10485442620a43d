import type * as z from "zod/mini";
import type { PermissionCode } from "./codes.js";
import type { ProblemCode } from "./problem.js";

/** HTTP methods the contract uses. GET never changes anything but sessions (SPEC §7's auth calls); all others are writes. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call an endpoint, decided in one place on the server.
 * - `public`: anyone; an unusable bearer is ignored, a usable one is known to the service.
 * - `signed-in`: any living session, citizens included.
 * - `staff`: any member of staff who is not blocked.
 * - a code: staff whose effective codes hold it (DOMAIN §8).
 */
export type Access = "public" | "signed-in" | "staff" | { readonly code: PermissionCode };

/** What a reply that is not JSON carries. */
export type Media =
  | "text/csv"
  | "application/pdf"
  | "application/octet-stream"
  | "application/vnd.mapbox-vector-tile"
  | "text/event-stream"
  | "redirect";

/** A name under which replies are cached and thrown away together. */
export type CacheTag =
  | "me"
  | "users"
  | "sessions"
  | "organisations"
  | "places"
  | "applications"
  | "areas"
  | "schedules"
  | "batches"
  | "bookmarks"
  | "bulkMoves"
  | "exports"
  | "counts"
  | "objections"
  | "announcements"
  | "diagrams"
  | "fieldGroups"
  | "fields"
  | "drafts"
  | "articles"
  | "files"
  | "notes"
  | "notices"
  | "noticeChoices"
  | "presences"
  | "reports"
  | "settings"
  | "views";

/**
 * Header of every answer to a member of staff: how far events had come when it was read. The stream opened behind it
 * tells of whatever the answer does not know.
 */
export const eventsPosition = "events-position";

/** Header of an act that says why the person acts all the same, percent-encoded: the answer to `last-able`. */
export const actReasonHeader = "act-reason";

type Schema = z.ZodMiniType;

/** One call of the service as plain data: everything else (routes, client, hooks, OpenAPI, mocks) is derived from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  /** Unique over the contract, `resource.name`; set by {@link resource}. */
  readonly id: string;
  readonly method: Method;
  /** Path below `/api/v1`, parameters in braces: `/users/{id}`. */
  readonly path: string;
  /** One English sentence for the API's own page. */
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** JSON reply; `undefined` answers 204, or {@link media}. */
  readonly reply: Reply;
  readonly media?: Media;
  /** Body arrives as `multipart/form-data` with one file part named `file`. */
  readonly upload?: boolean;
  /** Bytes of JSON that its body may have, where that is more than the mebibyte of any call. */
  readonly mostBytes?: number;
  /** `true`: needs `If-Match` with the version the caller last read; a stale one answers 412 `precondition-failed`. */
  readonly guarded?: boolean;
  /** `false` frees a write from `Idempotency-Key`; only for calls whose repetition is harmless by nature. */
  readonly idempotent?: boolean;
  /**
   * Path of what a success makes, out of the reply's fields, and the call's own parameters behind `params.`: `/users/{id}`,
   * `/articles/{params.id}/draft`. It is answered 201, with that address in `Location`.
   */
  readonly creates?: string;
  /** A reply that its readers may keep: it carries an `ETag`, and 304 answers who has it already. */
  readonly cached?: boolean;
  /** The endpoint's own problems, beside those any endpoint can give. */
  readonly problems: readonly ProblemCode[];
  /** What a reply is cached under (GET), or which caches a success throws away (writes). */
  readonly tags: readonly CacheTag[];
}

type Given<P, Q, B, R> = Partial<
  Omit<Endpoint, "id" | "method" | "path" | "summary" | "access" | "params" | "query" | "body" | "reply">
> & {
  method: Method;
  path: string;
  summary: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  reply?: R;
};

/** An endpoint before {@link resource} has named it. */
export type Unnamed<E extends Endpoint = Endpoint> = Omit<E, "id">;

/** Declares one call. What is left out is `undefined` or empty. */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(given: Given<P, Q, B, R>): Unnamed<Endpoint<P, Q, B, R>> {
  const { params, query, body, reply, problems = [], tags = [], ...rest } = given;
  return { ...rest, params: params as P, query: query as Q, body: body as B, reply: reply as R, problems, tags };
}

type Named<T> = { readonly [K in keyof T]: T[K] extends Unnamed<infer E> ? E : never };

/** Names a resource's endpoints `resource.name`. */
export function resource<const T extends Record<string, Unnamed>>(name: string, endpoints: T): Named<T> {
  const named: Record<string, Endpoint> = {};
  for (const [key, value] of Object.entries(endpoints)) named[key] = { ...value, id: `${name}.${key}` };
  return named as Named<T>;
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** Path parameters of a call. */
export type ParamsOf<E extends Endpoint> = OutputOf<E["params"]>;
/** Query of a call, after parsing. */
export type QueryOf<E extends Endpoint> = OutputOf<E["query"]>;
/** Body of a call, after parsing. */
export type BodyOf<E extends Endpoint> = OutputOf<E["body"]>;
/** JSON reply of a call. */
export type ReplyOf<E extends Endpoint> = OutputOf<E["reply"]>;

type Part<Name extends string, T> = undefined extends T
  ? [T] extends [undefined]
    ? { [K in Name]?: undefined }
    : { [K in Name]?: T }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a caller hands over: only the parts the endpoint declares, and the version where it is guarded. */
export type ArgsOf<E extends Endpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>> & {
    /** The version last read, for guarded endpoints. */
    ifMatch?: number;
    /** One per act of the person, the same on every retry; made by the client when left out. */
    idempotencyKey?: string;
    /** Why the person acts although the service answered `last-able`. */
    why?: string;
  };

/** The path with its parameters filled in and percent-encoded; a parameter left out leaves its place empty. */
export function pathOf(path: string, params: Readonly<Record<string, unknown>> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    return typeof value === "string" || typeof value === "number" ? encodeURIComponent(value) : "";
  });
}
