import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “refresh”. */
export const RefreshIcon = /* @__PURE__ */ createIcon("refresh", "M16.5 3.5v4h-4M16.2 7.5A6.75 6.75 0 1 0 16.75 10");
