import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import type { Texts } from "../../base/language/texts.js";
import type { messages as ofOffice } from "../../cases/diary/office/messages/uz_UZ.js";
import { withReportTexts } from "../reports/report-texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, of the diary's registers, or of its panel. */
export const useDiaryPanelText = useHostText<keyof Texts | keyof typeof ofOffice | keyof typeof messages>;

const withOwn = withPartTexts(
  import.meta.glob<MessageFile>("../../cases/diary/office/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

/** Gives the diary's panel its own texts and those of reports, which it is made of. */
export const withDiaryPanelTexts = <Props extends object>(Part: ComponentType<Props>) => withReportTexts(withOwn(Part));
