import type { CaseProgress } from "../progress/case-progress.js";
import { stateTone } from "../progress/tone.js";
import type { Mark } from "../versions/compare.js";
import type { Marks } from "./draw-sheet.js";

const versionTone = { added: "success", changed: "warning", removed: "danger" } as const satisfies Record<Mark, string>;

/** What a picture from afar marks. A fault is seen whatever else a node is. */
export function farMarks({
  progress = {},
  versions = new Map(),
  faulty = [],
}: {
  readonly progress?: CaseProgress | undefined;
  readonly versions?: ReadonlyMap<string, Mark> | undefined;
  /** Nodes at fault. */
  readonly faulty?: Iterable<string>;
}): Marks {
  return new Map([
    ...Object.entries(progress).map(([id, { state }]) => [id, stateTone[state]] as const),
    ...[...versions].map(([id, mark]) => [id, versionTone[mark]] as const),
    ...[...faulty].map((id) => [id, "danger"] as const),
  ]);
}

/** The marks with those of selected nodes and relations over them. */
export const withSelected = (marks: Marks, selection: Iterable<string>): Marks =>
  new Map([...marks, ...[...selection].map((id) => [id, "selected"] as const)]);
