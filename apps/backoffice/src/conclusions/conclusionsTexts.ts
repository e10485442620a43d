import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ConclusionsMessageId, ConclusionsMessages } from "./messages/ConclusionsMessages.js";

/** Says a text of the back office, or one of the inbox of conclusions. */
export const useConclusionsText = useHostText<keyof Texts | ConclusionsMessageId>;

/** Gives a part the texts of the inbox beside the app's own. They come with it: pages without it carry none. */
export const withConclusionsTexts = withPartTexts<ConclusionsMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
