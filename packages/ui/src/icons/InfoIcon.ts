import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “info”. */
export const InfoIcon = /* @__PURE__ */ createIcon(
  "info",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0M10 9.25v4.25M10 6.5v.01",
);
