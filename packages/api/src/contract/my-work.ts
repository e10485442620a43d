import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import { endpoint, resource } from "./endpoint.js";
import type { StatusKey } from "./statuses.js";

/** Statuses from which staff carry applications on: each is a queue of those whose office holds it. */
export const queueStatuses = [
  "editing",
  "to_conclusion",
  "in_review",
  "at_justice",
  "in_payment",
  "at_council",
] as const satisfies readonly StatusKey[];
/** See {@link queueStatuses}. */
export type QueueStatus = (typeof queueStatuses)[number];

/**
 * What can wait for a member of staff, a queue each (DOMAIN §12):
 * - a status: applications that their office holds and that they may carry on;
 * - `conclusions`: those that their organisation owes;
 * - `objections`, `complaints`: to decide; `overlaps`: to judge;
 * - `areas_sent`, `areas_taken`: areas that their inspection has to take, and to look at; `areas_returned`: what their
 *   office has to answer; `areas_proposed`: what somebody else proposed for areas;
 * - `schedules_proposed`: plan schedules that wait for the region;
 * - `charges_late`: charges whose applications are suspended for want of payment, to remind of;
 * - `instalments_asked`: charges whose occupiers asked for instalments, to answer;
 * - `corrections_proposed`, `refunds_proposed`: charges of applications of which either is proposed, to answer;
 * - `orders_refused`: payment orders that the treasury refused, to be ordered anew;
 * - `returns_proposed`: returns of receipts that wait to be approved;
 * - `months_proposed`: months of the books that somebody else proposed to close;
 * - `unplaced`: records of neighbourhoods that are no more, to be placed;
 * - `proposals`: changes of settings that somebody else proposed.
 */
export const queueKinds = [
  "conclusions",
  ...queueStatuses,
  "objections",
  "complaints",
  "overlaps",
  "areas_sent",
  "areas_taken",
  "areas_returned",
  "areas_proposed",
  "schedules_proposed",
  "charges_late",
  "instalments_asked",
  "corrections_proposed",
  "refunds_proposed",
  "orders_refused",
  "returns_proposed",
  "months_proposed",
  "unplaced",
  "proposals",
] as const;
/** See {@link queueKinds}. */
export type QueueKind = (typeof queueKinds)[number];

/** One kind of work that waits for the reader. */
export const workQueue = z.object({
  kind: z.enum(queueKinds),
  /** How many wait; exact up to where lists stop counting. */
  total: z.number(),
  more: z.boolean(),
  /** How many of them are late; exact up to where lists stop counting. */
  late: z.number(),
  /** The term that ends first, or ended; `none` where nothing of it has one. */
  next: deadline,
});
/** See {@link workQueue}. */
export type WorkQueue = z.output<typeof workQueue>;

/** What waits for the person who asks, and for nobody else's position, rights or territory. */
export const myWork = resource("myWork", {
  queues: endpoint({
    method: "GET",
    path: "/my-work",
    summary: "What waits for the caller, a queue for each kind of work that is theirs; empty ones too.",
    access: "staff",
    reply: z.object({ queues: z.array(workQueue) }),
    tags: ["applications", "areas", "counts", "objections", "settings"],
  }),
});
