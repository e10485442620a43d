import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “sort descending”. */
export const SortDescendingIcon = /* @__PURE__ */ createIcon(
  "sort-descending",
  "M6 4v12M3 13l3 3 3-3M11 6h6M11 10h4.5M11 14h3",
);
