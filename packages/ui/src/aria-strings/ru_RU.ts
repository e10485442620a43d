import strings from "react-aria-components/i18n/ru-RU";
import type { AriaStrings } from "./aria-strings.js";

/** React Aria's own strings in Russian. */
export default strings as AriaStrings;
