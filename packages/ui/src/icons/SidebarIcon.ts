import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “sidebar”, turned round in right-to-left pages. */
export const SidebarIcon = /* @__PURE__ */ createIcon(
  "sidebar",
  "M4.25 3.5h11.5a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-11.5a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM7.75 3.5v13",
  { isMirrored: true },
);
