import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { DiaryMessageId, DiaryMessages } from "./messages/DiaryMessages.js";

/** Says a text of the back office, or one of the texts of signing in by name and password. */
export const useDiaryText = useHostText<keyof Texts | DiaryMessageId>;

/** Gives a part the texts of signing in by name and password beside the app's own texts. */
export const withDiaryTexts = withPartTexts<DiaryMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
