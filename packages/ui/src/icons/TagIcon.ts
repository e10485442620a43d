import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “tag”. */
export const TagIcon = /* @__PURE__ */ createIcon("tag", "M10.25 3H17v6.75L10 16.75 3.25 10zM13.75 6.25v.01");
