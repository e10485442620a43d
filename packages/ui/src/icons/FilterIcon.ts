import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “filter”. */
export const FilterIcon = /* @__PURE__ */ createIcon("filter", "M3 4.5h14l-5.5 6.25v5.5l-3-1.75v-3.75z");
