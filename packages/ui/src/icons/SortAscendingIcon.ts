import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “sort ascending”. */
export const SortAscendingIcon = /* @__PURE__ */ createIcon(
  "sort-ascending",
  "M6 16V4M3 7l3-3 3 3M11 6h3M11 10h4.5M11 14h6",
);
