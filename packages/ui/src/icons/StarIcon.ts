import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “star”. */
export const StarIcon = /* @__PURE__ */ createIcon(
  "star",
  "M10 2.75l2.2 4.6 5.05.7-3.65 3.55.9 5L10 14.2l-4.5 2.4.9-5L2.75 8.05l5.05-.7z",
);
