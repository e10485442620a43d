import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “home”. */
export const HomeIcon = /* @__PURE__ */ createIcon(
  "home",
  "M3 9.25L10 3.25l7 6M4.75 8v8.75h10.5V8M8.25 16.75v-5h3.5v5",
);
