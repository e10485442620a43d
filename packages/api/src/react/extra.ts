import type { Client } from "../client/client.js";
import type { Run } from "../client/perform.js";

/** What a store carries beside its state: thunks and base queries get it as their extra argument. */
export interface StoreExtra {
  readonly client: Client;
  /** `sagaMiddleware.run`: every request is a saga of the store's. */
  readonly run: Run;
}
