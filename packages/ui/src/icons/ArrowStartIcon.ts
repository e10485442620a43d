import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “arrow start”, turned round in right-to-left pages. */
export const ArrowStartIcon = /* @__PURE__ */ createIcon("arrow-start", "M16.5 10h-13M8.5 5l-5 5 5 5", {
  isMirrored: true,
});
