/** The typed client of the registry service: one request saga under calls, streams, uploads and downloads. */
export { type ActKeys, createActKeys } from "./act-keys.js";
export { adopting, begunServes } from "./adopt-begun.js";
export { type BegunRead, type BegunReads, beginReads } from "./begin-reads.js";
export { askBeforeLeaving } from "./ask-before-leaving.js";
export { askWhyBy } from "./ask-why.js";
export { axiosTransport } from "./axios-transport.js";
export { browserEnvironment } from "./browser-environment.js";
export { type BrowserSigns, browserSigns } from "./browser-signs.js";
export { takeReturnPath } from "./return-path.js";
export {
  type CallOptions,
  type CallRest,
  type Client,
  type NamedBlob,
  type UploadOptions,
  createClient,
} from "./client.js";
export { type Channel, type Environment, type SessionChange, recordKey, refreshLock } from "./environment.js";
export { AbortedError, NetworkError, type NetworkFault, ProblemError, problemOf } from "./errors.js";
export { fetchTransport } from "./fetch-transport.js";
export type { ExchangeWatch, Keeper, Link } from "./link.js";
export { type PendingFactor, factorPath, keepPendingFactor, readPendingFactor } from "./pending-factor.js";
export { type Outcome, type Run, perform, runAlone } from "./perform.js";
export { serverErrorDelay } from "./refresh.js";
export { type AuthorisedCall, type RequestContext, authorised } from "./request.js";
export { type Session, createSession, mayBeSamePerson, personOf } from "./session.js";
export { type Step, wait, wasCancelled } from "./step.js";
export type { Answer, Progress, Transport, WireAnswer, WireRequest } from "./transport.js";
export {
  type ConnectionState,
  type ConnectionWatch,
  type WatchOptions,
  calm,
  watchConnection,
} from "./watch-connection.js";
export { queryOf, wantsKey } from "./wire.js";
