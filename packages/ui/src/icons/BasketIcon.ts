import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “basket”. */
export const BasketIcon = /* @__PURE__ */ createIcon(
  "basket",
  "M2.75 8h14.5l-1.5 8.75H4.25zM6 8l2.5-4.75M14 8l-2.5-4.75M8 11v3M12 11v3",
);
