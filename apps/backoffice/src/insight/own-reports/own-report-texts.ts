import { reportWords, type ReportMessageId } from "@yer/api/reports/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import type { Texts } from "../../base/language/texts.js";
import type { messages as screenMessages } from "../reports/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, of making reports, or what a report and its columns are called. */
export const useOwnReportText = useHostText<
  keyof Texts | keyof typeof messages | keyof typeof screenMessages | ReportMessageId
>;

const withWords = withPartTexts(reportWords);
const withScreens = withPartTexts(import.meta.glob<MessageFile>("../reports/messages/*.ts"));
const withOwn = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

/** Gives a part the texts of making reports beside the app's own. */
export const withOwnReportTexts = <Props extends object>(Part: ComponentType<Props>) =>
  withWords(withScreens(withOwn(Part)));
