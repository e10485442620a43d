import { type OverlapRow, overlapsRegister } from "@yer/api/contract/overlaps";
import { addressOf } from "@yer/api/paths";
import { queueOf, type QueueRow } from "../../registers/kit/queue-in.js";

/** One of the two plots as a row that is opened; undefined of one that its reader cannot open. */
export function plotOfOverlap(overlap: OverlapRow, side: "first" | "second"): QueueRow | undefined {
  const { kind, id, number } = overlap[side];
  if (id === null) return undefined;
  const href = kind === "area" ? addressOf("/area/:id", { id }) : addressOf("/application/:id", { id });
  return { id: overlap.id, record: id, number, href };
}

/** Overlaps are worked off from any list of them, each on the page of its first plot. */
export const overlapsInTurn = queueOf(overlapsRegister, {
  at: (path, params) => (path === "/applications" && params.get("view") === "overlaps" ? {} : undefined),
  row: (overlap) => plotOfOverlap(overlap, "first"),
});
