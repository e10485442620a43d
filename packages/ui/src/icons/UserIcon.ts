import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “user”. */
export const UserIcon = /* @__PURE__ */ createIcon(
  "user",
  "M6.75 6.75a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M3.75 17c.4-3.6 2.9-5.5 6.25-5.5s5.85 1.9 6.25 5.5",
);
