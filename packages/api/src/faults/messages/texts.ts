import type { FaultCode } from "../../contract/fault-codes.js";
import type { ActReasonCode, ReasonCode } from "../../contract/reason-codes.js";

/**
 * Ids of the words that are said only of what somebody sent or brought: they come apart, so that a first page need not
 * carry them.
 */
export type FaultKey = `fault.${FaultCode}` | `reason.${Exclude<ReasonCode, ActReasonCode>}`;

/** What is said of what somebody sent or brought, in one language. */
export type FaultWords = Readonly<Record<FaultKey, string>>;

/** The files of these words, by language. */
export const faultWords = import.meta.glob<{ messages: FaultWords }>("./*_*.ts");
