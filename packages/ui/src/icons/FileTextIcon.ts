import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “file text”. */
export const FileTextIcon = /* @__PURE__ */ createIcon(
  "file-text",
  "M5 2.75h6.5l4 4v10.5H5zM11.5 2.75v4h4M7.5 10.25h5M7.5 13.25h5",
);
