import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “chevron up”. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon("chevron-up", "M5 12.5l5-5 5 5");
