import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “list”. */
export const ListIcon = /* @__PURE__ */ createIcon(
  "list",
  "M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5v.01M3.5 10v.01M3.5 14.5v.01",
);
