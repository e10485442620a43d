import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “map pin”. */
export const MapPinIcon = /* @__PURE__ */ createIcon(
  "map-pin",
  "M10 17.5c-3.5-3.4-5.5-6.2-5.5-9a5.5 5.5 0 0 1 11 0c0 2.8-2 5.6-5.5 9zM8.1 8.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0",
);
