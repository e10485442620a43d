import type { UnknownAction } from "redux";
import { put, select, takeEvery, takeLatest } from "redux-saga/effects";
import { ownAccount } from "../contract/own-account.js";
import { type Step, wait } from "../client/step.js";
import { NetworkError, ProblemError } from "../client/errors.js";
import type { StoreExtra } from "./extra.js";
import { type SessionState, sessionActions } from "./session-slice.js";
import { themeActions } from "./theme-slice.js";
import { type ThemeState, preferencesOf, themeOf } from "./theme-state.js";
import { writeTheme } from "./theme-storage.js";

/** Milliseconds after the last choice before the profile is told. */
export const profileDelay = 1000;

type Seen = { readonly theme: ThemeState; readonly session: SessionState };

function* current(): Generator<ReturnType<typeof select>, Seen, Seen> {
  return yield select();
}

/**
 * Keeps the look: what the person chooses goes to local storage at once and to their profile a second later; what the
 * profile holds comes back at sign-in.
 */
export function* keepTheme({ client, run }: StoreExtra): Step<void> {
  const choices = [themeActions.chosen.type, themeActions.menuKept.type, themeActions.tableKept.type];
  const { storage, delay } = client.environment;
  let appliedTo: string | undefined;

  yield takeEvery(choices, function* (): Step<void> {
    const { theme } = yield* current();
    writeTheme(storage, theme);
  });
  yield takeLatest(choices, function* (): Step<void> {
    yield* wait(() => delay(profileDelay));
    const { theme, session } = yield* current();
    if (!session.user) return;
    try {
      yield* wait(() => client.call(ownAccount.preferences, { body: preferencesOf(theme) }, { run }));
    } catch (error) {
      // Kept in this browser in any case; the profile hears of it with the next choice.
      if (!(error instanceof NetworkError) && !(error instanceof ProblemError)) throw error;
    }
  });
  yield takeEvery(
    [sessionActions.userFulfilled.type, sessionActions.signedOut.type],
    function* (action: UnknownAction) {
      if (!sessionActions.userFulfilled.match(action)) {
        appliedTo = undefined;
        return;
      }
      const { id, preferences } = action.payload;
      // Once per person: a later reading must not undo a choice that is on its way to the profile.
      if (appliedTo === id) return;
      appliedTo = id;
      const theme = themeOf(preferences);
      writeTheme(storage, theme);
      yield put(themeActions.restored(theme));
    },
  );
}
