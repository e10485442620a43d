import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “arrow end”, turned round in right-to-left pages. */
export const ArrowEndIcon = /* @__PURE__ */ createIcon("arrow-end", "M3.5 10h13M11.5 5l5 5-5 5", { isMirrored: true });
