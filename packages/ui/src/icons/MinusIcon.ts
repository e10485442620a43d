import { createIcon } from "../components/Icon/createIcon.js";

/** Icon “minus”. */
export const MinusIcon = /* @__PURE__ */ createIcon("minus", "M4 10h12");
