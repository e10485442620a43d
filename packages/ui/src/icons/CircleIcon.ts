import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “circle”. */
export const CircleIcon = /* @__PURE__ */ createIcon(
  "circle",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0",
);
