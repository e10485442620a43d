import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { DocumentMessageId, DocumentMessages } from "./messages/DocumentMessages.js";

/** Says a text of the site, or one of documents' pages. */
export const useDocumentText = useHostText<keyof Texts | DocumentMessageId>;

/** Gives a page the texts of documents beside the site's own. */
export const withDocumentTexts = withPartTexts<DocumentMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
