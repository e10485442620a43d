import type { ColumnWords } from "../../contract/column-heading.js";

/** The files of what columns are called, by language: screens, files and print read the same ones. */
export const columnWords = import.meta.glob<{ messages: ColumnWords }>("./*_*.ts");
