import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “attach”. */
export const AttachIcon = /* @__PURE__ */ createIcon(
  "attach",
  "M15.75 9.5l-5.6 5.6a3.4 3.4 0 0 1-4.8-4.8l6-6a2.25 2.25 0 0 1 3.2 3.2l-5.75 5.75a1.15 1.15 0 0 1-1.6-1.6l5.2-5.2",
);
