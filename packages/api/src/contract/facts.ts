import * as z from "zod/mini";
import { fileRef } from "./files.js";
import { landCategories, purposes } from "./land-use.js";
import { legalBasis } from "./legal-bases.js";
import {
  cadastreNumber,
  day,
  districtSoato,
  id,
  neighborhoodId,
  passportOrMasked,
  pinflOrMasked,
  polygon,
  squareMetres,
  stir,
  text,
  tiyin,
} from "./values.js";

/** Why the payment is lowered, if it is: disability and the earlier campaign free of it, the social register halves it. */
export const discounts = ["none", "disability", "earlier_campaign", "social_register"] as const;

/**
 * Who occupies the plot: a natural or a legal person. Numbers are masked for readers without `read_personal:property`.
 */
export const occupier = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("person"),
    name: text(200),
    pinfl: z.nullable(pinflOrMasked),
    passport: z.nullable(passportOrMasked),
    birthDate: z.nullable(day),
  }),
  z.object({ kind: z.literal("legalPerson"), name: text(300), stir: z.nullable(stir) }),
]);
/** See {@link occupier}. */
export type Occupier = z.output<typeof occupier>;

/** A building on the plot. */
export const building = z.object({
  name: text(120),
  yearBuilt: z.nullable(z.number().check(z.int(), z.gte(1800), z.lte(2100))),
  area: z.nullable(squareMetres),
  floors: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(60))),
});

const factsMade = z.object({
  legalBasis,
  cadastreNumber: z.nullable(cadastreNumber),
  occupier: z.nullable(occupier),
  districtSoato,
  neighborhoodId,
  address: z.nullable(text(300)),
  landCategory: z.nullable(z.enum(landCategories)),
  purpose: z.nullable(z.enum(purposes)),
  /** Square metres. */
  sizes: z.object({
    total: z.nullable(squareMetres),
    documented: z.nullable(squareMetres),
    excess: z.nullable(squareMetres),
    built: z.nullable(squareMetres),
  }),
  occupiedSince: z.nullable(z.number().check(z.int(), z.gte(1900), z.lte(2100))),
  outline: z.nullable(polygon),
  buildings: z.array(building).check(z.maxLength(30)),
  fileIds: z.array(id).check(z.maxLength(20)),
  /** What the payment is reckoned from beside the place. `marketValue` is the lease right's, for legal basis 4, with its document. */
  payment: z.object({
    discount: z.enum(discounts),
    discountFileId: z.nullable(id),
    marketValue: z.nullable(tiyin),
    marketValueFileId: z.nullable(id),
  }),
});
type FactsMade = typeof factsMade;
/** See {@link facts}. Declarations of what is made of it say this name, not all that it holds. */
export interface FactsSchema extends FactsMade {}
/**
 * The facts of an application. In editing they may be incomplete (`null`); {@link missingFacts} says what submission
 * still needs. The place is fixed at creation: number and home region come from it.
 */
export const facts: FactsSchema = factsMade;
/** See {@link facts}. */
export type Facts = z.output<typeof facts>;

const factsReadMade = z.extend(facts, { files: z.array(fileRef) });
type FactsReadMade = typeof factsReadMade;
/** See {@link factsRead}. Declarations of what is made of it say this name, not all that it holds. */
export interface FactsReadSchema extends FactsReadMade {}
/** Facts as they are read: uploads spelled out. */
export const factsRead: FactsReadSchema = factsReadMade;

/**
 * What an application still lacks before it can be submitted, as JSON pointers into {@link Facts}; empty when complete.
 * Used by the server, which decides, and by the form, which says it beside the field.
 */
export function missingFacts(given: Facts): string[] {
  const missing: string[] = [];
  const need = (pointer: string, value: unknown) => {
    if (value === null || value === undefined || value === "") missing.push(pointer);
  };
  need("/cadastreNumber", given.cadastreNumber);
  need("/occupier", given.occupier);
  if (given.occupier?.kind === "person") {
    need("/occupier/pinfl", given.occupier.pinfl);
    need("/occupier/birthDate", given.occupier.birthDate);
  }
  if (given.occupier?.kind === "legalPerson") need("/occupier/stir", given.occupier.stir);
  need("/address", given.address);
  need("/landCategory", given.landCategory);
  need("/purpose", given.purpose);
  need("/sizes/total", given.sizes.total);
  need("/sizes/built", given.sizes.built);
  if (given.legalBasis === 2) {
    need("/sizes/documented", given.sizes.documented);
    need("/sizes/excess", given.sizes.excess);
  }
  need("/occupiedSince", given.occupiedSince);
  need("/outline", given.outline);
  if (given.buildings.length === 0) missing.push("/buildings");
  if (given.legalBasis === 4) {
    need("/payment/marketValue", given.payment.marketValue);
    need("/payment/marketValueFileId", given.payment.marketValueFileId);
  }
  if (given.payment.discount !== "none") need("/payment/discountFileId", given.payment.discountFileId);
  return missing;
}
