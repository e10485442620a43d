import * as z from "zod/mini";
import { reasonSchema } from "./problem.js";
import { id, instant } from "./values.js";

/** What can be done with the right to give an organisation's conclusion at a step. */
export const seatActs = ["take", "release", "take_over", "delegate"] as const;
/** See {@link seatActs}. */
export type SeatAct = (typeof seatActs)[number];

/**
 * Who is giving an organisation's conclusion at a step, and until when nobody else can. After `until` the lease is
 * over: `live` is false, and the next who takes it goes on with what was written.
 */
export const lease = z.object({
  organisationId: id,
  holder: z.object({ id, name: z.string() }),
  since: instant,
  until: instant,
  live: z.boolean(),
  /** The reader is the holder. */
  mine: z.boolean(),
});
/** See {@link lease}. */
export type Lease = z.output<typeof lease>;

/** An act as this person would find it: open, or closed with every reason. */
export const seatActOffered = z.object({
  key: z.enum(seatActs),
  allowed: z.boolean(),
  reasons: z.array(reasonSchema),
});
/** See {@link seatActOffered}. */
export type SeatActOffered = z.output<typeof seatActOffered>;

/** The seat of the reader's organisation at a step: who holds it, and what the reader may do about it. */
export const seat = z.object({ lease: z.nullable(lease), acts: z.array(seatActOffered) });
/** See {@link seat}. */
export type Seat = z.output<typeof seat>;

/** Form and record under which a conclusion's draft is kept: the screen writes it, taking a seat passes it on. */
export const conclusionDraft = {
  form: "give:conclusion",
  record: (applicationId: string, stepId: string): string => `${applicationId}-${stepId}`.slice(0, 60),
} as const;
