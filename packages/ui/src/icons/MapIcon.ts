import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “map”. */
export const MapIcon = /* @__PURE__ */ createIcon(
  "map",
  "M7.25 3.5L2.75 5.25v11.5l4.5-1.75 5.5 2 4.5-1.75V3.75l-4.5 1.75zM7.25 3.5V15M12.75 5.5V17",
);
