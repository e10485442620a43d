import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters and SMS, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "sms.application.arrived": "{count, plural, =1 {Yer: file {number} came to you} other {Yer: # files came to you}}",
  "sms.application.returned":
    "{count, plural, =1 {Yer: file {number} was returned for editing} other {Yer: # files were returned for editing}}",
  "sms.application.resubmitted":
    "{count, plural, =1 {Yer: file {number} was submitted again} other {Yer: # files were submitted again}}",
  "sms.application.noted": "Yer: you were mentioned in a note on file {number}",
  "sms.conclusion.asked":
    "{count, plural, =1 {Yer: your conclusion on file {number} was asked for} other {Yer: # conclusions were asked for}}",
  "sms.application.decided":
    "Yer: {count, plural, =1 {file {number}, which you submitted, was decided} other {# files that you submitted were decided}}",
  "sms.conclusion.soon":
    "Yer: {count, plural, =1 {the term of your conclusion on file {number} is near} other {the term of # conclusions is near}}",
  "sms.conclusion.late":
    "Yer: {count, plural, =1 {the term of your conclusion on file {number} is over} other {the term of # conclusions is over}}",
  "sms.objection.received":
    "{count, plural, =1 {Yer: an objection to file {number}} other {Yer: # objections came in}}",
  "sms.objection.decided":
    "{count, plural, =1 {Yer: an objection to file {number} was decided} other {Yer: # objections were decided}}",
  "sms.complaint.received":
    "{count, plural, =1 {Yer: a complaint about file {number}} other {Yer: # complaints came in}}",
  "sms.deadline.escalated":
    "{count, plural, =1 {Yer: file {number} is overdue by {days, plural, one {# day} other {# days}}} other {Yer: # files are overdue}}",
  "sms.own.moved": "Yer: Your file {number} now stands at: {status}",
  "sms.own.objection":
    "Yer: your objection to file {number} {verdict, select, upheld {was upheld} dismissed {was dismissed} other {has been answered}}",
  "sms.own.objected": "Yer: an objection to your file {number} was made",
  "sms.own.objection-decided":
    "Yer: your file {number}: {objections, plural, =1 {an objection} other {# objections}} {verdict, select, upheld {upheld} dismissed {dismissed} withdrawn {withdrawn} other {decided}}",
  "sms.own.complaint":
    "Yer: your complaint about file {number} {verdict, select, upheld {was upheld} dismissed {was dismissed} other {has been answered}}",
  "sms.own.receipt": "Yer: a payment on your file {number} was received",
  "sms.own.reminder": "Yer: a payment on your file {number} is awaited",
  "sms.own.plan":
    "Yer: {ends, select, true {{place}: the survey of plots was cancelled} other {{place}: plots are surveyed {from} – {to}}}",
  "sms.conclusion.delegated": "Yer: the conclusion on file {number} was delegated to you",
  "sms.conclusion.taken-over": "Yer: the conclusion on file {number} was taken over from you",
  "sms.view.entered":
    "{count, plural, =1 {Yer: file {number} entered a view you watch} other {Yer: # files entered a view you watch}}",
  "sms.bulk.ended":
    "Yer: an act on many has ended, {did, select, mended {{moved} of {total} areas mended} refused {the check of {moved} of {total} areas refused} accepted {the check of {moved} of {total} areas accepted} confirmed {{moved} of {total} areas confirmed} signed {{moved} of {total} conclusions signed} reminded {reminded of {moved} of {total} payments} agenda {{moved} of {total} files put on the agenda} area {{moved} of {total} areas moved} application {{moved} of {total} files moved} other {{moved} of {total} carried out}}",
  "sms.export.ready": "Yer: the exported file is ready",
  "sms.export.failed": "Yer: the export failed",
  "sms.schedule.proposed":
    "Yer: {count, plural, =1 {{place}: the plan schedule waits for your approval} other {# plan schedules wait for your approval}}",
  "sms.schedule.approved":
    "Yer: {count, plural, =1 {{place}: the plan schedule was approved, {from} – {to}} other {# plan schedules were approved}}",
  "sms.schedule.returned":
    "Yer: {count, plural, =1 {{place}: the plan schedule was given back} other {# plan schedules were given back}}",
  "sms.schedule.changed":
    "Yer: {count, plural, =1 {{place}: the plan schedule changed, now {from} – {to}} other {# plan schedules changed}}",
  "sms.schedule.cancelled":
    "Yer: {count, plural, =1 {{place}: the plan schedule was cancelled} other {# plan schedules were cancelled}}",
  "sms.schedule.late":
    "Yer: {count, plural, =1 {{place}: the plan schedule falls behind} other {# plan schedules fall behind}}",
  "sms.area.told":
    "Yer: {count, plural, =1 {a citizen told of plot {number}} other {{place}: citizens told of # plots}}",
  "sms.area.sent":
    "Yer: {count, plural, =1 {area {number} came to you for inspection} other {{place}: # areas came to you for inspection}}",
  "sms.account.device": "Yer: a sign-in to your account on a new device. If it was not you, end all sessions",
  "sms.account.email": "Yer: the e-mail address of your account was changed. If it was not you, end all sessions",
  "sms.several": "{count, plural, one {Yer: # new notice} other {Yer: # new notices}}. {kinds}",
  "sms.digest": "Yer: digest of the day. {kinds}",
  "email.one": "Yer: {kind}",
  "email.several": "{count, plural, one {Yer: # new notice} other {Yer: # new notices}}",
  "email.digest": "{count, plural, one {Yer: digest of the day, # notice} other {Yer: digest of the day, # notices}}",
  "email.foot": "Choose here which notices reach you:",
  group: "{kind}: {count}",
  "sms.correction.proposed": "Yer: a receipt of file {number} is to be taken back: your approval is needed",
  "sms.correction.answered": "Yer: your proposal on a receipt of file {number} was answered",
  "sms.refund.proposed": "Yer: a refund of file {number} waits for your approval",
  "sms.refund.moved": "Yer: the refund of file {number} has gone on",
  "sms.return.moved": "Yer: the return of receipt {document} has gone on",
  "sms.own.correction": "Yer: a payment recorded on your file {number} by mistake was taken back",
  "sms.own.refund": "Yer: money was paid back on your file {number}",
  "sms.own.instalments": "Yer: your request for instalments on file {number} was answered",
  "sms.instalments.asked": "Yer: instalments are asked for on file {number}: your answer is needed",
};
