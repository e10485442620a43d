import * as z from "zod/mini";
import { applicationsRegister, deadline } from "./application-register.js";
import { conclusionsRegister } from "./conclusions.js";
import { endpoint, resource } from "./endpoint.js";
import { type Measure, measure } from "./measure.js";
import { complaintsRegister, objectionsRegister } from "./objections.js";
import { overlapsRegister } from "./overlaps.js";
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
 * - `proposals`: changes of settings that somebody else proposed.
 */
export const queueKinds = [
  "conclusions",
  ...queueStatuses,
  "objections",
  "complaints",
  "overlaps",
  "proposals",
] as const;
/** See {@link queueKinds}. */
export type QueueKind = (typeof queueKinds)[number];

const ofStatus = (status: QueueStatus) => measure(applicationsRegister, { filter: { status: [status] } });

/**
 * The numbers of one's own work: each is the length of the list that it opens, ordered by deadline where its rows have one.
 * Proposals stand in no register; their list is a tab of the settings.
 */
export const queueMeasures = {
  conclusions: measure(conclusionsRegister),
  editing: ofStatus("editing"),
  to_conclusion: ofStatus("to_conclusion"),
  in_review: ofStatus("in_review"),
  at_justice: ofStatus("at_justice"),
  in_payment: ofStatus("in_payment"),
  at_council: ofStatus("at_council"),
  objections: measure(objectionsRegister, { filter: { state: ["new", "in_review"], sort: "deadline" } }),
  complaints: measure(complaintsRegister, { filter: { state: ["new"] } }),
  overlaps: measure(overlapsRegister, { filter: { state: ["waiting"] } }),
} as const satisfies Record<Exclude<QueueKind, "proposals">, Measure>;

/** One kind of work that waits for the reader. */
export const workQueue = z.object({
  kind: z.enum(queueKinds),
  /** How many wait; exact up to where lists stop counting. */
  total: z.number(),
  more: z.boolean(),
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
    tags: ["applications", "counts", "objections", "settings"],
  }),
});
