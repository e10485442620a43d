import type { Method } from "../contract/endpoint.js";
import type { Problem } from "../contract/problem.js";

/** One request as it goes over the wire, made once for an act and sent again unchanged. */
export interface WireRequest {
  readonly method: Method;
  /** Address with query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value, or a form with a file. */
  readonly body?: unknown;
  /** How the answer is read. */
  readonly expects: "json" | "blob" | "nothing";
  /** Milliseconds after which no answer is a `timeout`; 0 waits for ever. */
  readonly timeout: number;
  readonly onUpload?: (progress: Progress) => void;
}

/** How far an upload is, in bytes. `total` is unknown for some bodies. */
export interface Progress {
  readonly sent: number;
  readonly total: number | undefined;
}

/** What the request saga must know of an answer, whatever it carries. */
export interface Answer {
  readonly status: number;
  /** For statuses of 400 and above. */
  readonly problem?: Problem;
}

/** An answer with its body read. */
export interface WireAnswer extends Answer {
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/**
 * Sends one request. Resolves with the answer whatever its status; rejects with `NetworkError` when there is none, or
 * `AbortedError` when `signal` fired.
 */
export type Transport = (request: WireRequest, signal: AbortSignal) => Promise<WireAnswer>;
