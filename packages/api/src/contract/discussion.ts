import * as z from "zod/mini";
import { lease, seatActOffered } from "./conclusion-seat.js";
import { fileRef } from "./files.js";
import { id, instant, names, organisationRef, text } from "./values.js";

/** Id of a step of a diagram. */
export const stepId = z.string().check(z.minLength(1), z.maxLength(100));

/** An organisation's verdict. */
export const verdict = z.enum(["positive", "negative"]);

/** A question of a field group (SPEC §3, DOMAIN §5). */
export const field = z.object({
  id: z.number(),
  label: names,
  fieldType: z.enum(["radio", "file", "number", "string", "date"]),
  required: z.boolean(),
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  optionsList: z.array(z.object({ id: z.number(), label: names, value: z.string() })),
});
/** See {@link field}. */
export type Field = z.output<typeof field>;

/** An answer to a question: a radio's option id, a number, a text, an ISO day, or an upload's id. */
export const answers = z.record(
  z.string().check(z.regex(/^\d{1,9}$/, "field")),
  z.union([z.string().check(z.maxLength(4000)), z.number(), z.null()]),
);
/** See {@link answers}. */
export type Answers = z.output<typeof answers>;

/**
 * One organisation's part of a discussion as the reader may see it; others' conclusions stay closed to organisations
 * until the run ends.
 */
export const conclusion = z.object({
  id,
  stepId: z.string(),
  organisation: organisationRef,
  verdict: z.nullable(verdict),
  summary: z.nullable(z.string()),
  answers: z.nullable(answers),
  files: z.array(fileRef),
  /** The version of the step's group that was answered. */
  fieldGroupVersion: z.number(),
  by: z.nullable(z.string()),
  at: instant,
  /** A later conclusion of the same organisation took its place. */
  superseded: z.boolean(),
  /** Taken over from the run before. */
  carried: z.boolean(),
  /** It was signed: its document is behind `/fields-pdf/{file}/{body}`. */
  signed: z.boolean(),
  version: z.number(),
});
/** See {@link conclusion}. */
export type Conclusion = z.output<typeof conclusion>;

/** A step as an act that is not done yet would ask it: of whom, of how many of them, and until when where it asks at once. */
export const plannedStep = z.object({
  stepId: z.string(),
  label: names,
  organisations: z.array(names),
  /** Conclusions that are still needed of them. */
  needed: z.number(),
  /** End of the term; null for a step that comes later. */
  until: z.nullable(instant),
});
/** See {@link plannedStep}. */
export type PlannedStep = z.output<typeof plannedStep>;

/** What starting a discussion would ask. */
export const discussionPlan = z.object({ steps: z.array(plannedStep) });
/** See {@link discussionPlan}. */
export type DiscussionPlan = z.output<typeof discussionPlan>;

/** What giving a conclusion now would lead to. Whatever its verdict: what others concluded stays closed until the run ends. */
export const conclusionPlan = z.object({
  organisation: names,
  step: names,
  /** It takes the place of the one that this organisation gave before. */
  supersedes: z.boolean(),
  /** It is the last that is awaited: with it the discussion ends. */
  ends: z.boolean(),
  /** Steps that are asked only now that it is given. */
  asks: z.array(plannedStep),
  /** Steps that go on being asked, this one among them where others of it are awaited. */
  awaits: z.array(plannedStep),
});
/** See {@link conclusionPlan}. */
export type ConclusionPlan = z.output<typeof conclusionPlan>;

/** A step of the running diagram: which organisations it asks, how many it awaits, until when. */
export const discussionStep = z.object({
  stepId: z.string(),
  /** What readers of each language call it; one that it has no name in is told its words. */
  label: names,
  state: z.enum(["waiting", "awaited", "done"]),
  late: z.boolean(),
  /** Conclusions of different organisations still awaited. */
  remaining: z.number(),
  deadline: z.nullable(instant),
  organisations: z.array(organisationRef),
  fieldGroupId: z.number(),
  /** The version of the group that this case asks; it keeps it to its end. */
  fieldGroupVersion: z.number(),
  /** What the reader's own organisation is asked here, when it is. */
  mine: z.boolean(),
  /**
   * Who is giving, or was the last to begin, the conclusion of each organisation whose conclusion the reader may read.
   */
  leases: z.array(lease),
  /** What the reader may do about the lease of their own organisation; empty where it is not asked. */
  acts: z.array(seatActOffered),
});

/** A run of a diagram over an application. */
export const discussion = z.object({
  runId: id,
  diagramId: id,
  diagramVersion: z.number(),
  /** The diagram itself, `@yer/flow-editor/model`'s serialised form. */
  diagram: z.unknown(),
  state: z.enum(["running", "ended", "cancelled"]),
  outcome: z.nullable(verdict),
  startedAt: instant,
  endedAt: z.nullable(instant),
  steps: z.array(discussionStep),
  conclusions: z.array(conclusion),
  /** Conclusions kept from the reader until the run ends. */
  closed: z.number(),
});
/** See {@link discussion}. */
export type Discussion = z.output<typeof discussion>;

/** What an organisation hands in. */
export const conclusionGiven = z.object({
  stepId,
  verdict,
  summary: text(4000),
  answers,
  fileIds: z.array(id).check(z.maxLength(20)),
});
/** See {@link conclusionGiven}. */
export type ConclusionGiven = z.output<typeof conclusionGiven>;
