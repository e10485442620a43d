import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “sign out”, turned round in right-to-left pages. */
export const SignOutIcon = /* @__PURE__ */ createIcon(
  "sign-out",
  "M8 3.25H3.75v13.5H8M8.5 10h8.25M13.5 6.5L17 10l-3.5 3.5",
  { isMirrored: true },
);
