import { type ArgsOf, actReasonHeader, type Endpoint, pathOf } from "../contract/endpoint.js";
import { readingAccepts } from "./begin-reads.js";
import type { Progress, WireRequest } from "./transport.js";

/** Milliseconds without an answer after which a call is a `timeout`; uploads have no such limit. */
const patience = 60_000;

/** What is handed over beside the contract's arguments. */
export interface WireOptions {
  readonly base: string;
  readonly idempotencyKey: string | undefined;
  readonly file?: Blob;
  readonly fileName?: string;
  readonly onUpload?: (progress: Progress) => void;
}

/** Whether an endpoint wants an `Idempotency-Key`: every write that has not been freed from it. */
export function wantsKey(endpoint: Endpoint): boolean {
  return endpoint.method !== "GET" && endpoint.idempotent !== false;
}

type QueryValue = string | number | boolean | null | undefined;

/** `a=1&b=x&b=y`: lists repeat their name, what is undefined or null is left out. */
export function queryOf(query: Readonly<Record<string, unknown>> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? (value as QueryValue[]) : [value as QueryValue]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

type LooseArgs = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly why?: string;
};

/** The request an endpoint and its arguments make. Made once per act: repeating it is sending the same thing again. */
export function wireRequest<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, options: WireOptions): WireRequest {
  const { params, query, body, ifMatch, why } = args as LooseArgs;
  const headers: Record<string, string> = { accept: readingAccepts };
  if (ifMatch !== undefined) headers["if-match"] = `"${ifMatch}"`;
  if (options.idempotencyKey !== undefined) headers["idempotency-key"] = options.idempotencyKey;
  if (why !== undefined) headers[actReasonHeader] = encodeURIComponent(why);
  let payload: unknown = body;
  if (options.file) {
    const form = new FormData();
    form.append("file", options.file, options.fileName);
    payload = form;
  } else if (body !== undefined) {
    headers["content-type"] = "application/json";
  }
  return {
    method: endpoint.method,
    url: options.base + pathOf(endpoint.path, params) + queryOf(query),
    headers,
    ...(payload === undefined ? {} : { body: payload }),
    expects: endpoint.reply ? "json" : endpoint.media ? "blob" : "nothing",
    timeout: options.file ? 0 : patience,
    ...(options.onUpload ? { onUpload: options.onUpload } : {}),
  };
}
