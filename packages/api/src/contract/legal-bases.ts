import * as z from "zod/mini";

/** Legal bases of recognition (law; DOMAIN §3). */
export const legalBases = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** See {@link legalBases}. */
export type LegalBasis = (typeof legalBases)[number];
/** A legal basis, 1 to 8. */
export const legalBasis = z.union(legalBases.map((value) => z.literal(value)));
