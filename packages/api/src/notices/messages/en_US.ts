import type { messages as uzbek } from "./uz_UZ.js";

/** What people are told, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "notice.application.arrived":
    "{count, plural, =1 {File {number} came to you: {status}} other {# files came to you: {status}}}",
  "notice.application.returned":
    "{count, plural, =1 {File {number} was returned for editing} other {# files were returned for editing}}",
  "notice.application.resubmitted":
    "{count, plural, =1 {File {number} was mended and submitted again} other {# files were mended and submitted again}}",
  "notice.application.noted": "{by} mentioned you in a note on file {number}",
  "notice.conclusion.asked":
    "{count, plural, =1 {Your organization’s conclusion on file {number} was asked for} other {Your organization’s conclusions on # files were asked for}}",
  "notice.application.decided":
    "{count, plural, =1 {File {number}, which you submitted, was decided: {status}} other {# files that you submitted were decided: {status}}}",
  "notice.conclusion.soon":
    "{count, plural, =1 {The term of your conclusion on file {number} is near} other {The term of # conclusions is near}}",
  "notice.conclusion.late":
    "{count, plural, =1 {The term of your conclusion on file {number} is over} other {The term of # conclusions is over}}",
  "notice.objection.received":
    "{count, plural, =1 {An objection to file {number} came in} other {# objections came in}}",
  "notice.objection.decided":
    "{count, plural, =1 {An objection to file {number} was decided} other {# objections were decided}}",
  "notice.complaint.received":
    "{count, plural, =1 {A complaint about file {number} came in} other {# complaints came in}}",
  "notice.deadline.escalated":
    "{count, plural, =1 {File {number} is overdue by {days, plural, one {# day} other {# days}}: {status}} other {# files are overdue: {status}}}",
  "notice.own.moved": "Your file {number} now stands at: {status}",
  "notice.own.objection":
    "Your objection to file {number} {verdict, select, upheld {was upheld} dismissed {was dismissed} other {has been answered}}",
  "notice.own.objected": "An objection to your file {number} was made",
  "notice.own.objection-decided":
    "Your file {number}: {objections, plural, =1 {an objection} other {# objections}} {verdict, select, upheld {upheld} dismissed {dismissed} withdrawn {withdrawn} other {decided}}",
  "notice.own.complaint":
    "Your complaint about file {number} {verdict, select, upheld {was upheld} dismissed {was dismissed} other {has been answered}}",
  "notice.own.receipt": "A payment on your file {number} was received",
  "notice.own.reminder": "A payment on your file {number} is awaited",
  "notice.own.plan":
    "{ends, select, true {{place}: the survey of plots was cancelled} other {{place}: plots are surveyed {from} – {to}}}",
  "notice.conclusion.delegated": "{by} delegated the conclusion on file {number} to you ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} took the conclusion on file {number} over from you ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {File {number} entered the view “{view}”} other {# files entered the view “{view}”}}",
  "notice.bulk.ended": "Many at once: {moved} of {total} carried out",
  "notice.export.ready": "The exported file is ready: {rows} rows",
  "notice.export.failed": "The export failed: there is no file",
  "notice.schedule.proposed":
    "{count, plural, =1 {{place}: the plan schedule waits for your approval} other {# plan schedules wait for your approval}}",
  "notice.schedule.approved":
    "{count, plural, =1 {{place}: the plan schedule was approved, {from} – {to}} other {# plan schedules were approved}}",
  "notice.schedule.returned":
    "{count, plural, =1 {{place}: the plan schedule was given back with a reason} other {# plan schedules were given back}}",
  "notice.schedule.changed":
    "{count, plural, =1 {{place}: the plan schedule changed, now {from} – {to}} other {# plan schedules changed}}",
  "notice.schedule.cancelled":
    "{count, plural, =1 {{place}: the plan schedule was cancelled} other {# plan schedules were cancelled}}",
  "notice.schedule.late":
    "{count, plural, =1 {{place}: the plan schedule falls behind} other {# plan schedules fall behind}}",
  "notice.area.told":
    "{count, plural, =1 {A citizen told of a plot that they occupy: {number} ({place})} other {{place}: citizens told of # plots that they occupy}}",
  "notice.area.sent":
    "{count, plural, =1 {Area {number} ({place}) came to you for inspection} other {{place}: # areas came to you for inspection}}",
  "notice.account.device": "Somebody signed in to your account on a new device. If it was not you, end all sessions",
  "notice.account.email": "Your address for notices was changed. If it was not you, end all sessions",
  "kind.application.arrived": "Files that came to you",
  "kind.application.returned": "Files returned for editing",
  "kind.application.resubmitted": "Files submitted again",
  "kind.application.noted": "Notes that mention you",
  "kind.conclusion.asked": "Conclusions asked for",
  "kind.application.decided": "Decisions on files that you submitted",
  "kind.conclusion.soon": "Conclusions due soon",
  "kind.conclusion.late": "Overdue conclusions",
  "kind.objection.received": "Objections received",
  "kind.objection.decided": "Objections decided",
  "kind.complaint.received": "Complaints received",
  "kind.deadline.escalated": "Overdue files",
  "kind.own.moved": "Changes in your own file",
  "kind.own.objection": "Answers to your objections",
  "kind.own.objected": "New objections to your file",
  "kind.own.objection-decided": "Decisions on objections to your file",
  "kind.own.complaint": "Decisions on your complaints",
  "kind.own.receipt": "Payments on your files",
  "kind.own.reminder": "Reminders of payments",
  "kind.own.plan": "Days of the survey in your neighbourhood",
  "kind.conclusion.delegated": "Conclusions delegated to you",
  "kind.conclusion.taken-over": "Conclusions taken over from you",
  "kind.view.entered": "Files that entered a watched view",
  "kind.bulk.ended": "An act on many has ended",
  "kind.export.ready": "The exported file is ready",
  "kind.export.failed": "The export failed",
  "kind.schedule.proposed": "Plan schedules that wait for your approval",
  "kind.schedule.approved": "Plan schedules approved",
  "kind.schedule.returned": "Plan schedules given back",
  "kind.schedule.changed": "Plan schedules changed",
  "kind.schedule.cancelled": "Plan schedules cancelled",
  "kind.schedule.late": "Plan schedules that fall behind",
  "kind.area.told": "Plots that citizens told of",
  "kind.area.sent": "Areas that came to you for inspection",
  "kind.account.device": "A sign-in on a new device",
  "kind.account.email": "A change of the e-mail address",
  "notice.correction.proposed": "{by} proposes to take back a receipt of file {number}: your approval is needed",
  "notice.correction.answered": "{by} answered your proposal to take back a receipt of file {number}",
  "notice.refund.proposed": "{by} proposes a refund of file {number}: your approval is needed",
  "notice.refund.moved": "The refund of file {number} that you proposed has gone on ({by})",
  "notice.return.moved": "The return of receipt {document} that you proposed has gone on ({by})",
  "notice.own.correction": "A payment recorded on your file {number} by mistake was taken back",
  "notice.own.refund": "Money was paid back on your file {number}",
  "notice.own.instalments": "Your request for instalments on file {number} was answered",
  "notice.instalments.asked": "The occupier of file {number} asks to pay by instalments: your answer is needed",
  "kind.correction.proposed": "Receipts to be taken back that wait for your approval",
  "kind.correction.answered": "Answers to your proposals to take back receipts",
  "kind.refund.proposed": "Refunds that wait for your approval",
  "kind.refund.moved": "Refunds that you proposed",
  "kind.return.moved": "Returns of receipts that you proposed",
  "kind.own.correction": "Payments on your files taken back",
  "kind.own.refund": "Money paid back to you",
  "kind.own.instalments": "Answers to your requests for instalments",
  "kind.instalments.asked": "Requests for instalments that wait for your answer",
};
