import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “download”. */
export const DownloadIcon = /* @__PURE__ */ createIcon(
  "download",
  "M10 3v9.5M5.75 8.5L10 12.75l4.25-4.25M3.5 16.75h13",
);
