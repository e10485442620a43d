import type { MessageFormatElement } from "react-intl";
import type { messages } from "./uz_UZ.js";

/** A text of the plot editor. Uzbek (Latin) is written first and sets the list. */
export type PlotMessageId = keyof typeof messages;

/** The plot editor's texts in one language, as ICU messages or compiled; a missing one does not compile. */
export type PlotMessages = Readonly<Record<PlotMessageId, string | MessageFormatElement[]>>;
