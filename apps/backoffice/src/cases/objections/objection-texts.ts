import { type UploadMessageId, uploadWords } from "@yer/api/uploads/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one about objections and complaints. */
export const useObjectionText = useHostText<keyof Texts | UploadMessageId | keyof typeof messages>;

/** Gives a screen the texts about objections and complaints beside the app's own. */
export const withObjectionTexts = withPartTexts(uploadWords, import.meta.glob<MessageFile>("./messages/*.ts"));
