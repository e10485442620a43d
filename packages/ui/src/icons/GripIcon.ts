import { createIcon } from "../components/Icon/createIcon.js";

/** Icon “grip”. */
export const GripIcon = /* @__PURE__ */ createIcon(
  "grip",
  "M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01",
);
