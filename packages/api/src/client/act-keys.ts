import type { Endpoint } from "../contract/endpoint.js";
import { ProblemError } from "./errors.js";
import { wantsKey } from "./wire.js";

/**
 * The `Idempotency-Key`s of one button or form. An act of the person keeps its key until the service has said yes or no
 * to it: if the answer is lost, pressing again sends the same key and the service answers what it has already done.
 */
export interface ActKeys {
  /** The key of this act: the one of before if the same thing is sent again and is still undecided. */
  readonly keyFor: (endpoint: Endpoint, args: object) => string | undefined;
  /** Tells how the act ended; pass what it threw, or nothing. */
  readonly ended: (error?: unknown) => void;
}

/** What makes two sendings one act: the same call with the same content. The version read is not part of it. */
export function contentOf(endpoint: Endpoint, args: object): string {
  const { params, query, body } = args as { params?: unknown; query?: unknown; body?: unknown };
  return JSON.stringify([endpoint.id, params, query, body]);
}

/** Whether the service has decided: it did it, or refused it for good. */
function isDecided(error: unknown): boolean {
  if (error === undefined) return true;
  if (!(error instanceof ProblemError)) return false;
  const { status, code } = error.problem;
  return status < 500 && code !== "in-progress" && code !== "too-many-requests" && code !== "unauthenticated";
}

/** Keys for one button or form. */
export function createActKeys(uuid: () => string): ActKeys {
  let open: { readonly content: string; readonly key: string } | undefined;
  return {
    keyFor: (endpoint, args) => {
      if (!wantsKey(endpoint)) return undefined;
      const content = contentOf(endpoint, args);
      if (open?.content !== content) open = { content, key: uuid() };
      return open.key;
    },
    ended: (error) => {
      if (isDecided(error)) open = undefined;
    },
  };
}
