import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “globe”. */
export const GlobeIcon = /* @__PURE__ */ createIcon(
  "globe",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0M2.75 10h14.5M10 2.75c2.1 2.1 3.1 4.5 3.1 7.25S12.1 15.15 10 17.25C7.9 15.15 6.9 12.75 6.9 10S7.9 4.85 10 2.75z",
);
