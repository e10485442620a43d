import { useState } from "react";
import { type Following, followingRow } from "./following.js";

/** The row after the one that is open, also once that one has left the list. */
export function useFollowing<Row>(rows: readonly Row[], isOpen: (row: Row) => boolean): Following<Row> {
  const [was, setWas] = useState(0);
  const at = rows.findIndex(isOpen);
  // Remembered as it is drawn: after the act it is too late to look.
  if (at >= 0 && at !== was) setWas(at);
  return followingRow(rows, isOpen, was);
}
