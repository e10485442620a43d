import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “eye off”. */
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  "eye-off",
  "M3.5 3.5l13 13M8 5a8.2 8.2 0 0 1 2-.25c5.25 0 8 5.25 8 5.25a13 13 0 0 1-2.3 2.9M12.9 14.6a7.6 7.6 0 0 1-2.9.65C4.75 15.25 2 10 2 10a13.5 13.5 0 0 1 3.5-3.9M8.5 8.3a2.25 2.25 0 0 0 3.2 3.2",
);
