import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “more”. */
export const MoreIcon = /* @__PURE__ */ createIcon(
  "more",
  "M4.35 10a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M9.6 10a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M14.85 10a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0",
);
