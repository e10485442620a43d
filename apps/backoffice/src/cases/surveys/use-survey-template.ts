import { landCategories, purposes } from "@yer/api/contract/land-use";
import { legalBases } from "@yer/api/contract/legal-bases";
import { surveyExample, surveyFields, surveyHeadings } from "@yer/api/contract/survey-columns";
import { useTheme } from "@yer/api/react";
import type { TemplateProps } from "../../registers/batches/Template.js";
import { headed, type TemplateColumn } from "../../registers/batches/template-lines.js";
import { useImportsText } from "./imports-texts.js";

/** A column that takes one of these: the first of them is its example. */
const chosen = (values: readonly string[]): Pick<TemplateColumn, "example" | "values"> => ({
  example: values[0] ?? "",
  values,
});

/** What a survey looks like, in the reader's language: all its columns, an example plot, and the words it can have. */
export function useSurveyTemplate(): TemplateProps {
  const text = useImportsText();
  const { locale } = useTheme();
  return {
    name: text("imports.template.name"),
    columns: surveyFields.map((field): TemplateColumn => {
      const heading = headed(surveyHeadings[field], locale);
      if (field === "landCategory") {
        return { ...heading, ...chosen(landCategories.map((one) => text(`landCategory.${one}`))) };
      }
      if (field === "purpose") return { ...heading, ...chosen(purposes.map((one) => text(`purpose.${one}`))) };
      return {
        ...heading,
        example: surveyExample[field],
        ...(field === "legalBasis" ? { values: legalBases.map(String) } : {}),
      };
    }),
  };
}
