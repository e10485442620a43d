import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “moon”. */
export const MoonIcon = /* @__PURE__ */ createIcon(
  "moon",
  "M16.75 11.75A7.1 7.1 0 0 1 8.25 3.25a7.1 7.1 0 1 0 8.5 8.5z",
);
