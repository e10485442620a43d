import * as z from "zod/mini";
import { applicationFilters } from "./application-filters.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { register } from "./register.js";
import { day, districtSoato, id, names, neighborhoodId, text } from "./values.js";

/** What of a cover is a budget's, or was taken back from it: one line of the journal of money. */
export const distribution = z.object({
  id: z.string(),
  /** The day on which it was booked. */
  day,
  application: z.object({ id, number: z.string() }),
  chargeId: id,
  /** Number of the bill of the charge that is covered. */
  bill: z.string(),
  /** By the name that the shares give it. */
  budget: z.string(),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  /** In tiyin, below zero where it was taken back. */
  amount: z.number(),
  /** It was taken back, for what it was distributed of covers the charge no more. */
  reversal: z.boolean(),
});
/** See {@link distribution}. */
export type Distribution = z.output<typeof distribution>;

const filters = {
  /** One application. */
  application: z.optional(id),
  /** One charge. */
  charge: z.optional(id),
  budget: z.optional(queryList(text(60))),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  /** Days of booking, both included. */
  from: z.optional(day),
  to: z.optional(day),
  reversal: z.optional(queryBoolean),
};

/** Query of the register of distributions. */
export const distributionQuery = z.object({ ...paging, ...filters });
/** See {@link distributionQuery}. */
export type DistributionQuery = z.output<typeof distributionQuery>;
/** What the register can be narrowed by. */
export const distributionFilters = z.object(filters);
/** See {@link distributionFilters}. */
export type DistributionFilters = z.output<typeof distributionFilters>;

/** What a budget has of the rows that filters leave, in tiyin. */
export const budgetTotal = z.object({
  budget: z.string(),
  distributed: z.number(),
  /** Above zero: what of it was taken back. */
  reversed: z.number(),
  amount: z.number(),
});
/** See {@link budgetTotal}. */
export type BudgetTotal = z.output<typeof budgetTotal>;

/** What covers charges, distributed to budgets (DOMAIN §7). */
export const distributions = resource("distributions", {
  list: endpoint({
    method: "GET",
    path: "/distributions",
    summary: "What covers charges of applications in the reader's territory, by budget, the latest day first.",
    access: { code: "read:cdistribution" },
    query: distributionQuery,
    reply: page(distribution),
    tags: ["applications"],
  }),
  totals: endpoint({
    method: "GET",
    path: "/distributions/totals",
    summary: "Sums by budget of the rows that the register lists under the same filters, in tiyin.",
    access: { code: "read:cdistribution" },
    query: distributionFilters,
    reply: z.object({ items: z.array(budgetTotal), amount: z.number() }),
    tags: ["applications"],
  }),
  budgets: endpoint({
    method: "GET",
    path: "/distributions/budgets",
    summary: "Names of all budgets that shares name or named, anywhere.",
    access: { code: "read:cdistribution" },
    reply: z.object({ items: z.array(z.string()) }),
    tags: ["settings"],
  }),
});

/** The register of distributions. */
export const distributionsRegister = register("distributions", {
  list: distributions.list,
  columns: {
    bill: { kind: "serial", field: "bill", heading: "column.number" },
    day: { kind: "day", field: "day", heading: "word.day" },
    file: { kind: "own", heading: "word.application" },
    budget: { kind: "own", heading: "word.budget" },
    place: { kind: "place", parts: ["district", "neighborhood"], heading: "word.place", secondary: true },
    amount: { kind: "money", field: "amount", heading: "word.amount" },
    kind: { kind: "own", heading: "word.kind" },
  },
});
