import type { messages } from "./uz_UZ.js";

/** A text of the area picker. Uzbek (Latin) is written first and sets the list. */
export type AreaMessageId = keyof typeof messages;

/** The area picker's texts in one language; a missing one does not compile. None of them has placeholders. */
export type AreaMessages = Readonly<Record<AreaMessageId, string>>;
