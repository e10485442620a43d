import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { LaterMessageId, LaterMessages } from "./messages/LaterMessages.js";

/** Says a text of the back office, or one of what is said of screens that are not built. */
export const useLaterText = useHostText<keyof Texts | LaterMessageId>;

/** Gives a part what is said of screens that are not built beside the app's own texts. */
export const withLaterTexts = withPartTexts<LaterMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
