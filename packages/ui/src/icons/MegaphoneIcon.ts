import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “megaphone”, turned round in right-to-left pages. */
export const MegaphoneIcon = /* @__PURE__ */ createIcon(
  "megaphone",
  "M3 8v4h3l7.5 3.75V4.25L6 8zM6 12l1.25 4.75h2L8.25 13M16 8.5a2.25 2.25 0 0 1 0 3",
  { isMirrored: true },
);
