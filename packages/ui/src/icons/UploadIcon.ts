import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “upload”. */
export const UploadIcon = /* @__PURE__ */ createIcon("upload", "M10 13V3.5M5.75 7.5L10 3.25l4.25 4.25M3.5 16.75h13");
