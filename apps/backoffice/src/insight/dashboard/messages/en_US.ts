import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the dashboard in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "work.title": "My work",
  "work.queue": "What waits for you",
  "work.waiting": "Waiting",
  "work.next": "Next term",
  "work.nothing": "Nothing waits for you now",
  "work.nothing.text": "New work shows here as soon as it comes.",
  "work.none": "No queue of work belongs to your position",
  "work.none.text": "The sections open to you are in the side menu.",
  "work.of.conclusions": "Give the conclusion",
  "work.of.editing": "Complete and submit",
  "work.of.to_conclusion": "Start the discussion",
  "work.of.in_review": "Review",
  "work.of.at_justice": "Justice check",
  "work.of.in_payment": "Record the payment",
  "work.of.at_council": "Enter the Council’s decision",
  "work.of.objections": "Decide objections",
  "work.of.complaints": "Decide complaints",
  "work.of.overlaps": "Judge overlaps",
  "work.of.areas_sent": "Take areas under inspection",
  "work.of.areas_taken": "Say what was found on the spot",
  "work.of.areas_returned": "Answer what inspections asked for",
  "work.of.areas_proposed": "Decide proposals for areas",
  "work.of.proposals": "Approve proposals of settings",
};
