import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “minus”. */
export const MinusIcon = /* @__PURE__ */ createIcon("minus", "M4 10h12");
