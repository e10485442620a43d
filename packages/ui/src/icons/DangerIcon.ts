import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “danger”. */
export const DangerIcon = /* @__PURE__ */ createIcon(
  "danger",
  "M6.9 2.75h6.2l4.15 4.15v6.2l-4.15 4.15H6.9L2.75 13.1V6.9zM10 6.25v4.5M10 13.5v.01",
);
