import { type Effect, put, select, takeEvery } from "redux-saga/effects";
import { type HalfOpen, type SignInReply, auth } from "../contract/auth.js";
import { type Me, ownAccount } from "../contract/own-account.js";
import { type Step, wait } from "../client/step.js";
import { readOf } from "./api.js";
import type { StoreExtra } from "./extra.js";
import { type Failure, failureOf } from "./failure.js";
import { type SessionState, sessionActions } from "./session-slice.js";

/** A way to sign in, and what it needs: the single sign-on's return, a partner's ticket, or the diary's password. */
export type SignInWay =
  | { readonly way: "oneid"; readonly code: string; readonly state: string }
  | { readonly way: "sap"; readonly id: string }
  | { readonly way: "password"; readonly username: string; readonly password: string; readonly remember?: boolean };

/** How a sign-in went on; `return` is where the person wanted to go before. `secondFactor`: it waits for one. */
export type SignInOutcome =
  | {
      readonly data: { readonly is_staff: boolean; readonly return: string | null };
      readonly secondFactor?: never;
      readonly failure?: never;
    }
  | { readonly secondFactor: HalfOpen["second_factor"]; readonly return: string | null; readonly failure?: never }
  | { readonly failure: Failure };

function recordBy({ client, run }: StoreExtra, way: SignInWay): Promise<SignInReply & { return?: string | null }> {
  if (way.way === "oneid") {
    return client.call(auth.oneidCallback, { query: { code: way.code, state: way.state } }, { run });
  }
  if (way.way === "sap") return client.call(auth.sapCallback, { query: { id: way.id } }, { run });
  const { username, password, remember } = way;
  return client.call(auth.password, { body: { username, password, remember } }, { run });
}

/** Signs in (SPEC §4): pending sets loading, success stores the record, failure stores the error. */
export function* signInSaga(extra: StoreExtra, way: SignInWay): Step<SignInOutcome> {
  yield put(sessionActions.signInPending());
  try {
    const record = yield* wait(() => recordBy(extra, way));
    if ("second_factor" in record) {
      yield put(sessionActions.signInHalfOpen());
      return { secondFactor: record.second_factor, return: record.return ?? null };
    }
    extra.client.session.write(record);
    yield put(sessionActions.signInFulfilled({ is_staff: record.is_staff }));
    return { data: { is_staff: record.is_staff, return: record.return ?? null } };
  } catch (error) {
    const failure = failureOf(error);
    yield put(sessionActions.signInRejected(failure));
    return { failure };
  }
}

/** What this saga looks at of RTK Query's rejections. */
interface Rejected {
  readonly payload?: Failure;
  readonly meta: { readonly condition: boolean; readonly aborted: boolean };
}

function* isKnown(): Generator<Effect, boolean, boolean> {
  return yield select(({ session }: { session: SessionState }) => session.user !== null);
}

/**
 * Carries the current user from the cache into the session, at the first reading and whenever the tag `me` makes it be
 * read again: a permission taken away is gone from the screens at once.
 */
export function* followUser(): Step<void> {
  const me = readOf(ownAccount.me);
  yield takeEvery(me.matchFulfilled, function* ({ payload }) {
    yield put(sessionActions.userFulfilled(payload as Me));
  });
  yield takeEvery(me.matchRejected, function* (action): Step<void> {
    const { payload, meta } = action as Rejected;
    if (!payload || payload.kind === "aborted" || meta.condition || meta.aborted) return;
    // Read before, and now the service is out of reach: it has not taken anything back, and the person may be writing.
    const refused = payload.kind === "problem" && payload.problem.status < 500;
    if (!refused && (yield* isKnown())) return;
    yield put(sessionActions.userRejected(payload));
  });
}
