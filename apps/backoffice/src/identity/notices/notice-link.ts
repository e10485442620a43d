import { menuMeasures, panelMeasures } from "@yer/api/contract/application-measures";
import type { Notice, NoticeKind, NoticeSubject } from "@yer/api/contract/notices";
import { statusKeys } from "@yer/api/contract/statuses";
import { addressOf } from "@yer/api/paths";
import { registerLink } from "../../cases/applications/register/register-link.js";

/** Where a record is opened. */
const pages: Record<NoticeSubject, (id: string) => string> = {
  application: (id) => addressOf("/application/:id", { id }),
  area: (id) => addressOf("/area/:id", { id }),
  own_application: (id) => addressOf("/offer-me/:id", { id }),
  neighborhood_plan: (id) => addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: id }),
  bulk_move: (id) => addressOf("/tasks/:id", { id }),
};

const statusIn = (params: Notice["params"]) => statusKeys.find((key) => key === params?.["status"]);

/** The lists of areas that wait for an inspection. */
const inspectionLists = { area_sent: "was_send_inspection", area_taken: "has_failed_returned_from_inspection" };
const areaStateIn = (params: Notice["params"]) => (params?.["status"] === "area_taken" ? "area_taken" : "area_sent");

const planLink = (query: string) => `${addressOf("/plangrafic")}?${query}`;

/** Where a notice that stands for several leads: the list that holds them. */
const lists: Record<NoticeKind, (params: Notice["params"]) => string | undefined> = {
  "application.arrived": (params) => {
    const status = statusIn(params);
    return registerLink(status === undefined ? menuMeasures.waiting : menuMeasures.status(status), {});
  },
  "application.returned": () => registerLink(menuMeasures.status("editing"), {}),
  "application.resubmitted": () => registerLink(menuMeasures.status("to_conclusion"), {}),
  "instalments.asked": () => `${addressOf("/cpayments")}?asked=true`,
  // Each stands on its own, with its application.
  "application.noted": () => undefined,
  "application.decided": (params) => {
    const status = statusIn(params);
    return registerLink(status === undefined ? menuMeasures.waiting : menuMeasures.status(status), {});
  },
  "conclusion.asked": () => "/conclusions",
  "conclusion.soon": () => "/conclusions?view=soon",
  "conclusion.late": () => "/conclusions?view=late",
  "objection.received": () => "/objections?state=new",
  "objection.decided": () => registerLink(menuMeasures.status("announced"), {}),
  "complaint.received": () => "/objections?view=complaints&state=new",
  "deadline.escalated": (params) => {
    const status = statusIn(params);
    return registerLink(status === undefined ? panelMeasures.late : panelMeasures.status.late(status), {});
  },
  "own.moved": () => addressOf("/profile"),
  "own.objection": () => addressOf("/profile"),
  "own.objected": () => addressOf("/profile"),
  "own.objection-decided": () => addressOf("/profile"),
  "own.complaint": () => addressOf("/profile"),
  "own.receipt": () => addressOf("/profile"),
  "own.correction": () => addressOf("/profile"),
  "own.refund": () => addressOf("/profile"),
  "own.instalments": () => addressOf("/profile"),
  "own.reminder": () => addressOf("/profile"),
  "own.plan": () => addressOf("/plan-grafic"),
  "conclusion.delegated": () => "/conclusions?view=mine",
  "conclusion.taken-over": () => "/conclusions",
  "view.entered": (params) => `/applications?${String(params?.["query"] ?? "")}`,
  "bulk.ended": () => addressOf("/tasks"),
  "export.ready": () => addressOf("/tasks"),
  "export.failed": () => addressOf("/tasks"),
  "schedule.proposed": () => planLink("proposed=true"),
  "schedule.approved": () => planLink("state=schedule_approved"),
  "schedule.returned": () => planLink("state=schedule_draft"),
  "schedule.changed": () => planLink("state=schedule_approved&state=schedule_running"),
  "schedule.cancelled": () => planLink("state=schedule_cancelled"),
  "schedule.late": () => planLink("late=true"),
  "area.told": () => `${addressOf("/areas/:state", { state: "illegal-acquisition" })}?source=occupier`,
  "area.sent": (params) => addressOf("/areas/:state", { state: inspectionLists[areaStateIn(params)] }),
  // Each stands on its own, with its application.
  "correction.proposed": () => undefined,
  "correction.answered": () => undefined,
  "refund.proposed": () => undefined,
  "refund.moved": () => undefined,
  "return.moved": () => "/receipts?view=returns",
  "account.device": () => addressOf("/user-profile"),
  "account.email": () => addressOf("/user-profile"),
};

/** Where a notice leads: to its record, or to the list of those it stands for. */
export function noticeLink({ kind, subject, params }: Notice): string | undefined {
  return subject ? pages[subject.kind](subject.id) : lists[kind](params);
}
