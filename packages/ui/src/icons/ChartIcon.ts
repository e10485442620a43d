import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “chart”. */
export const ChartIcon = /* @__PURE__ */ createIcon(
  "chart",
  "M3.25 3v13.75H17M6.75 13.5V9.75M10.25 13.5V6M13.75 13.5v-2.25",
);
