import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { placeCode, placeLevel } from "./places.js";
import { scheduleFilters } from "./schedules.js";
import { day, districtSoato, names, regionSoato } from "./values.js";

/**
 * Sums of money of a place, in tiyin. Of a period are what was charged, discounted, paid, distributed and planned in it;
 * what remains and what is beyond stand as its last day left them.
 */
const sums = {
  /** An estimate: plots that the plan has for the period × base amount × multiple; null where no base amount was in force. */
  planned: z.nullable(z.number()),
  /** Tiyin charged, before discounts and without voided charges. */
  charged: z.number(),
  discounted: z.number(),
  /** What covers charges: charged less discounted less paid is what remains. */
  paid: z.number(),
  remaining: z.number(),
  /** What suspended applications owe. It is known as of today only: null of any other day. */
  late: z.nullable(z.number()),
  /** Received and covering nothing, what is owed back with it. */
  beyond: z.number(),
  distributed: z.number(),
};

/** See {@link SvodSums}. */
export const svodSums = z.object(sums);
/** Sums of money of a place: what happened in a period, and how it left things. */
export type SvodSums = z.output<typeof svodSums>;

/** A period, or with `from` null all until a day. */
const period = z.object({ from: z.nullable(day), to: day });

/** A place, its sums, and those that they are compared with. */
export const svodRow = z.object({
  ...sums,
  place: z.object({ code: placeCode, name: names }),
  before: z.nullable(svodSums),
});
/** See {@link svodRow}. */
export type SvodRow = z.output<typeof svodRow>;

/** What of the summary table is asked. */
export const svodQuery = z.object({
  /** The region whose districts, or the district whose neighbourhoods are summed; none: the regions. */
  place: z.optional(z.union([regionSoato, districtSoato])),
  /** Days of booking, both included; without the first all until the last, without the last until today. */
  from: z.optional(day),
  to: z.optional(day),
  /** As of which earlier day it is compared, where it is asked for as of a day; a period is compared with the one before. */
  than: z.optional(day),
});
/** See {@link svodQuery}. */
export type SvodQuery = z.output<typeof svodQuery>;

/** The summary table of money by place (DOMAIN §7). */
export const svod = resource("svod", {
  read: endpoint({
    method: "GET",
    path: "/svod",
    summary: "Sums of money by region, district or neighbourhood, of a period or as of a day; in tiyin.",
    access: { code: "read:svod" },
    query: svodQuery,
    reply: z.object({
      level: placeLevel,
      period,
      /** The period of the same length before; as of a day, the earlier day that was asked for. */
      before: z.nullable(period),
      /** The places that the rows lie in, the widest first. */
      within: z.array(z.object({ code: placeCode, name: names })),
      items: z.array(svodRow),
      /** Sums of the rows. */
      total: svodSums,
      totalBefore: z.nullable(svodSums),
    }),
    tags: ["applications", "schedules"],
  }),
  planned: endpoint({
    method: "GET",
    path: "/svod/planned",
    summary: "What the plots that schedules of a list put into its days would be charged, an estimate; in tiyin.",
    access: { code: "read:svod" },
    query: z.object(scheduleFilters),
    reply: z.object({
      plots: z.number(),
      /** Null where no base amount was in force. */
      amount: z.nullable(z.number()),
    }),
    tags: ["schedules"],
  }),
});

/** The sums of the table, in the order of its columns on the screen and in its file. */
export const svodSumNames = [
  "planned",
  "charged",
  "discounted",
  "paid",
  "remaining",
  "late",
  "beyond",
  "distributed",
] as const satisfies readonly (keyof SvodSums)[];
/** See {@link svodSumNames}. */
export type SvodSumName = (typeof svodSumNames)[number];

/** By what part a sum has changed; `undefined` where there was nothing before, or nothing changed. */
export function changeOf(now: number | null, before: number | null | undefined): number | undefined {
  if (now === null || before === null || before === undefined || before === 0 || now === before) return undefined;
  return (now - before) / Math.abs(before);
}
