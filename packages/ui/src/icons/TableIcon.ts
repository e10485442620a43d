import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “table”. */
export const TableIcon = /* @__PURE__ */ createIcon(
  "table",
  "M4.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM3 8h14M3 12.25h14M8 8v8.5",
);
