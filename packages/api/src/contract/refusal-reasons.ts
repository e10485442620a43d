import * as z from "zod/mini";

/**
 * Why an application ends refused (DOMAIN §3: reviewed and rejected, or decided against by the Council). Chosen beside
 * the words that say it of the one application, so that refusals can be counted and listed by it; a code of another
 * time is never taken out of this list, for applications have it.
 * - `protected_zone`: in the protective belt of waters, pipes, power lines, graves or other objects;
 * - `public_land`: on a street or other land that all use;
 * - `public_needs`: kept for the needs of state and public;
 * - `town_planning`: against the plan of the settlement, or the norms of building;
 * - `land_category`: on land whose category lets nobody build there;
 * - `ground_unproven`: what the law asks for its ground is not proven;
 * - `documents_false`: what was handed in does not agree with what stands there, or is not genuine;
 * - `right_of_another`: somebody else has the right to it;
 * - `dispute`: it is disputed among neighbours or in court;
 * - `unsafe_building`: what stands there is not safe.
 */
export const refusalReasons = [
  "protected_zone",
  "public_land",
  "public_needs",
  "town_planning",
  "land_category",
  "ground_unproven",
  "documents_false",
  "right_of_another",
  "dispute",
  "unsafe_building",
  "other",
] as const;
/** See {@link refusalReasons}. */
export type RefusalReason = (typeof refusalReasons)[number];

/** Whether something read, such as a value of a history, is a reason of the list. */
export function isRefusalReason(given: unknown): given is RefusalReason {
  return refusalReasons.some((reason) => reason === given);
}

/** A reason as an act is given it. */
export const refusalReason = z.enum(refusalReasons);

/**
 * What refused applications are told apart by: their reason; those refused before reasons had codes are `not_coded`.
 */
export const refusalGroups = [...refusalReasons, "not_coded"] as const;
/** See {@link refusalGroups}. */
export type RefusalGroup = (typeof refusalGroups)[number];
