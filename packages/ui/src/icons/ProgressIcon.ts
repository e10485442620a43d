import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “progress”. */
export const ProgressIcon = /* @__PURE__ */ createIcon(
  "progress",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0M10 2.75v14.5M10 2.75a7.25 7.25 0 0 1 0 14.5M12.5 4v12M15 5.5v9",
);
