import type { Batch, BatchRowKind, BatchState } from "@yer/api/contract/batch";
import { StatusTag, type Tone } from "@yer/ui";
import type { Drawn } from "../kit/draw-columns.js";
import type { Say } from "../kit/use-say.js";
import type { useBatchesText } from "./batches-texts.js";
import { countsOf } from "./counts-of.js";

const stateTone: Readonly<Record<BatchState, Tone>> = {
  uploaded: "neutral",
  checking: "info",
  checked: "neutral",
  applying: "info",
  applied: "success",
  undoing: "info",
  undone: "warning",
  stopped: "warning",
};

/** What the list of uploads reads of each. */
interface Listed extends Pick<Batch, "state"> {
  readonly counts: Partial<Readonly<Record<BatchRowKind, number>>>;
}

type DrawnCell = Drawn<Listed> & Required<Pick<Drawn<Listed>, "cell">>;

/** How a list of batches of any kind draws the columns that all of them have. */
export function batchColumns({ text, intl }: Pick<Say<ReturnType<typeof useBatchesText>>, "text" | "intl">): {
  readonly file: { readonly minWidth: number };
  readonly rows: { readonly width: number };
  readonly entered: DrawnCell;
  readonly state: DrawnCell;
  readonly by: { readonly minWidth: number };
} {
  return {
    file: { minWidth: 200 },
    rows: { width: 100 },
    entered: { cell: (row) => intl.formatNumber(countsOf(row).standing), align: "end", width: 120 },
    state: {
      cell: ({ state }) => <StatusTag tone={stateTone[state]}>{text(`batches.state.${state}`)}</StatusTag>,
      width: 180,
    },
    by: { minWidth: 160 },
  };
}
