import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “arrow down”. */
export const ArrowDownIcon = /* @__PURE__ */ createIcon("arrow-down", "M10 3.5v13M5 11.5l5 5 5-5");
