import * as z from "zod/mini";
import { reasonSchema } from "./problem.js";
import { day, id, instant, tiyin } from "./values.js";

/** Instalments as they are asked for or agreed. */
export const askedInstalments = z
  .array(z.object({ dueOn: day, amount: tiyin.check(z.gte(1)) }))
  .check(z.minLength(2, "instalment-count"), z.maxLength(120));

/**
 * Where a request for instalments stands. `lapsed`: its charge was paid or voided before anybody answered.
 */
export const instalmentRequestStates = ["asked", "agreed", "refused", "lapsed"] as const;
/** See {@link instalmentRequestStates}. */
export type InstalmentRequestState = (typeof instalmentRequestStates)[number];

/** A request of an occupier to pay by instalments, as they follow it. */
export const ownInstalmentRequest = z.object({
  id,
  state: z.enum(instalmentRequestStates),
  schedule: z.array(z.object({ dueOn: day, amount: tiyin })),
  /** In the occupier's words. */
  reason: z.string(),
  at: instant,
  /** Why it was refused. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
/** See {@link ownInstalmentRequest}. */
export type OwnInstalmentRequest = z.output<typeof ownInstalmentRequest>;

/** A request for instalments as staff read it. */
export const instalmentRequest = z.extend(ownInstalmentRequest, {
  /** Who asked. */
  by: z.string(),
  answeredBy: z.nullable(z.string()),
  version: z.number(),
  /** Why the reader can neither agree nor refuse; empty where they can. */
  decide: z.array(reasonSchema),
});
/** See {@link instalmentRequest}. */
export type InstalmentRequest = z.output<typeof instalmentRequest>;
