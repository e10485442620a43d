import { type RefusalMessageId, refusalWords } from "@yer/api/refusals/messages/texts";
import { reportWords, type ReportMessageId } from "@yer/api/reports/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, of the reports' screens, or what a report and its columns are called. */
export const useReportText = useHostText<keyof Texts | keyof typeof messages | ReportMessageId | RefusalMessageId>;

const withWords = withPartTexts(reportWords, refusalWords);
const withOwn = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

/** Gives a screen the texts of reports beside the app's own. */
export const withReportTexts = <Props extends object>(Part: ComponentType<Props>) => withWords(withOwn(Part));

/** What a report, a column or a grouping is called: of a later time than this page, its key. */
export const reportWord = (id: string): ReportMessageId => `report.${id}` as ReportMessageId;
