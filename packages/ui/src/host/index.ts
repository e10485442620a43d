export { comes, holdParts } from "./comes.js";
export { pageNonce } from "./page-nonce.js";
export { type Dates, useDates } from "./use-dates.js";
export { LaterPart, type LaterPartProps } from "./LaterPart.js";
export { lazyPart, type PartOfApp } from "./lazy-part.js";
export { type FilesByLocale, type MessageFile, messagesIn } from "./message-files.js";
export { MissingPartError } from "./missing-part-error.js";
export { type TextValues, useHostText } from "./use-host-text.js";
export { withPartTexts } from "./with-part-texts.js";
