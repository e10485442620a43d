import { outlineArea } from "@yer/area-picker/model";
import type { Polygon } from "@yer/api/contract/values";
import type { Walk } from "@yer/api/contract/walk";
import { useIntl } from "react-intl";
import { useAreaPageText } from "../page/area-page-texts.js";

/**
 * What an outline walked on the spot holds, and by how much it differs from the drawn one; with the error that the device
 * reckoned, where it did.
 */
export function useWalkInWords(drawn: Polygon | null) {
  const text = useAreaPageText();
  const intl = useIntl();
  const number = (value: number, sign = false): string =>
    intl.formatNumber(Math.round(value), { useGrouping: "min2", ...(sign && { signDisplay: "exceptZero" as const }) });
  return ({ outline, walk }: { readonly outline: Polygon; readonly walk: Walk | null }): string => {
    const size = outlineArea(outline);
    const walked = number(size);
    const said =
      drawn === null
        ? text("visits.walked.alone", { walked })
        : text("visits.walked.size", { walked, difference: number(size - outlineArea(drawn), true) });
    if (walk === null) return said;
    const { areaError, corner } = walk;
    return [
      said,
      text("visits.walked.error", {
        error: number(areaError),
        corner: intl.formatNumber(corner, { maximumFractionDigits: 1 }),
      }),
    ].join(" · ");
  };
}
