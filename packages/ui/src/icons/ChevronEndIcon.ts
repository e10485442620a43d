import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “chevron end”, turned round in right-to-left pages. */
export const ChevronEndIcon = /* @__PURE__ */ createIcon("chevron-end", "M7.5 5l5 5-5 5", { isMirrored: true });
