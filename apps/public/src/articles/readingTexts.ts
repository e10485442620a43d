import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ReadingMessageId, ReadingMessages } from "./messages/ReadingMessages.js";

/** Says a text of the site, or one around what is read. */
export const useReadingText = useHostText<keyof Texts | ReadingMessageId>;

/** Gives a page the texts around what is read beside the site's own. */
export const withReadingTexts = withPartTexts<ReadingMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
