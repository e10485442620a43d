import type { FaultKey, Vocabulary } from "../../messages/vocabulary.js";

/** What is said of what somebody sent or brought, in one language. */
export type FaultWords = Pick<Vocabulary, FaultKey>;
