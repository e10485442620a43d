import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “folder”. */
export const FolderIcon = /* @__PURE__ */ createIcon("folder", "M2.75 15.75V4.5h5l1.75 2.25h7.75v9z");
