import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import { transitionOf } from "./transitions.js";

/** A move as the history holds it. */
export interface RecordedMove {
  readonly move: MoveKey;
  readonly to: StatusKey;
}

/** Where an application's history goes wrong: the move at `index` is not one the table has from `status`. */
export interface BrokenFold {
  readonly index: number;
  readonly status: StatusKey;
  readonly move: MoveKey;
}

/**
 * The status an application must have after its recorded moves, from creation (editing) on; the verifier compares it
 * with the stored one, so that no status can have come about but by the table.
 */
export function foldStatus(moves: readonly RecordedMove[]): { status: StatusKey } | { broken: BrokenFold } {
  let status: StatusKey = "editing";
  for (const [index, { move, to }] of moves.entries()) {
    const row = transitionOf(status, move);
    if (!row?.to.includes(to)) return { broken: { index, status, move } };
    status = to;
  }
  return { status };
}
