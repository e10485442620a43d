import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “sign in”, turned round in right-to-left pages. */
export const SignInIcon = /* @__PURE__ */ createIcon(
  "sign-in",
  "M12 3.25h4.25v13.5H12M3.25 10h8.25M8 6.5l3.5 3.5L8 13.5",
  { isMirrored: true },
);
