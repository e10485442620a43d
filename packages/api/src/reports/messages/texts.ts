import type { messages } from "./uz_UZ.js";

/** Id of what a report says: `report.<key>`, `report.<key>.about`, `report.column.<id>`, `report.by.<grouping>`. */
export type ReportMessageId = keyof typeof messages;

/** The files of what reports are called, by language: screens, files and print read the same ones. */
export const reportWords = import.meta.glob<{ messages: Record<ReportMessageId, string> }>("./*_*.ts");
