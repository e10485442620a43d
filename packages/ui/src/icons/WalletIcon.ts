import { createIcon } from "../components/Icon/create-icon.js";

/** Icon “wallet”. */
export const WalletIcon = /* @__PURE__ */ createIcon(
  "wallet",
  "M3 6.5A1.75 1.75 0 0 1 4.75 4.75h9.5V7.5M3 6.5v8.75a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5V9a1.5 1.5 0 0 0-1.5-1.5H4A1 1 0 0 1 3 6.5zM13.5 12v.01",
);
