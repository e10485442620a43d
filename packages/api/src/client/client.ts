import * as z from "zod/mini";
import { auth } from "../contract/auth.js";
import type { ArgsOf, Endpoint, ReplyOf } from "../contract/endpoint.js";
import { files } from "../contract/files.js";
import { createBeginning } from "./beginning.js";
import type { Environment } from "./environment.js";
import { NetworkError, ProblemError, problemOf } from "./errors.js";
import { type Run, perform, runAlone } from "./perform.js";
import type { Link } from "./link.js";
import { createRefresh } from "./refresh.js";
import { type AuthorisedCall, authorised } from "./request.js";
import { type Session, createSession } from "./session.js";
import type { Step } from "./step.js";
import type { Answer, Progress, WireAnswer } from "./transport.js";
import { wantsKey, wireRequest } from "./wire.js";

// The policy the apps are served under forbids compiling schemas to code.
z.config({ jitless: true });

/** How a request is made, beside what is asked. */
export interface CallOptions {
  /** Gives the request up when it fires. */
  readonly signal?: AbortSignal;
  /** What runs the saga; a store's `sagaMiddleware.run`, or none. */
  readonly run?: Run;
}

/** An upload's options. */
export interface UploadOptions extends CallOptions {
  readonly onProgress?: (progress: Progress) => void;
  /** Made anew when left out, unless the same file was lost on its way before: then it is the key it had. */
  readonly idempotencyKey?: string;
  /** What is said of the file in the call's query. */
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters of the call's path. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Bytes and the name the service gave them. */
export interface NamedBlob {
  readonly blob: Blob;
  readonly name: string | undefined;
}

/** Arguments of a call: may be left out where the endpoint asks for nothing. */
export type CallRest<E extends Endpoint> =
  object extends ArgsOf<E> ? [args?: ArgsOf<E>, options?: CallOptions] : [args: ArgsOf<E>, options?: CallOptions];

/**
 * The typed client of the service. Everything it sends goes through the request saga (SPEC §8). Its promises reject with
 * `ProblemError` (the service said no), `NetworkError` (no answer) or `AbortedError` (the caller gave up).
 */
export interface Client {
  readonly environment: Environment;
  readonly session: Session;
  /** Where what watches the connection is joined to the client. */
  readonly link: Link;
  /** Calls an endpoint; resolves with its reply, unwrapped. */
  readonly call: <E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) => Promise<ReplyOf<E>>;
  /** The whole address of a call, for what the browser itself goes to: the start of the single sign-on. */
  readonly addressOf: <E extends Endpoint>(endpoint: E, args: ArgsOf<E>) => string;
  /** Calls an endpoint that answers bytes: a spreadsheet, a PDF, a tile. An empty blob: there are none (204). */
  readonly bytes: <E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) => Promise<NamedBlob>;
  /** Uploads one file, reporting its progress. */
  readonly upload: <E extends Endpoint>(
    endpoint: E,
    file: Blob,
    fileName: string,
    options?: UploadOptions,
  ) => Promise<ReplyOf<E>>;
  /** Lets the person save a stored file: fetches a single-use ticket and opens its address. */
  readonly download: (fileId: string, options?: CallOptions) => Promise<void>;
  /** An authorised `fetch` of a path below the base, for streams and tiles; the body is left unread. */
  readonly fetch: (
    path: string,
    options?: CallOptions & { readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<Response>;
  /** The core all of the above are made of. */
  readonly authorised: <A extends Answer>(send: AuthorisedCall<A>, options?: CallOptions) => Promise<A>;
  /**
   * Ends the session on the service if it can be reached, and here in any case: all of local storage is cleared. Nothing
   * is done where `link.leave` is answered with no.
   */
  readonly signOut: () => Promise<void>;
}

/** An upload and what is said of the file: said otherwise, it is another one. */
function saidOf({ id }: Endpoint, query: UploadOptions["query"]): string {
  return `${id}?${new URLSearchParams(query).toString()}`;
}

interface FetchAnswer extends Answer {
  readonly response: Response;
}

/** File name of a `Content-Disposition`, its UTF-8 form (RFC 6266) first. */
function fileNameOf(disposition: string | undefined): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Badly encoded: the plain form below is there for that.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? "")?.[1];
}

function accepted<A extends Answer>(answer: A): A {
  if (answer.status >= 400) throw new ProblemError(answer.problem ?? problemOf(answer.status, undefined));
  return answer;
}

/** Makes a client over an environment; a browser's is `browserEnvironment()`. */
export function createClient(environment: Environment): Client {
  const session = createSession(environment);
  const context = { environment, session, refresh: createRefresh(environment, session) };
  /** Files that may have arrived without an answer, and the key they were sent with. */
  const lostUploads = new WeakMap<Blob, { readonly id: string; readonly key: string }>();
  const link: Link = {
    watch: undefined,
    keepers: new Set(),
    backs: new Set(),
    beginning: createBeginning(),
  };

  /** Tells the watch of the connection whether an answer came. */
  function heard<A extends Answer>(send: AuthorisedCall<A>): AuthorisedCall<A> {
    return async (bearer, signal) => {
      const sentAt = Date.now();
      try {
        const answer = await send(bearer, signal);
        link.watch?.exchanged(answer.status, sentAt);
        return answer;
      } catch (error) {
        if (error instanceof NetworkError && error.fault !== "unreadable") link.watch?.exchanged();
        throw error;
      }
    };
  }

  function send<E extends Endpoint>(
    endpoint: E,
    args: ArgsOf<E>,
    extra: { file?: Blob; fileName?: string; onUpload?: (progress: Progress) => void } = {},
  ): () => Step<WireAnswer> {
    // Made here, once: a repetition after a 500 or a refresh is the same act and carries the same key.
    const idempotencyKey = wantsKey(endpoint) ? (args.idempotencyKey ?? environment.uuid()) : undefined;
    const request = wireRequest(endpoint, args, { base: environment.base, idempotencyKey, ...extra });
    return () =>
      authorised(
        context,
        heard(async (bearer, signal) => {
          const answer = await environment.transport(
            bearer === undefined
              ? request
              : { ...request, headers: { ...request.headers, authorization: `Bearer ${bearer}` } },
            signal,
          );
          link.beginning.hear(answer.headers);
          return answer;
        }),
      );
  }

  async function answerOf<E extends Endpoint>(
    endpoint: E,
    args: ArgsOf<E> | undefined,
    options: CallOptions = {},
    extra?: Parameters<typeof send>[2],
  ): Promise<WireAnswer> {
    const step = send(endpoint, args ?? ({} as ArgsOf<E>), extra);
    return accepted(await perform(options.run ?? runAlone, step, options.signal));
  }

  const client: Client = {
    environment,
    session,
    link,
    call: async (endpoint, ...[args, options]) =>
      (await answerOf(endpoint, args, options)).data as ReplyOf<typeof endpoint>,
    addressOf: (endpoint, args) =>
      wireRequest(endpoint, args, { base: environment.base, idempotencyKey: undefined }).url,
    bytes: async (endpoint, ...[args, options]) => {
      const { status, data, headers } = await answerOf(endpoint, args, options);
      if (status === 204) return { blob: new Blob(), name: undefined };
      if (!(data instanceof Blob)) throw new NetworkError("unreadable");
      return { blob: data, name: fileNameOf(headers["content-disposition"]) };
    },
    upload: async (endpoint, file, fileName, { onProgress, idempotencyKey, query, params, ...options } = {}) => {
      const before = lostUploads.get(file);
      const key = idempotencyKey ?? (before?.id === saidOf(endpoint, query) ? before.key : environment.uuid());
      const extra = { file, fileName, ...(onProgress ? { onUpload: onProgress } : {}) };
      lostUploads.delete(file);
      try {
        const asked = { idempotencyKey: key, ...(query ? { query } : {}), ...(params ? { params } : {}) };
        const args = asked as unknown as ArgsOf<typeof endpoint>;
        return (await answerOf(endpoint, args, options, extra)).data as ReplyOf<typeof endpoint>;
      } catch (error) {
        if (error instanceof NetworkError) lostUploads.set(file, { id: saidOf(endpoint, query), key });
        throw error;
      }
    },
    download: async (fileId, options) => {
      const { url } = await client.call(files.ticket, { params: { id: fileId } }, options);
      environment.save(url);
    },
    fetch: async (path, { headers, ...options } = {}) => {
      const answer = await client.authorised<FetchAnswer>(async (bearer, signal) => {
        let response: Response;
        try {
          response = await environment.fetch(environment.base + path, {
            headers: { ...headers, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
            signal,
          });
        } catch (cause) {
          throw new NetworkError("unreachable", { cause });
        }
        if (response.status < 400) return { status: response.status, response };
        const data: unknown = await response.json().catch(() => undefined);
        return { status: response.status, response, problem: problemOf(response.status, data) };
      }, options);
      return accepted(answer).response;
    },
    authorised: (send, options = {}) =>
      perform(options.run ?? runAlone, () => authorised(context, heard(send)), options.signal),
    signOut: async () => {
      if (link.leave && !(await link.leave())) return;
      try {
        await client.call(auth.logout);
      } catch (error) {
        // The session ends here whether or not the service could be told; there it ends by itself.
        if (!(error instanceof NetworkError) && !(error instanceof ProblemError)) throw error;
      } finally {
        session.clear();
        environment.navigate("/", false);
      }
    },
  };
  return client;
}
