import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of background work, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "tasks.lead": "The long work that you began: it goes on when you close the page.",
  "tasks.bulk": "Many files at once",
  "tasks.bulk.none": "Nothing has been done to many at once yet",
  "tasks.bulk.none.text": "Choose rows in the register of files, then one of the acts below it.",
  "tasks.state.waiting": "Waiting",
  "tasks.state.running": "Running",
  "tasks.state.ended": "Done",
  "tasks.state.cancelled": "Cancelled",
  "tasks.file.waiting": "Waiting",
  "tasks.file.moved":
    "{did, select, mended {Mended} refused {Refused} accepted {Accepted} confirmed {Confirmed} signed {Signed} reminded {Reminded} agenda {Put on the agenda} other {Moved}}",
  "tasks.file.refused":
    "{did, select, mended {Not mended} refused {Not refused} accepted {Not accepted} confirmed {Not confirmed} signed {Not signed} reminded {Not reminded} agenda {Not put on the agenda} other {Not moved}}",
  "tasks.list.moved": "Carried out",
  "tasks.list.refused": "Not carried out",
  "tasks.file.left": "Left",
  "tasks.progress":
    "{did, select, mended {{move}: areas are being mended} refused {{move}: areas are being gone through} accepted {{move}: areas are being gone through} confirmed {{move}: areas are being confirmed} signed {{move}: conclusions are being signed} reminded {{move}: occupiers are being reminded} agenda {{move}: files are being put on the agenda} area {{move}: areas are being moved} other {{move}: files are being moved}}",
  "tasks.progress.value": "{done} of {total}",
  "tasks.ended":
    "{did, select, mended {{moved} of {total, plural, one {# area} other {# areas}} mended} refused {The check of {moved} of {total, plural, one {# area} other {# areas}} refused} accepted {The check of {moved} of {total, plural, one {# area} other {# areas}} accepted} confirmed {{moved} of {total, plural, one {# area} other {# areas}} confirmed} signed {{moved} of {total, plural, one {# conclusion} other {# conclusions}} signed} reminded {Reminded of {moved} of {total, plural, one {# payment} other {# payments}}} agenda {{moved} of {total, plural, one {# file} other {# files}} put on the agenda} area {{moved} of {total, plural, one {# area} other {# areas}} moved} other {{moved} of {total, plural, one {# file} other {# files}} moved}}",
  "tasks.cancelled":
    "{did, select, mended {Cancelled: {moved, plural, one {# area was} other {# areas were}} mended, {left} left as they were.} refused {Cancelled: the check of {moved, plural, one {# area} other {# areas}} was refused, {left} left as they were.} accepted {Cancelled: the check of {moved, plural, one {# area} other {# areas}} was accepted, {left} left as they were.} confirmed {Cancelled: {moved, plural, one {# area was} other {# areas were}} confirmed, {left} left as they were.} signed {Cancelled: {moved, plural, one {# conclusion was} other {# conclusions were}} signed, {left} left as they were.} reminded {Cancelled: reminded of {moved, plural, one {# payment} other {# payments}}, {left} not begun.} agenda {Cancelled: {moved, plural, one {# file was} other {# files were}} put on the agenda, {left} left as they were.} area {Cancelled: {moved, plural, one {# area was} other {# areas were}} moved, {left} left as they were.} other {Cancelled: {moved, plural, one {# file was} other {# files were}} moved, {left} left as they were.}}",
  "tasks.filter.all": "All",
  "tasks.failed": "The background work could not be read",
  "tasks.notFound": "There is no such background work",
  "tasks.forbidden": "You may not read files.",
  "tasks.files": "{of, select, area {Result for each area} other {Result for each file}}",
  "tasks.files.none": "{of, select, area {No areas with this result} other {No files with this result}}",
  "bulk.title":
    "{move}: {of, select, area {{count, plural, one {# area} other {# areas}}} other {{count, plural, one {# file} other {# files}}}}",
  "bulk.title.asking": "{move}: several files",
  "bulk.checking": "Each file is being checked…",
  "bulk.able":
    "{did, select, reminded {Occupiers can be reminded of {able} of {total} payments.} agenda {{able} of {total} files can be put on the agenda.} other {{able} of {total} files can be moved.}}",
  "bulk.none":
    "{did, select, reminded {Of none of the chosen payments a reminder can be sent.} agenda {None of the chosen files can be put on the agenda.} other {None of the chosen files can be moved.}}",
  "bulk.unable":
    "{did, select, reminded {Payments of which no reminder can be sent, and why} agenda {Files that cannot be put on the agenda, and why} other {Files that cannot be moved, and why}}",
  "bulk.group":
    "{of, select, area {{count, plural, one {# area} other {# areas}}} other {{count, plural, one {# file} other {# files}}}}: {why}",
  "bulk.rest": "and {count} more",
  "bulk.unseen": "Number not shown",
  "bulk.note":
    "{did, select, reminded {Each payment is checked again when its turn comes. The occupier is told in the portal and by the ways they chose, once a day at the most; the history of the file keeps it.} agenda {Each file is checked again when its turn comes and put on the agenda on its own. You can stop at any time: what is on the agenda stays on it.} other {Each file is checked again when its turn comes and moved on its own. You can stop at any time: what has moved stays moved.}}",
  "bulk.reason": "Reason for all of them",
  "bulk.reason.hint": "It is written into the history of each file and never changes.",
  "bulk.start":
    "{did, select, reminded {{count, plural, =0 {Begin} one {Remind of # payment} other {Remind of # payments}}} agenda {{count, plural, =0 {Begin} one {Put # file on the agenda} other {Put # files on the agenda}}} other {{count, plural, =0 {Begin} one {Move # file} other {Move # files}}}}",
  "bulk.remind_payment": "Remind of the payment",
  "bulk.again": "Check again",
  "bulk.session": "Session",
  "bulk.session.one": "Session {number}, {day}, {place}",
  "bulk.session.none": "No session is called yet: call one on the Council’s page first.",
  "bulk.council_for.note":
    "The decision on each file is signed on its own: the file is registered and no longer changes. A decision against is entered file by file, with its reason.",
  "areaMove.send": "Send for inspection",
  "areaMove.confirm": "Confirm with a document",
  "areaMove.set_aside": "Set aside",
  "areaMove.put_back": "Put back",
  "areaMove.accept": "Accept the check",
  "areaMove.refuse_check": "Refuse the check",
  "areaMove.mend": "Mend together",
};
