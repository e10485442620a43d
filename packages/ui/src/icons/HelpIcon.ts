import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “help”. */
export const HelpIcon = /* @__PURE__ */ createIcon(
  "help",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0M7.9 7.9a2.15 2.15 0 1 1 3.2 1.9c-.75.45-1.1.9-1.1 1.7M10 14v.01",
);
