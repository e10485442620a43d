import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “close”. */
export const CloseIcon = /* @__PURE__ */ createIcon("close", "M5 5l10 10M15 5L5 15");
