import { type UploadMessageId, uploadWords } from "@yer/api/uploads/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of an application's page. */
export const useApplicationText = useHostText<keyof Texts | UploadMessageId | keyof typeof messages>;

/** Gives an application's page its own texts beside the app's. */
export const withApplicationTexts = withPartTexts(uploadWords, import.meta.glob<MessageFile>("./messages/*.ts"));
