import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { CasesMessageId, CasesMessages } from "./messages/CasesMessages.js";

/** Says a text of the back office, or one about cases on versions. */
export const useCasesText = useHostText<keyof Texts | CasesMessageId>;

/** Gives a screen the texts about cases on versions beside the app's own. They come with the screen: pages without it carry none. */
export const withCasesTexts = withPartTexts<CasesMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
