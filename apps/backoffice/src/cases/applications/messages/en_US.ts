import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of a file's page in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "file.present": "Who has this file open now",
  "file.present.reads": "{name} is here too",
  "file.present.edits": "{name} is editing",
  "sentence.place_ended":
    "The neighbourhood of the file is no more: nothing happens to it until it is placed in one of today",
  "sentence.editing_incomplete":
    "The file is being drawn up: {count, plural, one {# fact is} other {# facts are}} still missing before it can be submitted by {holder}",
  "sentence.editing_ready": "The facts are complete: {holder} has to submit the file for conclusions",
  "sentence.editing_returned":
    "The file was returned: {holder} has to answer {count, plural, one {# request} other {# requests}} and submit it again",
  "sentence.editing_answered": "The file was returned and every request is answered: {holder} has to submit it again",
  "sentence.editing_duplicate":
    "The plot lies over that of file {number}: {holder} has to say whether they are the same before the file is submitted",
  "sentence.to_conclusion_ready": "The file was submitted: {holder} has to start its discussion",
  "sentence.to_conclusion_no_diagram":
    "The file was submitted, but no discussion logic is in force for ground {count}: {holder} waits for it",
  "sentence.to_conclusion_no_organisation":
    "The file was submitted, but a step of its discussion finds no body in the district: {holder} waits for one",
  "sentence.in_discussion_waiting": "The file is under discussion: the conclusions of {organisations} are awaited",
  "sentence.in_discussion_overdue":
    "The file is under discussion: {organisations} let their own term pass and have to conclude",
  "sentence.in_review_conclusion": "A conclusion was negative: {holder} has to announce, return or reject the file",
  "sentence.in_review_objection": "An objection was upheld: {holder} has to announce, return or reject the file",
  "sentence.in_review_justice": "Justice decided against the file: {holder} has to announce, return or reject it",
  "sentence.in_review_refusal": "The occupier refused to pay: {holder} has to announce, return or reject the file",
  "sentence.in_review_appeal": "A complaint was upheld: {holder} has to announce, return or reject the file",
  "sentence.in_review_objections":
    "The file is under review: {holder} has to decide {count, plural, one {# objection} other {# objections}} first",
  "sentence.announced_running":
    "The file is announced and with {holder}: anyone may object, and when the announcement ends it goes to justice by itself",
  "sentence.announced_objections":
    "The file is announced: the announcement is running, and {holder} has to decide {count, plural, one {# objection} other {# objections}}",
  "sentence.announced_over":
    "The announcement is over, but the file waits for decisions on objections: it goes to justice once {holder} has decided {count, plural, one {# objection} other {# objections}}",
  "sentence.at_justice":
    "{count, plural, =0 {The announcement ended without objections} one {The announcement ended: # objection came and it was not upheld} other {The announcement ended: # objections came and none was upheld}}: {holder} has to check that the file is lawful",
  "sentence.in_payment_open": "The charge is computed: the occupier has to pay {amount}, and {holder} records it",
  "sentence.in_payment_instalments":
    "The charge is paid by instalments: the occupier has {amount} left to pay, and {holder} records it",
  "sentence.in_payment_suspended":
    "The term of payment is over and the file is suspended: the occupier has to pay {amount}, and {holder} records it",
  "sentence.at_council_waiting": "The file waits for the Council: {holder} has to put it on an agenda and decide it",
  "sentence.at_council_agenda":
    "The file is on the agenda of session {number} of {day}: {holder} has to decide it there",
  "sentence.at_council_duplicate":
    "The file is at the Council, but its plot lies over that of file {number}: this must be settled before {holder} can register it",
  "sentence.rejected_running":
    "The file is rejected: the occupier may appeal until the period ends, and then it closes without registration",
  "sentence.rejected_appeal":
    "The file is rejected and that was appealed: the reviewers have to decide {count, plural, one {# complaint} other {# complaints}}",
  "sentence.registered": "The right is recognised and registered: the file is finished and no longer changes",
  "sentence.unregistered": "The right was not recognised: the file was closed without registration",
  "sentence.whole": "{said}{term}.",
  "sentence.term.running": "; {term} ends on {date} ({left})",
  "sentence.term.late": "; {term} ended on {date} ({left})",
  "sentence.term.paused": "; {term} stands still meanwhile",
  "sentence.term.name":
    "{of, select, step {the term of the conclusion} steps {the first of the terms of the conclusions} to_conclusion {the term for starting the discussion} in_discussion {the term of the whole discussion} in_review {the term of the review} announced {the announcement} at_justice {the term of justice} in_payment {the term of payment} instalment {the term of the next instalment} at_council {the term of the Council} rejected {the period of appeal} other {the term of the whole file}}",
  "sentence.organisations.choice": "{needed, plural, =1 {one of {organisations}} other {# of {organisations}}}",
  "sentence.organisations.more": "{count, plural, one {# more body} other {# more bodies}}",
  "file.tab.requests": "Requests",
  "file.tab.notes": "Notes",
  "file.tab.deadlines": "Deadlines",
  "requests.none": "No requests",
  "requests.none.text": "When a file is returned, what has to be mended stands here.",
  "requests.open":
    "{count, plural, one {# request is} other {# requests are}} unanswered: the file cannot be submitted again before each has its answer.",
  "requests.changed": "Changed since: {facts}",
  "requests.unchanged": "Nothing it names was changed",
  "requests.unchanged.ask": "Answer without a change?",
  "requests.unchanged.ask.text":
    "What the request names stands as it stood. The reviewer sees that nothing was changed.",
  "terms.status": "Term of the status",
  "terms.total": "Whole term",
  "terms.none": "This status has no term",
  "terms.days.working": "{days, plural, one {# working day} other {# working days}}",
  "terms.days.calendar": "{days, plural, one {# calendar day} other {# calendar days}}",
  "terms.from": "Began",
  "terms.ends": "Ends",
  "terms.ends.unknown": "known when the term runs again",
  "terms.pauses": "Pauses",
  "terms.pauses.none": "It never stood still",
  "terms.pause": "{from} – {to}: {why}",
  "terms.pause.now": "until now",
  "terms.why.editing": "the file was in editing",
  "terms.why.suspended": "payment was overdue",
  "terms.why.instalments": "paid by instalments under a contract",
  "terms.stays": "Time in each status",
  "terms.stays.from": "From",
  "terms.stays.to": "Until",
  "terms.stays.days": "Days",
  "payment.bill": "Number of the bill",
  "payment.overpaid": "Overpaid (credit)",
  "payment.credit": "Received: counts towards the next charge",
  "payment.refund": "Received: to be refunded",
  "payment.state.open": "To be paid",
  "payment.state.paid": "Paid",
  "payment.state.void": "Void: the file was returned, and what was paid stays its credit",
  "payment.state.free": "Exempt",
  "payment.consented": "The occupier consented",
  "payment.due": "To be paid by",
  "payment.made": "Computed and frozen",
  "payment.row.bhm": "Base amount (in force from {day})",
  "payment.row.multiple": "Multiple of the place",
  "payment.row.document": "Its document",
  "payment.row.opens": "{what}: {sum}",
  "payment.contract": "Contract of instalments {number} of {day}",
  "payment.contract.file": "The contract",
  "payment.instalment": "Due",
  "payment.instalment.state.paid": "Paid",
  "payment.instalment.state.due": "Due",
  "payment.instalment.state.overdue": "Overdue",
  "payment.receipt.by": "Entered by",
  "payment.receipt.imported": "from a bank’s list",
  "payment.receipt.cancelled": "Taken back: {day}",
  "instalments.number": "Number of the contract",
  "instalments.signed": "Day of the contract",
  "instalments.owed": "{sum} is owed; the instalments must add to exactly that.",
  "instalments.left": "Not yet shared out: {sum}",
  "instalments.row": "Instalment {n}",
  "instalments.due": "Instalment {n} due",
  "instalments.amount": "Amount of instalment {n}",
  "instalments.add": "Add an instalment",
  "instalments.remove": "Remove the last one",
  "instalments.equal": "Share out equally",
  "instalments.file": "Copy of the contract",
  "registration.title": "The file is registered",
  "registration.certificate": "Open the certificate",
  "act.confirm.submit": "Submit the file?",
  "act.confirm.submit.text": "Once submitted, facts can be changed only when it is returned for editing.",
  "act.outside": "{percent}% of the plot lies outside {name}: submit it only if the place is right.",
  "act.outside.approximate":
    "{percent}% of the plot lies outside the approximate boundary of {name}: submit it only if the place is right.",
  "act.plan.none": "All conclusions are carried over from the discussion before: nobody is asked.",
  "act.confirm.start_discussion": "Start the discussion?",
  "act.confirm.start_discussion.text":
    "The bodies of the discussion logic in force are asked for conclusions, and their terms begin.",
  "act.wait": "What follows is still being found out",
  "act.follows.review_announce":
    "The file is announced to the public. While the announcement runs, objections may be made to it.",
  "act.follows.review_return":
    "The file goes back to editing: discussion and announcement end, and the charge is taken back. It is submitted anew once every request is answered.",
  "act.follows.return":
    "The file goes back to editing: discussion and announcement end, and the charge is taken back. It is submitted anew once every request is answered.",
  "act.follows.review_reject":
    "The file is rejected. The occupier reads the reason and may appeal within the period; when that is over, the file stays unregistered.",
  "act.follows.justice_positive":
    "The document is signed. The charge is made by today’s settings and no longer changes, and the occupier is sent the bill; where nothing is owed, the file goes to the Council.",
  "act.follows.justice_negative": "The document is signed, and the file goes to review.",
  "act.follows.record_payment":
    "The sum counts towards the charge. Once it is paid in full, the file goes to the Council.",
  "act.follows.agree_instalments":
    "The days of the contract take the place of the bill’s. While the contract is kept, the total term stands still.",
  "act.follows.council_for":
    "The decision is signed and a certificate is issued: the file is registered and no longer changes.",
  "act.follows.council_against":
    "The decision is signed and the file is rejected. The occupier may appeal within the period.",
  "complaint.decide.text":
    "Whoever complained reads the decision on their own page; it cannot be changed. Upheld, the file goes back to review; dismissed, the appeal period goes on.",
  "withdraw.text":
    "The file leaves the register; its number and history stay. If it was opened from an area, the area is new again, confirmed.",
  "withdraw.done": "File {number} is withdrawn",
  "file.fromArea": "Opened from the area",
  "discussion.none": "The discussion has not begun",
  "discussion.none.text": "Once the file is submitted, it is discussed by the discussion logic in force.",
  "discussion.diagram": "Discussion logic, version {version}",
  "discussion.conclusions.none": "No conclusion given yet",
  "discussion.closed":
    "{count, plural, one {# conclusion of another body opens} other {# conclusions of other bodies open}} when the discussion ends",
  "discussion.document": "PDF document",
  "discussion.superseded": "Superseded",
  "discussion.carried": "Carried over from the discussion before",
  "payment.none": "No charge has been computed yet",
  "payment.amount": "Charged",
  "payment.rows": "How the sum came about",
  "payment.receipts": "Payments received",
  "payment.receipts.none": "No payment received",
};
