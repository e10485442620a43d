import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { FileMessageId, FileMessages } from "./messages/FileMessages.js";

/** Says a text of the back office, or one of a file's page. */
export const useFileText = useHostText<keyof Texts | FileMessageId>;

/** Gives a file's page its own texts beside the app's. */
export const withFileTexts = withPartTexts<FileMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
