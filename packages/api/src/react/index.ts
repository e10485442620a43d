/** The service in React: RTK Query over the request saga, the session, the look. */
export { api, cacheTags } from "./api.js";
export type { StoreExtra } from "./extra.js";
export { eventsName, followEvents } from "./follow-events.js";
export { type Failure, errorOf, failureOf } from "./failure.js";
export type { SignInOutcome, SignInWay } from "./session-sagas.js";
export { type SessionState, sessionActions } from "./session-slice.js";
export { type AppSaga, type AppStore, type AppStoreOptions, type BaseState, createAppStore } from "./store.js";
export { themeActions } from "./theme-slice.js";
export { type ThemeState, defaultTheme } from "./theme-state.js";
export { localeOf, readTheme } from "./theme-storage.js";
export { type ActOutcome, type ActState, useAct } from "./use-act.js";
export { type AppDispatch, useAppDispatch, useExtra } from "./use-client.js";
export {
  beginRead,
  type Read,
  type ReadOptions,
  type ReadOutcome,
  type ReadRest,
  skip,
  useLazyRead,
  useRead,
} from "./use-read.js";
export { type ConnectionHook, useConnection } from "./use-connection.js";
export { type Draft, type DraftState, type OtherDraft, useDraft } from "./use-draft.js";
export { type SessionHook, useMay, useSession } from "./use-session.js";
export { type IdleHook, useIdle } from "./use-idle.js";
export { type ThemeHook, useTheme } from "./use-theme.js";
export { type UploadState, useUpload } from "./use-upload.js";
