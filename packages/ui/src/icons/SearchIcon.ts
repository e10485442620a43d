import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “search”. */
export const SearchIcon = /* @__PURE__ */ createIcon(
  "search",
  "M3.25 8.75a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M12.75 12.75l4.25 4.25",
);
