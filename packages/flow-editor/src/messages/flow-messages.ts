import type { MessageFormatElement } from "react-intl";
import type { messages as model } from "./uz_UZ.js";

/** A text of the flow editor. Uzbek (Latin) is written first and sets the list. */
export type FlowMessageId = keyof typeof model;

/** A catalogue of the flow editor's texts in one language, as ICU messages or compiled; a missing one does not compile. */
export type FlowMessages = Readonly<Record<FlowMessageId, string | MessageFormatElement[]>>;
