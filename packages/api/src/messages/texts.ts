import type { FirstWords } from "./vocabulary.js";

/** The files of the contract's words that a first page may say, by language. */
export const firstWords = import.meta.glob<{ messages: FirstWords }>("./*_*.ts");
