export { pageNonce } from "./pageNonce.js";
export { type Dates, useDates } from "./useDates.js";
export { type TextValues, useHostText } from "./useHostText.js";
