import type { AreaSelection } from "@yer/area-picker";
import { useSelector } from "react-redux";

/** The state, once a screen that chooses places has added the slice (see `useSharePlace`). */
interface WithAreaSelection {
  readonly areaSelection?: AreaSelection;
}

/**
 * The place last chosen on a screen that shares it; undefined as long as there was none. Reading needs nothing of the slice,
 * so that a register can offer the place without loading it.
 */
export function useLastPlace(): AreaSelection | undefined {
  return useSelector(({ areaSelection }: WithAreaSelection) => areaSelection);
}
