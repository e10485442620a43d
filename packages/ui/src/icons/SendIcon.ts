import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “send”, turned round in right-to-left pages. */
export const SendIcon = /* @__PURE__ */ createIcon("send", "M17.25 2.75L2.75 8.5l6 2.75 2.75 6zM8.75 11.25l8.5-8.5", {
  isMirrored: true,
});
