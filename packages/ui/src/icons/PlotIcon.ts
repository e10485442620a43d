import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “plot”. */
export const PlotIcon = /* @__PURE__ */ createIcon(
  "plot",
  "M3.25 6.25l6-3 7.5 3.25-1.5 9.25-9.5 1zM9.25 3.25l.75 6.5 5.25 6M10 9.75l-4.25 7",
);
