import { createIcon } from "@yer/ui";

/** Icon “full screen”: a picture that goes out to the corners. */
export const FullScreenIcon = /* @__PURE__ */ createIcon(
  "full-screen",
  "M12 3h5v5M17 3l-5.5 5.5M8 17H3v-5M3 17l5.5-5.5",
);
