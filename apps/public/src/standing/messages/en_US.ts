import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of where an application stands in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "standing.editing": "The file is being drawn up: staff have to complete it and submit it for conclusions",
  "standing.returned": "The file was returned: staff have to mend it and submit it again",
  "standing.to_conclusion": "The file was submitted: its discussion has to begin",
  "standing.in_discussion": "The file is under discussion: the conclusions of state bodies are awaited",
  "standing.in_review": "The file is under review: how it goes on has to be decided",
  "standing.announced":
    "The file is announced: anyone may object until the announcement ends, and then justice checks it",
  "standing.objections": "The announcement is over: the objections received are being decided",
  "standing.at_justice": "The file is at justice: whether it is lawful is being checked",
  "standing.in_payment": "The charge is computed: you have to pay it, and then the file goes to the Council",
  "standing.suspended": "The term of payment is over and the file is suspended: it goes on as soon as you pay",
  "standing.at_council": "The file is at the Council: a session has to decide it",
  "standing.rejected": "The file is rejected: you may appeal until the period ends",
  "standing.appeal": "The file is rejected: an appeal against that is being decided",
  "standing.registered": "The right is recognised and registered",
  "standing.unregistered": "The right was not recognised: the file was closed without registration",
  "standing.until": "{said}; this step ends on {date} ({left}).",
  "standing.whole": "{said}; the whole term ends on {date}.",
  "standing.plain": "{said}.",
};
