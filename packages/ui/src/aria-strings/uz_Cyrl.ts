import type { AriaStrings } from "./AriaStrings.js";
import latin from "./uz_UZ.js";

/** React Aria's strings in Uzbek (Cyrillic). */
const strings: AriaStrings = latin;

export default strings;
