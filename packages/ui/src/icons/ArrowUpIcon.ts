import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “arrow up”. */
export const ArrowUpIcon = /* @__PURE__ */ createIcon("arrow-up", "M10 16.5v-13M5 8.5l5-5 5 5");
