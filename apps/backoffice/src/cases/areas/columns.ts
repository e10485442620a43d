import type { AreaRow } from "@yer/api/contract/area-facts";
import { type AreaStateKey, areaStatesAtInspection } from "@yer/api/contract/area-states";
import type { areasRegister } from "@yer/api/contract/areas";
import { basisColumn } from "../../registers/kit/basis-column.js";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import type { Say } from "../../registers/kit/use-say.js";
import type { useAreasText } from "./areas-texts.js";

/**
 * What the register of areas draws otherwise than its columns' kinds do.
 * @param only the state that all its areas are in; undefined where they are in any
 */
export function columnsOf(
  { text }: Say<ReturnType<typeof useAreasText>>,
  only: AreaStateKey | undefined,
): DrawnColumns<typeof areasRegister.columns, AreaRow> {
  const mayBeIn = (states: readonly AreaStateKey[]): boolean => only === undefined || states.includes(only);
  return {
    state: { width: 232 },
    // No column stands there for nothing: what has come back from an inspection has its organisation still, no term.
    deadline: mayBeIn(areaStatesAtInspection) && {},
    organisation: mayBeIn([...areaStatesAtInspection, "area_returned"]) && {},
    legalBasis: basisColumn(text, 88),
    cadastre: { width: 176 },
    // Of what is set aside, the register of its basket says why and by whom.
    reason: false,
    setAsideBy: false,
    since: { width: 144 },
  };
}
