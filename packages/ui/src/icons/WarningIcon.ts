import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “warning”. */
export const WarningIcon = /* @__PURE__ */ createIcon("warning", "M10 3.25L2.5 16.25h15zM10 8v4M10 14v.01");
