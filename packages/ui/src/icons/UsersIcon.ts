import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “users”. */
export const UsersIcon = /* @__PURE__ */ createIcon(
  "users",
  "M4.75 7a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0M2 16.25c.35-3.1 2.5-4.75 5.5-4.75s5.15 1.65 5.5 4.75M12.75 4.4a2.75 2.75 0 0 1 0 5.2M14.75 12c1.85.6 3 2.05 3.25 4.25",
);
