import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { LookMessageId, LookMessages } from "./messages/LookMessages.js";

/** Says a text of the back office, or one of the look of tables. */
export const useLookText = useHostText<keyof Texts | LookMessageId>;

/** Gives a part the texts of the look of tables beside the app's own. */
export const withLookTexts = withPartTexts<LookMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
