import { useHostText } from "@yer/ui";
import type { Texts } from "./texts.js";

/** Says a text by its id; an id that no language has does not compile. */
export const useText = useHostText<keyof Texts>;
