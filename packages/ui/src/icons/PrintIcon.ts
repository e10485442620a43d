import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “print”. */
export const PrintIcon = /* @__PURE__ */ createIcon("print", "M6 7.5V3h8v4.5M6 14H3V7.5h14V14h-3M6 11.75h8v5.25H6z");
