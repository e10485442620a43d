import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “external link”, turned round in right-to-left pages. */
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(
  "external-link",
  "M11.25 3.5h5.25v5.25M16.5 3.5L9 11M14 11.5v5H3.5V6h5",
  { isMirrored: true },
);
