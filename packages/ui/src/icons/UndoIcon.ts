import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “undo”, turned round in right-to-left pages. */
export const UndoIcon = /* @__PURE__ */ createIcon(
  "undo",
  "M7 4.5L3.25 8.25 7 12M3.25 8.25h8.5a4.25 4.25 0 0 1 0 8.5H8",
  { isMirrored: true },
);
