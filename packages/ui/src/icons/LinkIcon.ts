import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “link”. */
export const LinkIcon = /* @__PURE__ */ createIcon(
  "link",
  "M8.5 11.5a3.25 3.25 0 0 0 4.6 0l2.75-2.75a3.25 3.25 0 0 0-4.6-4.6L10 5.4M11.5 8.5a3.25 3.25 0 0 0-4.6 0l-2.75 2.75a3.25 3.25 0 0 0 4.6 4.6L10 14.6",
);
