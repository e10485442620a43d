import type { BulkActKey } from "./bulk-moves.js";

/** What an act did to each of many, as sentences about it choose their words: not every act moves something. */
const deeds = {
  submit: "application",
  start_discussion: "application",
  review_announce: "application",
  put_to_session: "agenda",
  council_for: "application",
  give_conclusion: "signed",
  area_send: "area",
  area_confirm: "confirmed",
  area_set_aside: "area",
  area_put_back: "area",
  area_accept: "accepted",
  area_refuse: "refused",
  area_mend: "mended",
  remind_payment: "reminded",
} as const satisfies Record<BulkActKey, string>;

/** See {@link doneBy}. */
export type BulkDeed = (typeof deeds)[BulkActKey];

/** What an act on many did to each of them. */
export function doneBy(move: BulkActKey): BulkDeed {
  return deeds[move];
}
