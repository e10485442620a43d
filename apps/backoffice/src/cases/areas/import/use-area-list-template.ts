import { areaListExample, areaListFields, areaListHeadings } from "@yer/api/contract/area-imports";
import { areaSources } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/legal-bases";
import { useTheme } from "@yer/api/react";
import type { TemplateProps } from "../../../registers/batches/Template.js";
import { headed, type TemplateColumn } from "../../../registers/batches/template-lines.js";
import { useAreasText } from "../areas-texts.js";

/** What a list of areas looks like, in the reader's language: all its columns, an example plot, the words it can have. */
export function useAreaListTemplate(): TemplateProps {
  const text = useAreasText();
  const { locale } = useTheme();
  const sources = areaSources.map((one) => text(`areaSource.${one}`));
  return {
    name: text("areaList.template"),
    columns: areaListFields.map((field): TemplateColumn => {
      const heading = headed(areaListHeadings[field], locale);
      if (field === "source") return { ...heading, example: text("areaSource.list"), values: sources };
      const example = areaListExample[field];
      return { ...heading, example, ...(field === "legalBasis" ? { values: legalBases.map(String) } : {}) };
    }),
  };
}
