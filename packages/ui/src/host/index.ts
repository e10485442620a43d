export { pageNonce } from "./pageNonce.js";
export { type Dates, useDates } from "./useDates.js";
export { type TextValues, useHostText } from "./useHostText.js";
export { type PartTexts, withPartTexts } from "./withPartTexts.js";
