import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “grip”. */
export const GripIcon = /* @__PURE__ */ createIcon(
  "grip",
  "M7.1 5a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M12.1 5a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M7.1 10a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M12.1 10a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M7.1 15a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0M12.1 15a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0",
);
