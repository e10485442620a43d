import { areaBaskets, type AreaPosition, areaStateKeys } from "@yer/api/contract/area-states";
import { mendOfFaults } from "@yer/api/contract/area-faults";
import type { AreaRow } from "@yer/api/contract/area-facts";
import type { areasRegister } from "@yer/api/contract/areas";
import type { BulkAreaMoveKey, BulkAreasAsked } from "@yer/api/contract/bulk-moves";
import { lazyPart, noSelection, type Selection } from "@yer/ui";
import { Suspense, useState } from "react";
import { useCheck } from "../../../base/screen/use-check.js";
import type { RegisterActs } from "../../../registers/kit/create-register.js";
import type { RegisterState } from "../../../registers/kit/register-state.js";
import { nameOfAct } from "../../tasks/bulk-act.js";
import { useAreasText } from "../areas-texts.js";

type Areas = RegisterState<typeof areasRegister>;

const BulkAreasDialog = lazyPart(() => import("./BulkAreasDialog.js"));

/** What each move asks of who makes it; the service's table of moves says the same. */
const codes = {
  area_send: "send:area",
  area_confirm: "confirm:area",
  area_set_aside: "set_aside:area",
  area_put_back: "set_aside:area",
  area_accept: "set_aside:area",
  area_refuse: "set_aside:area",
  area_mend: "update:area",
} as const satisfies Record<BulkAreaMoveKey, string>;

const standing = ["area_new", "area_sent", "area_taken", "area_returned", "area_waiting"] as const;

/** Where each move leads out of: a register of another position offers it not. */
const from: Readonly<Record<BulkAreaMoveKey, readonly AreaPosition[]>> = {
  area_send: ["area_new", "area_waiting"],
  area_confirm: ["area_new"],
  area_set_aside: standing,
  area_accept: standing,
  area_refuse: standing,
  area_put_back: ["no_grip", "construction", "drafts", "not_registered"],
  area_mend: [...standing, "drafts"],
};
const moves = Object.keys(from) as BulkAreaMoveKey[];

/** Where the areas of a register may stand: in a basket only where baskets are asked for. */
function positionsIn({ asked: { state, basket } }: Areas): readonly AreaPosition[] {
  if (basket) return areaBaskets.filter((one) => basket.includes(one));
  return state ? areaStateKeys.filter((one) => state.includes(one)) : areaStateKeys;
}

/** The chosen rows, as the service is asked about them. */
function askedOf(move: BulkAreaMoveKey, selection: Selection, { asked }: Pick<Areas, "asked">): BulkAreasAsked {
  if (selection.kind === "some") return { move, areaIds: [...selection.ids] };
  const { sort: _, ...filters } = asked;
  return { move, filters, except: [...selection.except] };
}

/** Chosen areas and the moves they can make together. Other filters begin a new choice. */
export function useAreasOfMany(register: Areas): RegisterActs<AreaRow> {
  const text = useAreasText();
  const check = useCheck();
  const of = JSON.stringify(register.asked);
  const [chosen, setChosen] = useState({ of, selection: noSelection });
  const [asking, setAsking] = useState<BulkAreasAsked>();
  const positions = positionsIn(register);
  const { fault } = register.asked;
  const fact = mendOfFaults(fault ?? []);
  // What the check found is decided, and mended, where it is asked for; one value mends faults of one fact.
  const isAsked = (move: BulkAreaMoveKey) =>
    move === "area_mend"
      ? fact !== undefined
      : (move !== "area_accept" && move !== "area_refuse") || fault !== undefined;
  const offered = moves.filter((move) => isAsked(move) && from[move].some((position) => positions.includes(position)));
  if (!offered.some((move) => check(codes[move]).allowed)) return {};
  const selection = chosen.of === of ? chosen.selection : noSelection;
  return {
    table: {
      selection,
      onSelectionChange: (next) => setChosen({ of, selection: next }),
      bulkActions: offered.map((move) => {
        const permission = check(codes[move]);
        return {
          id: move,
          label: text(nameOfAct(move)),
          ...(permission.allowed ? {} : { disabledReason: permission.reason }),
          onAction: () => setAsking(askedOf(move, selection, register)),
        };
      }),
    },
    dialog: asking ? (
      <Suspense>
        <BulkAreasDialog
          asked={asking}
          fact={asking.move === "area_mend" ? fact : undefined}
          onClose={() => setAsking(undefined)}
        />
      </Suspense>
    ) : null,
  };
}
