import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “plus”. */
export const PlusIcon = /* @__PURE__ */ createIcon("plus", "M10 4v12M4 10h12");
