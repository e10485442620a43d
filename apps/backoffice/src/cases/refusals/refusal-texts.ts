import { type RefusalMessageId, refusalWords } from "@yer/api/refusals/messages/texts";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";

/** Says a text of the back office, or why an application is refused. */
export const useRefusalText = useHostText<keyof Texts | RefusalMessageId>;

/** Gives a part the words of refusals beside the app's own. */
export const withRefusalTexts = withPartTexts(refusalWords);
