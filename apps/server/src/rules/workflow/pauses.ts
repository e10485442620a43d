import type { PauseReason } from "@yer/api/contract/terms";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";

/** A move as the history holds it, for what it says of time. */
export interface TimedMove {
  readonly at: Date;
  readonly move: MoveKey;
  readonly to: StatusKey;
}

/** A stay of an application in a status. */
export interface Stay {
  readonly status: StatusKey;
  readonly from: Date;
  readonly to: Date | null;
}

/**
 * How long an application stood in each status it was in, from its creation (in editing) on; moves come oldest first.
 */
export function staysOf(createdAt: Date, moves: readonly TimedMove[]): Stay[] {
  const stays: { status: StatusKey; from: Date; to: Date | null }[] = [
    { status: "editing", from: createdAt, to: null },
  ];
  for (const { at, to } of moves) {
    const last = stays.at(-1);
    if (last === undefined || last.status === to) continue;
    last.to = at;
    stays.push({ status: to, from: at, to: null });
  }
  return stays;
}

/** Moves within payment after which the term stands still only under a contract. */
const byContract: ReadonlySet<MoveKey> = new Set(["agree_instalments", "record_payment", "uncover"]);

/**
 * Why a term stood still from an instant on: by the move made then, or else by the status the application was in. Before
 * its first move it was being drafted: nobody had returned it.
 */
export function pauseReason(from: Date, moves: readonly TimedMove[]): PauseReason {
  const before = moves.filter(({ at }) => at.getTime() <= from.getTime()).at(-1);
  if (before === undefined) return "drafting";
  if (before.to === "editing") return "editing";
  return byContract.has(before.move) ? "instalments" : "suspended";
}
