import type { Spot } from "@yer/api/contract/spot";
import { useIntl } from "react-intl";
import { useOwnPlotsText } from "./own-plots-texts.js";

/** Says a point of a plot, and how exactly a device knew it; one pressed on a map is as exact as the finger. */
export function useSpotWords(): (spot: Spot) => string {
  const text = useOwnPlotsText();
  const intl = useIntl();
  return ({ latitude, longitude, accuracy }) => {
    const position = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
    return accuracy === null
      ? text("ownPlot.point.pressed", { position })
      : text("ownPlot.point", { position, metres: intl.formatNumber(accuracy) });
  };
}
