import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “lock”. */
export const LockIcon = /* @__PURE__ */ createIcon(
  "lock",
  "M5.5 9h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-5a1.5 1.5 0 0 1 1.5 -1.5zM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9",
);
