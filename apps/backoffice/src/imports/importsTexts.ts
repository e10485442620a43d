import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ImportsMessageId, ImportsMessages } from "./messages/ImportsMessages.js";

/** Says a text of the back office, or one of surveys. */
export const useImportsText = useHostText<keyof Texts | ImportsMessageId>;

/** Gives a part the texts of surveys beside the app's own. */
export const withImportsTexts = withPartTexts<ImportsMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
