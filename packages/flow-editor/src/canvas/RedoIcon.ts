import { createIcon } from "@yer/ui";

/** Icon “redo”, the mirror of “undo”. */
export const RedoIcon = /* @__PURE__ */ createIcon(
  "redo",
  "M13 4.5L16.75 8.25 13 12M16.75 8.25h-8.5a4.25 4.25 0 0 0 0 8.5H12",
  {
    isMirrored: true,
  },
);
