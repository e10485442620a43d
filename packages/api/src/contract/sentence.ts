import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import { day, names, tiyin } from "./values.js";

/**
 * Why an application is where it is and what must happen next, as variants of one sentence: for every status, and for
 * what stands against its next move. Chosen by the rules that decide moves; the words are the apps'.
 */
export const statusSentenceCodes = [
  "editing_incomplete",
  "editing_ready",
  "editing_returned",
  "editing_answered",
  "editing_duplicate",
  "to_conclusion_ready",
  "to_conclusion_no_diagram",
  "to_conclusion_no_organisation",
  "in_discussion_waiting",
  "in_discussion_overdue",
  "in_review_conclusion",
  "in_review_objection",
  "in_review_justice",
  "in_review_refusal",
  "in_review_appeal",
  "in_review_objections",
  "announced_running",
  "announced_objections",
  "announced_over",
  "at_justice",
  "in_payment_open",
  "in_payment_instalments",
  "in_payment_suspended",
  "at_council_waiting",
  "at_council_agenda",
  "at_council_duplicate",
  "rejected_running",
  "rejected_appeal",
  "registered",
  "unregistered",
] as const;
/** See {@link statusSentenceCodes}. */
export type StatusSentenceCode = (typeof statusSentenceCodes)[number];

/** The same, and that its place is no more: before all else. */
export const sentenceCodes = ["place_ended", ...statusSentenceCodes] as const;
/** See {@link sentenceCodes}. */
export type SentenceCode = (typeof sentenceCodes)[number];

/**
 * Whose term a number of days in the sentence is of: of the conclusions that it speaks of (`steps`: the first to end of
 * several), of the stay in a status, of the next instalment, or of the application as a whole.
 */
export const termsTold = [
  "step",
  "steps",
  "to_conclusion",
  "in_discussion",
  "in_review",
  "announced",
  "at_justice",
  "in_payment",
  "instalment",
  "at_council",
  "rejected",
  "total",
] as const;
/** See {@link termsTold}. */
export type TermTold = (typeof termsTold)[number];

/** One sentence about an application: why it is here, who holds it, what must happen next, by when. */
export const applicationSentence = z.object({
  code: z.enum(sentenceCodes),
  /** Steps whose conclusions are awaited, each with how many of its organisations suffice; where some are late, those. */
  awaited: z.array(z.object({ needed: z.number(), organisations: z.array(names) })),
  /** The terms that run, each with its name; none once the application is final. */
  terms: z.array(z.extend(deadline, { of: z.enum(termsTold) })),
  /** Of what stands in the way: missing facts, unanswered requests, undecided objections or complaints; at justice, objections that came. */
  count: z.number(),
  /** What is still owed. */
  amount: z.nullable(tiyin),
  /** Number of the application that lies over this one, or of the session that has it on its agenda. */
  number: z.nullable(z.string()),
  /** Day of that session. */
  day: z.nullable(day),
});
/** See {@link fileSentence}. */
export type ApplicationSentence = z.output<typeof applicationSentence>;

/** What the public is told: the same sentence without numbers, names or anybody's words (DOMAIN §7). */
export const publicSentenceCodes = [
  "editing",
  "returned",
  "to_conclusion",
  "in_discussion",
  "in_review",
  "announced",
  "objections",
  "at_justice",
  "in_payment",
  "suspended",
  "at_council",
  "rejected",
  "appeal",
  "registered",
  "unregistered",
] as const;
/** See {@link publicSentenceCodes}. */
export type PublicSentenceCode = (typeof publicSentenceCodes)[number];

/** The allow-list: what the public is told of each variant; that a place is no more is for offices to mend. */
export const publicSentenceOf = {
  editing_incomplete: "editing",
  editing_ready: "editing",
  editing_returned: "returned",
  editing_answered: "returned",
  editing_duplicate: "editing",
  to_conclusion_ready: "to_conclusion",
  to_conclusion_no_diagram: "to_conclusion",
  to_conclusion_no_organisation: "to_conclusion",
  in_discussion_waiting: "in_discussion",
  in_discussion_overdue: "in_discussion",
  in_review_conclusion: "in_review",
  in_review_objection: "in_review",
  in_review_justice: "in_review",
  in_review_refusal: "in_review",
  in_review_appeal: "in_review",
  in_review_objections: "in_review",
  announced_running: "announced",
  announced_objections: "announced",
  announced_over: "objections",
  at_justice: "at_justice",
  in_payment_open: "in_payment",
  in_payment_instalments: "in_payment",
  in_payment_suspended: "suspended",
  at_council_waiting: "at_council",
  at_council_agenda: "at_council",
  at_council_duplicate: "at_council",
  rejected_running: "rejected",
  rejected_appeal: "appeal",
  registered: "registered",
  unregistered: "unregistered",
} as const satisfies Record<StatusSentenceCode, PublicSentenceCode>;
