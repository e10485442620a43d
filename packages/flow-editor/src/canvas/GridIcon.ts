import { createIcon } from "@yer/ui";

/** Icon “tidy up”: boxes in columns. */
export const GridIcon = /* @__PURE__ */ createIcon(
  "grid",
  "M3 7.5h4v5H3zM13 3.5h4v5h-4zM13 11.5h4v5h-4zM7 10h3M10 6v8M10 6h3M10 14h3",
  { isMirrored: true },
);
