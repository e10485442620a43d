import type { Reducer } from "@reduxjs/toolkit";
import type { Client } from "../client/client.js";
import type { Run } from "../client/perform.js";

/** What a store carries beside its state: thunks and base queries get it as their extra argument. */
export interface StoreExtra {
  readonly client: Client;
  /** `sagaMiddleware.run`: every request is a saga of the store's. */
  readonly run: Run;
  /**
   * Adds a slice of the app's own that comes with the screens that share it; nothing happens under a name that is taken.
   * Like every slice it begins anew at sign-out.
   */
  readonly addSlice: (name: string, reducer: Reducer) => void;
}
