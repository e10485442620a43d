import type { SignInRecord } from "../contract/auth.js";
import type { Environment } from "./environment.js";
import { serverErrorDelay } from "./refresh.js";
import { type Session, mayBeSamePerson } from "./session.js";
import { type Step, wait, wasCancelled } from "./step.js";
import type { Answer } from "./transport.js";

/** What requests need of the client. */
export interface RequestContext {
  readonly environment: Pick<Environment, "delay" | "navigate">;
  readonly session: Session;
  readonly refresh: (refused: SignInRecord) => Promise<SignInRecord | undefined>;
}

/** Sends something to the service with this bearer; gives it up when the signal fires. May be called more than once. */
export type AuthorisedCall<A extends Answer> = (bearer: string | undefined, signal: AbortSignal) => Promise<A>;

/**
 * The one saga every request runs through: calls, streams, tiles, uploads, downloads. SPEC §8:
 * - status 500: once more after 500 ms;
 * - 401 without `tokenExpired`: local storage is cleared, to `/`;
 * - 401 with it: the record is refreshed and stored, then once more; refused a refresh: cleared, to `/`.
 *
 * Beyond the table: a session that another tab has put in the place of the refused one is neither cleared nor used for
 * a request of a different person. Cancelling the task aborts what is under way. Answers of any status are returned;
 * it throws `NetworkError` when there is none.
 */
export function* authorised<A extends Answer>(context: RequestContext, send: AuthorisedCall<A>): Step<A> {
  const { environment, session, refresh } = context;
  const controller = new AbortController();
  let repeated = false;

  function* attempt(record: SignInRecord | undefined): Step<A> {
    const answer = yield* wait(() => send(record?.access_token, controller.signal));
    if (answer.status !== 500 || repeated) return answer;
    repeated = true;
    yield* wait(() => environment.delay(serverErrorDelay));
    return yield* wait(() => send(record?.access_token, controller.signal));
  }

  /** The session is over, unless it is no longer the one that was refused. */
  function end(refused: SignInRecord | undefined): void {
    const stored = session.read();
    if (stored && stored.access_token !== refused?.access_token) return;
    session.clear();
    environment.navigate("/", true);
  }

  try {
    const record = session.read();
    const answer = yield* attempt(record);
    if (answer.status !== 401) return answer;
    if (!record || answer.problem?.tokenExpired !== true) {
      end(record);
      return answer;
    }
    const renewed = yield* wait(() => refresh(record));
    if (!renewed) {
      end(record);
      return answer;
    }
    if (!mayBeSamePerson(record, renewed)) return answer;
    const second = yield* attempt(renewed);
    if (second.status === 401) end(renewed);
    return second;
  } finally {
    if (yield* wasCancelled()) controller.abort();
  }
}
