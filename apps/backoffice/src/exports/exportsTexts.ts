import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ExportsMessageId, ExportsMessages } from "./messages/ExportsMessages.js";

/** Says a text of the back office, or one of registers saved as files. */
export const useExportsText = useHostText<keyof Texts | ExportsMessageId>;

/** Gives a part the texts of registers saved as files beside the app's own. */
export const withExportsTexts = withPartTexts<ExportsMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
