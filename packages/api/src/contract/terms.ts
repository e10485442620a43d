import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import { endpoint, resource } from "./endpoint.js";
import { statusKey } from "./status-schemas.js";
import { byId, instant } from "./values.js";

/**
 * Why a term stood still: the application was not submitted yet, returned for editing, suspended for want of payment, or
 * paid by instalments.
 */
export const pauseReasons = ["drafting", "editing", "suspended", "instalments"] as const;
/** See {@link pauseReasons}. */
export type PauseReason = (typeof pauseReasons)[number];

/** A term as it runs: what the setting gave it, since when, where it stood still and why, and where it stands. */
export const runningTerm = z.object({
  days: z.number(),
  unit: z.enum(["working", "calendar"]),
  from: instant,
  pauses: z.array(z.object({ from: instant, to: z.nullable(instant), why: z.enum(pauseReasons) })),
  deadline,
});
/** See {@link runningTerm}. */
export type RunningTerm = z.output<typeof runningTerm>;

/** A stay of the application in a status; `to` is `null` for the one it is in. */
export const statusStay = z.object({ status: statusKey, from: instant, to: z.nullable(instant), days: z.number() });

/**
 * An application's terms (DOMAIN §3, Time): of its status, of the whole, and how long it stood in each status it was
 * in.
 */
export const terms = resource("terms", {
  ofFile: endpoint({
    method: "GET",
    path: "/applications/{id}/terms",
    summary: "The application's terms, with their pauses and reasons, and its stays in each status, oldest first.",
    access: { code: "read:property" },
    params: byId,
    reply: z.object({
      status: z.nullable(runningTerm),
      total: runningTerm,
      stays: z.array(statusStay),
    }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
});
