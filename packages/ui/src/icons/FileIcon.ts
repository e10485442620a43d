import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “file”. */
export const FileIcon = /* @__PURE__ */ createIcon("file", "M5 2.75h6.5l4 4v10.5H5zM11.5 2.75v4h4");
