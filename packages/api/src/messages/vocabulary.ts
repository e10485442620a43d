import type { EditRequestKind, SumCode } from "../contract/applications.js";
import type { AreaCauseCode, AreaStateKey } from "../contract/area-states.js";
import type { discounts } from "../contract/facts.js";
import type { landCategories, purposes } from "../contract/land-use.js";
import type { LegalBasis } from "../contract/legal-bases.js";
import type { objectionStates } from "../contract/objections.js";
import type { ProblemCode } from "../contract/problem.js";
import type { MoveKey, OrganisationKind, Part, StatusKey } from "../contract/statuses.js";
import type { ActReasonCode } from "../contract/reason-codes.js";
import type { ScheduleStateKey } from "../contract/schedule-states.js";
import type { FaultKey } from "../faults/messages/texts.js";
import type { messages } from "./uz_UZ.js";

/** Words that the contract names by its own codes: a code without a word does not compile. */
export type ContractKey =
  | `status.${StatusKey | AreaStateKey | ScheduleStateKey}`
  | `move.${MoveKey}`
  | `problem.${ProblemCode}`
  | `reason.${ActReasonCode}`
  | `sum.${SumCode}`
  | `part.${Part}`
  | `legalBasis.${LegalBasis}`
  | `landCategory.${(typeof landCategories)[number]}`
  | `purpose.${(typeof purposes)[number]}`
  | `discount.${(typeof discounts)[number]}`
  | `organisationKind.${OrganisationKind}`
  | `editRequest.${EditRequestKind}`
  | `objection.${(typeof objectionStates)[number]}`
  | `areaCause.${AreaCauseCode}`;

/** The words that every page begins with, in one language, ICU message syntax. */
export type FirstWords = Readonly<Record<keyof typeof messages, string>>;

/** Keys of the words both apps share: whatever the contract names by a code. */
export type VocabularyKey = keyof FirstWords | FaultKey;

/** Every word, in one language. */
export type Vocabulary = Readonly<Record<VocabularyKey, string>>;
