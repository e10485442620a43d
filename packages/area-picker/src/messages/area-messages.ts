import type { MessageFormatElement } from "react-intl";
import type { messages } from "./uz_UZ.js";

/** A text of the area picker. Uzbek (Latin) is written first and sets the list. */
export type AreaMessageId = keyof typeof messages;

/** The area picker's texts in one language, as ICU messages or compiled; a missing one does not compile. */
export type AreaMessages = Readonly<Record<AreaMessageId, string | MessageFormatElement[]>>;
