import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “check”. */
export const CheckIcon = /* @__PURE__ */ createIcon("check", "M4 10.5l4 4 8-9");
