import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “trash”. */
export const TrashIcon = /* @__PURE__ */ createIcon(
  "trash",
  "M3.5 5.5h13M8 5.5V3.25h4V5.5M5 5.5l.75 11.25h8.5L15 5.5M8.5 8.75v4.75M11.5 8.75v4.75",
);
