import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “calendar”. */
export const CalendarIcon = /* @__PURE__ */ createIcon(
  "calendar",
  "M4.5 4.25h11a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-9.5a1.5 1.5 0 0 1 1.5 -1.5zM3 8.25h14M6.75 2.5v3.25M13.25 2.5v3.25",
);
