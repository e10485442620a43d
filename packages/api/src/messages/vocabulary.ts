import type { EditRequestKind } from "../contract/applications.js";
import type { discounts, Ground, landCategories, purposes } from "../contract/facts.js";
import type { objectionStates } from "../contract/objections.js";
import type { ProblemCode } from "../contract/problem.js";
import type { MoveKey, OrganisationKind, StatusKey } from "../contract/statuses.js";

/** Codes of reasons why a move or an act is closed; `preconditions` and `access` on the server give them. */
export type ReasonCode =
  | "not-from-here"
  | "facts-missing"
  | "edit-requests-open"
  | "duplicate-untriaged"
  | "duplicate-same"
  | "no-diagram"
  | "diagram-unsound"
  | "scenario-failed"
  | "step-unresolved"
  | "run-not-running"
  | "step-not-awaited"
  | "not-your-step"
  | "objections-open"
  | "announcement-running"
  | "announcement-closed"
  | "objection-upheld"
  | "no-open-objection"
  | "nothing-owed"
  | "payment-not-overdue"
  | "no-open-complaint"
  | "appeal-period-running"
  | "appeal-period-over"
  | "appeals-open"
  | "permission-missing"
  | "duty-conflict"
  | "own-file"
  | "other-territory"
  | "blocked"
  | "impersonation"
  | "frozen"
  | "not-editing"
  | "request-answered"
  | "field-not-requested"
  | "file-not-clean"
  | "answers-missing"
  | "only-occupier"
  | "by-clock"
  | "complaint-open"
  | "not-rejected"
  | "place-inactive"
  | "place-active"
  | "place-has-children"
  | "place-succeeded"
  | "parent-inactive"
  | "children-unassigned"
  | "rows-wrong"
  | "nothing-to-import"
  | "batch-uploaded"
  | "batch-checked"
  | "batch-applied"
  | "batch-undone"
  | "file-encoding"
  | "file-format"
  | "file-empty"
  | "file-too-many"
  | "file-nested"
  | "import-required"
  | "import-code"
  | "import-duplicate"
  | "import-district"
  | "import-district-inactive"
  | "import-territory"
  | "import-region"
  | "import-succeeded"
  | "import-formula"
  | "import-characters"
  | "import-too-long"
  | "outline-no-place"
  | "outline-place-inactive"
  | "outline-twice"
  | "outline-not-polygon"
  | "outline-short"
  | "outline-open"
  | "outline-swapped"
  | "outline-outside-country"
  | "outline-invalid"
  | "outline-outside-parent"
  | "outline-overlap"
  | "outline-gap";

/** Codes of faults at a place in what was sent. */
export type FaultCode =
  | "required"
  | "type"
  | "too-small"
  | "too-big"
  | "too-short"
  | "too-long"
  | "not-multiple-of"
  | "format"
  | "choice"
  | "key"
  | "element"
  | "unknown-key"
  | "invalid"
  | "id"
  | "instant"
  | "day"
  | "soato"
  | "neighborhood"
  | "control-characters"
  | "application-number"
  | "last-digits"
  | "field"
  | "form"
  | "version"
  | "cadastre-shape"
  | "cadastre-region"
  | "pinfl-shape"
  | "pinfl-century"
  | "pinfl-birth-date"
  | "pinfl-check-digit"
  | "stir-shape"
  | "passport-shape"
  | "phone-shape"
  | "outline-open"
  | "outline-too-long"
  | "outline-invalid"
  | "outline-outside"
  | "neighborhood-elsewhere"
  | "district-fixed"
  | "birth-date-differs"
  | "unknown-file"
  | "receipt-known"
  | "masked"
  | "place"
  | "place-twice"
  | "place-elsewhere"
  | "cadastre-pair";

/** Actions that histories hold. */
export type ActionCode =
  | "application.created"
  | "application.moved"
  | "application.suspended"
  | "application.resumed"
  | "facts.changed"
  | "conclusion.given"
  | "conclusion.superseded"
  | "conclusion.carried"
  | "request.answered"
  | "announcement.opened"
  | "announcement.closed"
  | "objection.received"
  | "objection.decided"
  | "complaint.received"
  | "complaint.decided"
  | "charge.computed"
  | "charge.voided"
  | "receipt.recorded"
  | "overlap.triaged"
  | "personal.read"
  | "deadline.recomputed"
  | "deadline.escalated"
  | "user.created"
  | "user.changed"
  | "user.permissions"
  | "user.blocked"
  | "user.unblocked"
  | "user.jobs-synced"
  | "session.opened"
  | "session.ended"
  | "impersonation.opened"
  | "impersonation.reasoned"
  | "impersonation.ended"
  | "place.created"
  | "place.changed"
  | "place.renamed"
  | "place.moved"
  | "place.deactivated"
  | "place.reactivated"
  | "place.merged"
  | "place.absorbed"
  | "place.split"
  | "place.parted"
  | "place.imported"
  | "place.import-undone"
  | "place.outlined"
  | "place.outline-undone";

/** Keys of the words both apps share: whatever the contract names by a code. */
export type VocabularyKey =
  | `status.${StatusKey}`
  | `move.${MoveKey}`
  | `problem.${ProblemCode}`
  | `reason.${ReasonCode}`
  | `fault.${FaultCode}`
  | `action.${ActionCode}`
  | `failure.${"unreachable" | "timeout" | "unreadable" | "defect"}`
  | `ground.${Ground}`
  | `landCategory.${(typeof landCategories)[number]}`
  | `purpose.${(typeof purposes)[number]}`
  | `discount.${(typeof discounts)[number]}`
  | `organisationKind.${OrganisationKind}`
  | `editRequest.${EditRequestKind}`
  | `objection.${(typeof objectionStates)[number]}`
  | `deadline.${"running" | "soon" | "late" | "paused" | "none"}`
  | `part.${"submit" | "conclude" | "review" | "objections" | "justice" | "council"}`
  | `overlap.${"sliver" | "overlap" | "duplicate"}`
  | `verdict.${"positive" | "negative" | "for" | "against"}`
  | `pause.${"editing" | "suspended" | "appeal"}`
  | `sum.${"market-value" | "bhm-times-multiple" | "discount-disability" | "discount-earlier_campaign" | "discount-social_register"}`;

/** The vocabulary in one language, ICU message syntax. */
export type Vocabulary = Readonly<Record<VocabularyKey, string>>;
