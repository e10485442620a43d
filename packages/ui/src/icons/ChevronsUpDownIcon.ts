import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “chevrons up down”. */
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon(
  "chevrons-up-down",
  "M6.5 7.5L10 4l3.5 3.5M6.5 12.5L10 16l3.5-3.5",
);
