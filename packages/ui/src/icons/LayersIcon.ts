import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “layers”. */
export const LayersIcon = /* @__PURE__ */ createIcon(
  "layers",
  "M10 3l7 3.5-7 3.5-7-3.5zM3 10l7 3.5 7-3.5M3 13.5L10 17l7-3.5",
);
