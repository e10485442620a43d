import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “building”. */
export const BuildingIcon = /* @__PURE__ */ createIcon(
  "building",
  "M4.5 17.25V3h7.5v14.25M12 7.5h3.75v9.75M2.5 17.25h15M7 6.5h2.5M7 9.75h2.5M7 13h2.5",
);
