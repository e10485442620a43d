import strings from "react-aria-components/i18n/en-US";
import type { AriaStrings } from "./aria-strings.js";

/** React Aria's own strings in English. */
export default strings as AriaStrings;
