import { createIcon } from "@yer/ui";

/** Icon “choose with a box”: a dashed square. */
export const BoxIcon = /* @__PURE__ */ createIcon(
  "box",
  "M3 6V3h3M9 3h2M14 3h3v3M17 9v2M17 14v3h-3M11 17H9M6 17H3v-3M3 11V9",
);
