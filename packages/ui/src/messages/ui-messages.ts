import type { MessageFormatElement } from "react-intl";
import type { messages as model } from "./uz_UZ.js";

/** A text the kit itself shows. Uzbek (Latin) is written first and sets the list. */
export type UiMessageId = keyof typeof model;

/** A catalogue of the kit's texts in one language, as ICU messages or compiled; a missing one does not compile. */
export type UiMessages = Readonly<Record<UiMessageId, string | MessageFormatElement[]>>;
