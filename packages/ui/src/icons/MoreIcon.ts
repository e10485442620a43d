import { createIcon } from "../components/Icon/createIcon.js";

/** Icon “more”. */
export const MoreIcon = /* @__PURE__ */ createIcon("more", "M4.75 10v.01M10 10v.01M15.25 10v.01");
