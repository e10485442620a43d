import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “more vertical”. */
export const MoreVerticalIcon = /* @__PURE__ */ createIcon(
  "more-vertical",
  "M9.6 4.75a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M9.6 10a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M9.6 15.25a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0",
);
