import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “history”. */
export const HistoryIcon = /* @__PURE__ */ createIcon(
  "history",
  "M3.25 10a6.75 6.75 0 1 0 2.25-5L3.25 7M3.25 3.25V7H7M10 6.5V10l2.5 1.5",
);
