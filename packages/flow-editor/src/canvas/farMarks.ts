import type { CaseProgress } from "../progress/CaseProgress.js";
import { STATE_TONE } from "../progress/tone.js";
import type { Mark } from "../versions/compare.js";
import type { Marks } from "./drawSheet.js";

const VERSION_TONE = { added: "success", changed: "warning", removed: "danger" } as const satisfies Record<
  Mark,
  string
>;

/** What a picture from afar marks. What comes later here wins: a selection can always be seen. */
export function farMarks({
  progress = {},
  versions = new Map(),
  faulty = [],
  selection = [],
}: {
  readonly progress?: CaseProgress | undefined;
  readonly versions?: ReadonlyMap<string, Mark> | undefined;
  /** Nodes at fault. */
  readonly faulty?: Iterable<string>;
  /** Selected nodes and relations. */
  readonly selection?: Iterable<string>;
}): Marks {
  return new Map([
    ...Object.entries(progress).map(([id, { state }]) => [id, STATE_TONE[state]] as const),
    ...[...versions].map(([id, mark]) => [id, VERSION_TONE[mark]] as const),
    ...[...faulty].map((id) => [id, "danger"] as const),
    ...[...selection].map((id) => [id, "selected"] as const),
  ]);
}
