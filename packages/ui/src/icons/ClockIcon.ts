import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “clock”. */
export const ClockIcon = /* @__PURE__ */ createIcon(
  "clock",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0M10 5.75V10l2.75 1.75",
);
