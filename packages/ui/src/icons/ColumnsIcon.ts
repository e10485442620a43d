import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “columns”. */
export const ColumnsIcon = /* @__PURE__ */ createIcon(
  "columns",
  "M4.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM7.67 3.5v13M12.33 3.5v13",
);
