import strings from "react-aria-components/i18n/en-US";
import type { AriaStrings } from "./AriaStrings.js";

/** React Aria's own strings in English. */
export default strings as AriaStrings;
