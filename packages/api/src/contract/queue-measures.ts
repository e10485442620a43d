import { applicationsRegister } from "./application-register.js";
import { areasRegister } from "./areas.js";
import type { BookQueue } from "./book-measures.js";
import { chargesRegister } from "./charges.js";
import { conclusionsRegister } from "./conclusions.js";
import { type Measure, measure } from "./measure.js";
import type { QueueKind, QueueStatus } from "./my-work.js";
import { complaintsRegister, objectionsRegister } from "./objections.js";
import { overlapsRegister } from "./overlaps.js";
import { unplacedRegister } from "./placing.js";
import { schedulesRegister } from "./schedules.js";

const ofStatus = (status: QueueStatus) => measure(applicationsRegister, { filter: { status: [status] } });

/**
 * The numbers of one's own work: each is the length of the list that it opens, ordered by deadline where its rows have one.
 * Proposals stand in no register; their list is a tab of the settings. Those of the books are {@link bookMeasures}.
 */
export const queueMeasures = {
  conclusions: measure(conclusionsRegister),
  editing: ofStatus("editing"),
  to_conclusion: ofStatus("to_conclusion"),
  in_review: ofStatus("in_review"),
  at_justice: ofStatus("at_justice"),
  in_payment: ofStatus("in_payment"),
  at_council: ofStatus("at_council"),
  objections: measure(objectionsRegister, { filter: { state: ["new", "in_review"], sort: "deadline" } }),
  complaints: measure(complaintsRegister, { filter: { state: ["new"] } }),
  overlaps: measure(overlapsRegister, { filter: { state: ["waiting"] } }),
  areas_sent: measure(areasRegister, { filter: { state: ["area_sent"], inspected: true, sort: "deadlineAt" } }),
  areas_taken: measure(areasRegister, { filter: { state: ["area_taken"], inspected: true, sort: "deadlineAt" } }),
  areas_returned: measure(areasRegister, { filter: { state: ["area_returned"] } }),
  areas_proposed: measure(areasRegister, { filter: { proposed: true, sort: "stateSince" } }),
  schedules_proposed: measure(schedulesRegister, { filter: { proposed: true } }),
  charges_late: measure(chargesRegister, { filter: { late: true } }),
  instalments_asked: measure(chargesRegister, { filter: { asked: true } }),
  corrections_proposed: measure(chargesRegister, { filter: { correctionProposed: true } }),
  refunds_proposed: measure(chargesRegister, { filter: { refundProposed: true } }),
  unplaced: measure(unplacedRegister),
} as const satisfies Record<Exclude<QueueKind, "proposals" | BookQueue>, Measure>;
