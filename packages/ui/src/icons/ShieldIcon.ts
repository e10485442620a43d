import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “shield”. */
export const ShieldIcon = /* @__PURE__ */ createIcon(
  "shield",
  "M10 2.5l6.25 2.25v4.75c0 3.75-2.5 6.5-6.25 8-3.75-1.5-6.25-4.25-6.25-8V4.75zM7.25 9.75l2 2 3.5-3.75",
);
