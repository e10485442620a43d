import type { messages } from "../columns/messages/uz_UZ.js";

/** Id of what a column of a register is called. */
export type ColumnHeading = keyof typeof messages;

/** What columns are called, in one language. */
export type ColumnWords = Readonly<Record<ColumnHeading, string>>;
