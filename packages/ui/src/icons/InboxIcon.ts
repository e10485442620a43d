import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “inbox”. */
export const InboxIcon = /* @__PURE__ */ createIcon(
  "inbox",
  "M3 11l2.25-6.75h9.5L17 11v5.25H3zM3 11h4l1.25 2.25h3.5L13 11h4",
);
