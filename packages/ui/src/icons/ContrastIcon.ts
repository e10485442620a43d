import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “contrast”. */
export const ContrastIcon = /* @__PURE__ */ createIcon(
  "contrast",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0M10 2.75v14.5M12.4 4v12M14.8 5.8v8.4",
);
