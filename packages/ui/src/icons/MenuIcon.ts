import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “menu”. */
export const MenuIcon = /* @__PURE__ */ createIcon("menu", "M3 5.5h14M3 10h14M3 14.5h14");
