import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “check circle”. */
export const CheckCircleIcon = /* @__PURE__ */ createIcon(
  "check-circle",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0M6.75 10.25l2.25 2.25 4.25-4.75",
);
