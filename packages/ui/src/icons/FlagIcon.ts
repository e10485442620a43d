import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “flag”. */
export const FlagIcon = /* @__PURE__ */ createIcon(
  "flag",
  "M4.5 17.5V3.25M4.5 4c3.5-2 6.5 2 11 0v7.5c-4.5 2-7.5-2-11 0",
);
