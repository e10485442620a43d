export { comes, holdParts } from "./comes.js";
export { pageNonce } from "./pageNonce.js";
export { type Dates, useDates } from "./useDates.js";
export { LaterPart, type LaterPartProps } from "./LaterPart.js";
export { lazyPart } from "./lazyPart.js";
export { MissingPartError } from "./MissingPartError.js";
export { type TextValues, useHostText } from "./useHostText.js";
export { type PartTexts, withPartTexts } from "./withPartTexts.js";
