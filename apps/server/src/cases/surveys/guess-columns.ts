import { type SurveyField, surveyFields, surveyHeadings } from "@yer/api/contract/survey-columns";
import type { SurveyMapping } from "@yer/api/contract/survey-imports";
import type { Names } from "@yer/api/contract/values";
import { searchKey } from "@yer/api/formats";

/**
 * Names that columns of known surveys have beside those of the form, and that the register of applications has in its
 * exports.
 */
export const otherNames: Partial<Record<SurveyField, readonly string[]>> = {
  legalBasis: ["asos raqami", "основание признания"],
  cadastreNumber: ["cadastre", "kadastr", "kadastr no", "кадастр", "cadnum", "cad num", "kad raqam"],
  occupier: [
    "egallab turgan shaxs",
    "владелец",
    "fio",
    "f i o",
    "f i sh",
    "egasi",
    "ф и о",
    "собственник",
    "name",
    "owner",
  ],
  pinfl: ["jshshir pinfl", "pnfl", "pin"],
  passport: ["pasport seriya raqami", "passport no"],
  birthDate: ["tugilgan kuni", "дата рожд", "birth date", "birthday"],
  stir: ["inn", "tin"],
  region: ["oblast", "viloyat nomi"],
  district: ["tuman shahar", "tuman nomi", "soato", "district soato", "район город"],
  neighborhood: ["mfy", "mahalla nomi", "mfy nomi", "mahalla kodi", "neighborhood", "mfy kodi", "махаллинский сход"],
  address: ["kocha", "kocha uy", "адрес объекта"],
  landCategory: ["toifa", "категория"],
  purpose: ["maqsad", "назначение"],
  totalArea: [
    "maydoni",
    "umumiy maydon",
    "umumiy maydoni",
    "площадь",
    "total area",
    "area",
    "maydon m2",
    "maydon, m²",
    "maydon",
  ],
  documentedArea: ["hujjatdagi maydon", "documented area"],
  excessArea: ["ortiqcha maydon", "excess area"],
  builtArea: [
    "qurilish osti maydoni",
    "qurilish osti maydoni, m²",
    "қурилиш ости майдони, м²",
    "площадь под застройкой, м²",
    "built",
    "built area",
    "built-up area, m²",
  ],
  occupiedSince: ["egallagan yili", "год", "yil"],
  building: ["bino nomi", "imorat"],
  yearBuilt: ["qurilgan yil"],
  buildingArea: ["bino maydoni"],
  floors: ["qavat", "qavatlar soni", "этажи"],
  outline: ["wkt", "geometry", "geom", "chegara", "контур", "контур wkt"],
};

/** The columns of a survey that look like fields. */
export function guessColumns(columns: readonly string[]): SurveyMapping {
  return columnsLike(columns, surveyFields, { headings: surveyHeadings, others: otherNames });
}

/** The columns that look like fields, by their names in any language; each column is one field at most. */
export function columnsLike<Field extends string>(
  columns: readonly string[],
  fields: readonly Field[],
  {
    headings,
    others,
  }: {
    readonly headings: Readonly<Record<Field, Names>>;
    readonly others: Readonly<Partial<Record<Field, readonly string[]>>>;
  },
): Partial<Record<Field, number>> {
  const folded = columns.map(searchKey);
  const taken = new Set<number>();
  const mapping: Partial<Record<Field, number>> = {};
  for (const names of [
    (field: Field) => Object.values<string>(headings[field]),
    (field: Field) => [field, ...(others[field] ?? [])],
  ]) {
    for (const field of fields) {
      if (typeof mapping[field] === "number") continue;
      const wanted = new Set(names(field).map(searchKey));
      const at = folded.findIndex((name, index) => !taken.has(index) && wanted.has(name));
      if (at < 0) continue;
      taken.add(at);
      mapping[field] = at;
    }
  }
  return mapping;
}
