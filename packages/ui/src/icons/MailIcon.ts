import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “mail”. */
export const MailIcon = /* @__PURE__ */ createIcon(
  "mail",
  "M4.25 4.5h11.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-11.5a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5zM3 5.5l7 5.5 7-5.5",
);
