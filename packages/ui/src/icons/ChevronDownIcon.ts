import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “chevron down”. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon("chevron-down", "M5 7.5l5 5 5-5");
