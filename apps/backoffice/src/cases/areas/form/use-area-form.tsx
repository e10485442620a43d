import { OutlineSketch } from "@yer/area-picker";
import { readOutline } from "@yer/area-picker/model";
import { areaSources } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/legal-bases";
import { useDates } from "@yer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { buildingInWords } from "../../applications/page/building-in-words.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import { areaFaultsOf, type AreaValues, type BuildingWritten } from "./area-values.js";

/** Fields of the form, by their paths. */
export type AreaFieldPath = keyof ReturnType<typeof useAreaForm>["fields"];

/** What the forms that enter and correct an area have in common: their fields in words, and what is wrong beside the schema. */
export function useAreaForm() {
  const text = useAreaPageText();
  const intl = useIntl();
  const dates = useDates();
  const empty = text("facts.empty");
  const number = (value: unknown): ReactNode => (typeof value === "number" ? intl.formatNumber(value) : empty);
  const words = (value: unknown): ReactNode => (typeof value === "string" && value !== "" ? value : empty);
  const size = (key: keyof AreaValues["sizes"]) => ({ label: text(`facts.area.${key}`), show: number });
  return {
    fields: {
      // A district is never another's, and a neighbourhood is chosen by its name, which no value here has.
      neighborhoodId: { label: text("word.place"), isCompared: false },
      address: { label: text("facts.address"), show: words },
      outline: {
        label: text("facts.outline"),
        show: (value: unknown) => {
          const { outline } = readOutline(String(value));
          return outline ? (
            <OutlineSketch outline={outline} describe={(facts) => text("facts.outline.points", facts)} />
          ) : (
            words(value)
          );
        },
      },
      legalBasis: {
        label: text("word.legalBasis"),
        show: (value: unknown) => {
          const known = legalBases.find((one) => String(one) === value);
          return known ? `${known}. ${text(`legalBasis.${known}`)}` : empty;
        },
      },
      cadastreNumber: { label: text("word.cadastreNumber"), show: words },
      occupiedSince: { label: text("facts.occupiedSince"), show: words },
      "sizes.total": size("total"),
      "sizes.built": size("built"),
      "sizes.documented": size("documented"),
      "sizes.excess": size("excess"),
      buildings: {
        label: text("facts.buildings"),
        show: (value: unknown) => {
          const list = value as readonly BuildingWritten[];
          if (list.length === 0) return empty;
          return list
            .map((one) => buildingInWords(one, { text, number: (metres) => intl.formatNumber(metres) }))
            .join("; ");
        },
      },
      source: {
        label: text("areas.source"),
        show: (value: unknown) => {
          const known = areaSources.find((one) => one === value);
          return known ? text(`areaSource.${known}`) : empty;
        },
      },
      foundOn: {
        label: text("areaPage.foundOn"),
        show: (value: unknown) => (typeof value === "string" ? dates.day(value) : empty),
      },
      foundBy: { label: text("areaPage.foundBy"), show: words },
    },
    faults: (values: AreaValues) => {
      const { place, cadastre, outline } = areaFaultsOf(values);
      return [
        ...(place ? [{ pointer: "/neighborhoodId" as const, message: text("areaForm.district") }] : []),
        ...(cadastre ? [{ pointer: "/cadastreNumber" as const, message: text("fault.cadastre-region") }] : []),
        ...(outline ? [{ pointer: "/outline" as const, message: text(`form.outline.${outline}`) }] : []),
      ];
    },
  };
}
