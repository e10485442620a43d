import { createIcon } from "@yer/ui";

/** Icon “measure”: a ruler across. */
export const RulerIcon = /* @__PURE__ */ createIcon(
  "ruler",
  "M2.5 13.5l11-11 4 4-11 11zM6 10l1.5 1.5M9 7l2 2M12 4l1.5 1.5",
);
