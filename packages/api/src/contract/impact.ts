import * as z from "zod/mini";
import { reasonSchema } from "./problem.js";
import { id, names, territory } from "./values.js";

/** What a change would do to one person's rights. */
export const personImpact = z.object({
  id,
  name: z.string(),
  organisation: z.nullable(names),
  /** Codes the person would have and has not. */
  gains: z.array(z.string()),
  /** Codes the person has and would not. */
  loses: z.array(z.string()),
  territory: z.object({ before: z.nullable(territory), after: z.nullable(territory) }),
});
/** See {@link personImpact}. */
export type PersonImpact = z.output<typeof personImpact>;

const perCode = z.array(z.object({ code: z.string(), people: z.number() }));

/** What a change would do, before it is made: to whom, and whether the grant rule (DOMAIN §8) lets the reader make it. */
export const impact = z.object({
  /** Everyone whose rights would change. */
  people: z.number(),
  gains: perCode,
  loses: perCode,
  /** The first of them, by name; those outside the reader's territory are counted and not named. */
  items: z.array(personImpact),
  /** What nobody could do any more, and in how many districts; the first of them by code. It is no reason to refuse. */
  left: z.array(z.object({ code: z.string(), districts: z.number(), places: z.array(territory) })),
  /** Why the change would be refused; empty: it may be made. */
  reasons: z.array(reasonSchema),
});
/** See {@link impact}. */
export type Impact = z.output<typeof impact>;
