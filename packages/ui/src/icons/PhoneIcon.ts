import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “phone”. */
export const PhoneIcon = /* @__PURE__ */ createIcon(
  "phone",
  "M4.25 3.25h3l1.5 3.75-2 1.5a11 11 0 0 0 4.75 4.75l1.5-2 3.75 1.5v3a1.25 1.25 0 0 1-1.25 1.25A12.5 12.5 0 0 1 3 4.5a1.25 1.25 0 0 1 1.25-1.25z",
);
