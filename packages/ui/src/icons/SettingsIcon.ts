import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “settings”. */
export const SettingsIcon = /* @__PURE__ */ createIcon(
  "settings",
  "M3 6h7.5M14.5 6H17M3 14h2.5M9.5 14H17M10.5 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5.5 14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
);
