import { type BulkActKey, type BulkAreaMoveKey, bulkAreaMoveKeys } from "@yer/api/contract/bulk-moves";

/** What each move of many areas is called, as on an area's own page. */
const ofAreas = {
  area_send: "areaMove.send",
  area_confirm: "areaMove.confirm",
  area_set_aside: "areaMove.set_aside",
  area_put_back: "areaMove.put_back",
  area_accept: "areaMove.accept",
  area_refuse: "areaMove.refuse_check",
  area_mend: "areaMove.mend",
} as const satisfies Record<BulkAreaMoveKey, string>;

const isOfAreas = (move: BulkActKey): move is BulkAreaMoveKey => bulkAreaMoveKeys.some((one) => one === move);

/** The text that names an act on many. */
export function nameOfAct(move: BulkActKey) {
  if (isOfAreas(move)) return ofAreas[move];
  return move === "remind_payment" ? "bulk.remind_payment" : (`move.${move}` as const);
}

/** What an act takes many of, as its texts choose their words. */
export function takenBy(move: BulkActKey): "area" | "application" {
  return isOfAreas(move) ? "area" : "application";
}
