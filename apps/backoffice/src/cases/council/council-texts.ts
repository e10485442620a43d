import { type RefusalMessageId, refusalWords } from "@yer/api/refusals/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of council sessions. */
export const useCouncilText = useHostText<keyof Texts | RefusalMessageId | keyof typeof messages>;

/** Gives a part the texts of council sessions and of refusals beside the app's own. */
export const withCouncilTexts = withPartTexts(refusalWords, import.meta.glob<MessageFile>("./messages/*.ts"));
