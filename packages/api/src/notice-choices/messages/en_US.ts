import type { messages as uzbek } from "./uz_UZ.js";

/** What is said where a person chooses how notices reach them, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "choices.letters": "Letters",
  "choices.letters.none": "None come: you gave no e-mail address",
  "choices.letters.off": "None come: no mail server is connected",
  "choices.phone.off": "None come: no SMS broker is connected",
  "choices.kinds": "Kinds of notices",
  "choices.email": "Letter",
  "choices.sms": "SMS",
  "choices.pace": "{kind}: when",
  "choices.pace.now": "At once",
  "choices.pace.digest": "In the daily digest",
  "choices.quiet": "Quiet hours",
  "choices.quiet.on": "Send nothing in quiet hours",
  "choices.quiet.hint":
    "In the time of Tashkent. What comes meanwhile leaves in one message when they end; only notices of security do not wait.",
  "choices.quiet.from": "From",
  "choices.quiet.to": "To",
  "choices.digest": "Hour of the daily digest",
  "choices.digest.hint":
    "One message a day, if there is something to tell: all in one letter where any of it is chosen by letter, else in one SMS.",
  "choices.digest.quiet": "This is within your quiet hours: the digest leaves at {at}.",
  "choices.unchanged": "Nothing is changed",
  "choices.draft": "Unsaved changes are restored",
  "choices.draft.discard": "Discard",
  "choices.yes": "yes",
  "choices.no": "no",
  "choices.conflict": "Your choices changed in another window",
  "choices.conflict.text":
    "While you were choosing here, you changed this in another window too. Choose for each what stays.",
};
