import { type Middleware, type Reducer, type UnknownAction, combineReducers, configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import createSagaMiddleware from "redux-saga";
import { call, spawn } from "redux-saga/effects";
import { ownAccount } from "../contract/own-account.js";
import type { Client } from "../client/client.js";
import type { Run } from "../client/perform.js";
import { mayBeSamePerson } from "../client/session.js";
import { type Step, wait } from "../client/step.js";
import { api, readOf } from "./api.js";
import type { StoreExtra } from "./extra.js";
import { followUser } from "./session-sagas.js";
import { type SessionState, sessionActions, sessionReducer } from "./session-slice.js";
import { keepTheme } from "./theme-sagas.js";
import { themeActions, themeReducer } from "./theme-slice.js";
import type { ThemeState } from "./theme-state.js";
import { readTheme, themeKeys } from "./theme-storage.js";

/** A saga an app adds to the store. It may end; if it throws, it is reported and started again. */
export type AppSaga = (extra: StoreExtra) => Step<void>;

/** What a store is made of. */
export interface AppStoreOptions {
  readonly client: Client;
  /** The app's own slices, by name. One that few screens need is added with them: see {@link StoreExtra}. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  readonly sagas?: readonly AppSaga[];
  /** Hears of what went wrong in a saga of the store: a defect, never a refused request. */
  readonly report: (error: unknown) => void;
}

/** The part of the state that every app has. */
export interface BaseState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly session: SessionState;
  readonly theme: ThemeState;
}

/** Milliseconds before a saga that threw is started again. */
const restartDelay = 1000;

function* keptAlive(saga: AppSaga, extra: StoreExtra, report: (error: unknown) => void): Step<void> {
  for (;;) {
    try {
      yield call(saga, extra);
      return;
    } catch (error) {
      report(error);
      yield* wait(() => extra.client.environment.delay(restartDelay));
    }
  }
}

function* rootSaga(sagas: readonly AppSaga[], extra: StoreExtra, report: (error: unknown) => void): Step<void> {
  for (const saga of sagas) yield spawn(keptAlive, saga, extra, report);
}

/** Every slice forgets the person: its state is begun anew. The cache is emptied by its own action. */
function forgetting(combined: Reducer): Reducer {
  return (state: Record<string, unknown> | undefined, action: UnknownAction): unknown =>
    combined(
      state && sessionActions.signedOut.match(action) ? { [api.reducerPath]: state[api.reducerPath] } : state,
      action,
    );
}

/**
 * Makes an app's store: the cache, the session and the look, the saga middleware under every request, and the app's own
 * slices and sagas. It follows the stored sign-in record, so signing in, out or as another in one tab is so in all.
 */
export function createAppStore({ client, reducers = {}, sagas = [], report }: AppStoreOptions) {
  const { environment, session } = client;
  const sagaMiddleware = createSagaMiddleware({ onError: (error) => report(error) });
  const run: Run = (saga) => sagaMiddleware.run(saga);
  let slices: Readonly<Record<string, Reducer>> = {
    ...reducers,
    [api.reducerPath]: api.reducer,
    session: sessionReducer,
    theme: themeReducer,
  };
  const reducer = () => forgetting(combineReducers(slices)) as Reducer<BaseState>;
  const extra: StoreExtra = {
    client,
    run,
    addSlice: (name, added) => {
      if (slices[name]) return;
      slices = { ...slices, [name]: added };
      store.replaceReducer(reducer());
    },
  };

  const store = configureStore({
    reducer: reducer(),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(api.middleware as Middleware, sagaMiddleware),
    preloadedState: { theme: readTheme(environment.storage) } as BaseState,
  });
  sagaMiddleware.run(rootSaga, [followUser, keepTheme, ...sagas], extra, report);

  let record = session.read();

  function begin(): void {
    if (!record) return;
    store.dispatch(sessionActions.restored({ is_staff: record.is_staff }));
    void store.dispatch(readOf(ownAccount.me).initiate({}, { forceRefetch: true }));
  }

  const stopSession = session.subscribe((change) => {
    const before = record;
    record = change.record;
    if (before && record && mayBeSamePerson(before, record)) return;
    store.dispatch(sessionActions.signedOut());
    store.dispatch(api.util.resetApiState());
    store.dispatch(themeActions.restored(readTheme(environment.storage)));
    // Here, whoever ended the session goes to the root itself.
    if (!record && change.from === "elsewhere") environment.navigate("/", false);
    begin();
  });
  const stopStorage = environment.onStorage((key) => {
    if (themeKeys.some((known) => known === key)) store.dispatch(themeActions.restored(readTheme(environment.storage)));
  });
  // Reads anew when the connection or the person comes back to the tab; in Node there is neither.
  const stopListeners = typeof window === "undefined" ? () => {} : setupListeners(store.dispatch);
  begin();

  return {
    store,
    extra,
    /** Stops following the session; for tests and hot reloading. */
    dispose: () => {
      stopSession();
      stopStorage();
      stopListeners();
    },
  };
}

/** A store made by {@link createAppStore}, with what goes with it. */
export type AppStore = ReturnType<typeof createAppStore>;
