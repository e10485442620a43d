import type { BulkAsked, BulkMoveKey } from "@yer/api/contract/bulk-moves";
import type { applicationsRegister } from "@yer/api/contract/application-register";
import type { StatusKey } from "@yer/api/contract/statuses";
import { noSelection, type Selection, type TableAction, lazyPart } from "@yer/ui";
import { type ReactNode, Suspense, useState } from "react";
import { useText } from "../../../base/language/use-text.js";
import type { RegisterState } from "../../../registers/kit/register-state.js";
import { useRefusal } from "../../../base/screen/use-refusal.js";

type Register = RegisterState<typeof applicationsRegister>;

const BulkMoveDialog = lazyPart(() => import("../../tasks/BulkMoveDialog.js"));

/** What each move asks of who makes it; the service's table of moves says the same. */
const codes = {
  submit: "submit:property",
  start_discussion: "start:discussion",
  review_announce: "review:property",
  put_to_session: "council:property",
  council_for: "council:property",
} as const satisfies Record<BulkMoveKey, string>;

/** The status that each move leads out of: a register of another status offers it not. */
const fromStatus: Readonly<Record<BulkMoveKey, StatusKey>> = {
  submit: "editing",
  start_discussion: "to_conclusion",
  review_announce: "in_review",
  put_to_session: "at_council",
  council_for: "at_council",
};

/** The chosen rows, as the service is asked about them. */
function askedOf(move: BulkMoveKey, selection: Selection, { asked }: Pick<Register, "asked">): BulkAsked {
  if (selection.kind === "some") return { move, applicationIds: [...selection.ids] };
  const { sort: _, ...narrowed } = asked;
  return { move, filters: narrowed, except: [...selection.except] };
}

/** What the register's table needs to let rows be chosen and moved. Absent: nothing can be done with many rows here. */
export interface BulkMoves {
  readonly table:
    | {
        readonly selection: Selection;
        readonly onSelectionChange: (selection: Selection) => void;
        readonly bulkActions: readonly TableAction[];
      }
    | undefined;
  readonly dialog: ReactNode;
}

/** In the order of an application's way. */
const moves = Object.keys(codes) as BulkMoveKey[];

/**
 * Chosen rows of the register of applications and the moves they can make together. Other filters begin a new choice.
 */
export function useBulkMoves(register: Register): BulkMoves {
  const text = useText();
  const of = JSON.stringify(register.asked);
  const fixed = register.bound.includes("status") ? register.asked.status?.[0] : undefined;
  const [chosen, setChosen] = useState({ of, selection: noSelection });
  const [asking, setAsking] = useState<BulkAsked>();
  const council = useRefusal("council:property");
  const refusals = {
    put_to_session: council,
    council_for: council,
    submit: useRefusal(codes.submit),
    start_discussion: useRefusal(codes.start_discussion),
    review_announce: useRefusal(codes.review_announce),
  };
  const selection = chosen.of === of ? chosen.selection : noSelection;
  const offered = moves.filter((move) => fixed === undefined || fromStatus[move] === fixed);
  const mayAny = offered.some((move) => refusals[move].disabledReason === undefined);
  // A personal number stands in no URL and in no filter: its rows are moved one by one.
  if (!mayAny || register.personal !== undefined) return { table: undefined, dialog: null };
  return {
    table: {
      selection,
      onSelectionChange: (next) => setChosen({ of, selection: next }),
      bulkActions: offered.map((move) => ({
        id: move,
        label: text(`move.${move}`),
        ...refusals[move],
        onAction: () => setAsking(askedOf(move, selection, register)),
      })),
    },
    dialog: asking ? (
      <Suspense>
        <BulkMoveDialog move={asking.move} asked={asking} onClose={() => setAsking(undefined)} />
      </Suspense>
    ) : null,
  };
}
