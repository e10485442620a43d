import type { MenuMessages } from "../menu.js";

/** The files of the side menu's labels, by language. */
export const menuWords = import.meta.glob<{ messages: MenuMessages }>("./*_*.ts");
