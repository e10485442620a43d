import { type SurveyField, surveyFields, surveyHeadings } from "@yer/api/contract/survey-columns";
import type { SurveyMapping } from "@yer/api/contract/survey-imports";
import { searchKey } from "@yer/api/formats";

/** Names that columns of known surveys have beside those of the form, and that the register of files has in its exports. */
const others: Partial<Record<SurveyField, readonly string[]>> = {
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
  builtArea: ["qurilish osti maydoni", "built area"],
  occupiedSince: ["egallagan yili", "год", "yil"],
  building: ["bino nomi", "imorat"],
  yearBuilt: ["qurilgan yil"],
  buildingArea: ["bino maydoni"],
  floors: ["qavat", "qavatlar soni", "этажи"],
  outline: ["wkt", "geometry", "geom", "chegara", "контур", "контур wkt"],
};

/** The columns that look like fields, by their names in any language; each column is one field at most. */
export function guessColumns(columns: readonly string[]): SurveyMapping {
  const folded = columns.map(searchKey);
  const taken = new Set<number>();
  const mapping: SurveyMapping = {};
  for (const names of [
    (field: SurveyField) => Object.values(surveyHeadings[field]),
    (field: SurveyField) => [field, ...(others[field] ?? [])],
  ]) {
    for (const field of surveyFields) {
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
