import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “sun”. */
export const SunIcon = /* @__PURE__ */ createIcon(
  "sun",
  "M6.75 10a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.35 4.35l1.05 1.05M14.6 14.6l1.05 1.05M15.65 4.35L14.6 5.4M5.4 14.6l-1.05 1.05",
);
