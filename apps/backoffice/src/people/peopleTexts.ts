import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { PeopleMessageId, PeopleMessages } from "./messages/PeopleMessages.js";

/** Says a text of the back office, or one about people. */
export const usePeopleText = useHostText<keyof Texts | PeopleMessageId>;

/** Gives a screen the texts about people beside the app's own. They come with the screen: pages without it carry none. */
export const withPeopleTexts = withPartTexts<PeopleMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
