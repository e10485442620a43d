import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “scale”. */
export const ScaleIcon = /* @__PURE__ */ createIcon(
  "scale",
  "M10 3v13.75M6.5 16.75h7M4 5.5h12M4 5.5l-2 5.5a2.25 2.25 0 0 0 4 0zM16 5.5l-2 5.5a2.25 2.25 0 0 0 4 0z",
);
