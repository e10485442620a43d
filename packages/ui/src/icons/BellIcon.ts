import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “bell”. */
export const BellIcon = /* @__PURE__ */ createIcon(
  "bell",
  "M5.25 8.5a4.75 4.75 0 0 1 9.5 0c0 3.75 1.5 5 1.5 5H3.75s1.5-1.25 1.5-5zM8.25 16.25a1.9 1.9 0 0 0 3.5 0",
);
