import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “chevron start”, turned round in right-to-left pages. */
export const ChevronStartIcon = /* @__PURE__ */ createIcon("chevron-start", "M12.5 5l-5 5 5 5", { isMirrored: true });
