import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../language/texts.js";
import type { FileDocumentMessageId, FileDocumentMessages } from "./messages/FileDocumentMessages.js";

/** Says a text of the back office, or one about a file's documents. */
export const useFileDocumentText = useHostText<keyof Texts | FileDocumentMessageId>;

/** Gives a part of the file's page the texts about its documents. */
export const withFileDocumentTexts = withPartTexts<FileDocumentMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
