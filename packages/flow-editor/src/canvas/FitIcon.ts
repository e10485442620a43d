import { createIcon } from "@yer/ui";

/** Icon “show all”: a picture brought to its frame. */
export const FitIcon = /* @__PURE__ */ createIcon("fit", "M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5");
