import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “eye”. */
export const EyeIcon = /* @__PURE__ */ createIcon(
  "eye",
  "M2 10s2.75-5.25 8-5.25S18 10 18 10s-2.75 5.25-8 5.25S2 10 2 10zM7.75 10a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0 -4.5 0",
);
