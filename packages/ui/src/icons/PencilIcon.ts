import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “pencil”. */
export const PencilIcon = /* @__PURE__ */ createIcon(
  "pencil",
  "M12.9 3.6l3.5 3.5L7 16.5l-4.25.75L3.5 13zM11 5.5L14.5 9",
);
