import type { messages as uzbek } from "./uz_UZ.js";

/** Why applications are refused, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "refusals.reason": "Reason for rejection",
  "refusals.said": "Reason for rejection: {reason}",
  "refusals.none": "Not rejected",
  "refusal.protected_zone": "Lies in a protective zone",
  "refusal.public_land": "Lies on land that all use",
  "refusal.public_needs": "Kept for needs of state and public",
  "refusal.town_planning": "Against town-planning documents or norms",
  "refusal.land_category": "The category of the land allows no building",
  "refusal.ground_unproven": "The ground is not proven",
  "refusal.documents_false": "Documents do not agree with the facts",
  "refusal.right_of_another": "Somebody else has the right",
  "refusal.dispute": "The land is disputed",
  "refusal.unsafe_building": "The building is not safe",
  "refusal.other": "Another reason",
  "refusal.not_coded": "Not coded",
};
