import { createIcon } from "../components/Icon/createIcon.js";

/** Icon “more vertical”. */
export const MoreVerticalIcon = /* @__PURE__ */ createIcon("more-vertical", "M10 4.75v.01M10 10v.01M10 15.25v.01");
