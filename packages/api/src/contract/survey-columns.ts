import type { Names } from "./values.js";

/**
 * What a column of a survey can be, in the order of the fields of an application. A row is one plot. Imports read these
 * columns, and know what the register's export calls them, so that what one writes the other reads.
 */
export const surveyFields = [
  "legalBasis",
  "cadastreNumber",
  "occupier",
  "pinfl",
  "passport",
  "birthDate",
  "stir",
  "region",
  "district",
  "neighborhood",
  "address",
  "landCategory",
  "purpose",
  "totalArea",
  "documentedArea",
  "excessArea",
  "builtArea",
  "occupiedSince",
  "building",
  "yearBuilt",
  "buildingArea",
  "floors",
  "outline",
] as const;
/** See {@link surveyFields}. */
export type SurveyField = (typeof surveyFields)[number];

/** Fields without which no row opens an application. */
export const neededSurveyFields: readonly SurveyField[] = ["legalBasis", "neighborhood"];

const heading = (uz_UZ: string, uz_Cyrl: string, ru_RU: string, en_US: string): Names => ({
  uz_UZ,
  uz_Cyrl,
  ru_RU,
  en_US,
});

/** What columns are called: the first names that imports look for. The register's own headings are among those they know. */
export const surveyHeadings: Readonly<Record<SurveyField, Names>> = {
  legalBasis: heading("Asos", "Асос", "Основание", "Ground"),
  cadastreNumber: heading("Kadastr raqami", "Кадастр рақами", "Кадастровый номер", "Cadastre number"),
  occupier: heading("Egallovchi", "Эгалловчи", "Занимающее лицо", "Occupier"),
  pinfl: heading("JSHSHIR", "ЖШШИР", "ПИНФЛ", "PINFL"),
  passport: heading("Pasport", "Паспорт", "Паспорт", "Passport"),
  birthDate: heading("Tugʻilgan sana", "Туғилган сана", "Дата рождения", "Date of birth"),
  stir: heading("STIR", "СТИР", "ИНН", "STIR"),
  region: heading("Viloyat", "Вилоят", "Область", "Region"),
  district: heading("Tuman", "Туман", "Район", "District"),
  neighborhood: heading("Mahalla", "Маҳалла", "Махалля", "Neighbourhood"),
  address: heading("Manzil", "Манзил", "Адрес", "Address"),
  landCategory: heading("Yer toifasi", "Ер тоифаси", "Категория земель", "Land category"),
  purpose: heading("Foydalanish maqsadi", "Фойдаланиш мақсади", "Цель использования", "Purpose"),
  totalArea: heading("Maydoni, m²", "Майдони, м²", "Площадь, м²", "Area, m²"),
  documentedArea: heading(
    "Hujjat boʻyicha maydon, m²",
    "Ҳужжат бўйича майдон, м²",
    "Площадь по документам, м²",
    "Documented area, m²",
  ),
  excessArea: heading("Ortiqcha maydon, m²", "Ортиқча майдон, м²", "Излишняя площадь, м²", "Excess area, m²"),
  builtArea: heading("Qurilish osti maydon, m²", "Қурилиш ости майдон, м²", "Площадь застройки, м²", "Built area, m²"),
  occupiedSince: heading("Egallangan yil", "Эгалланган йил", "Год занятия", "Occupied since"),
  building: heading("Bino", "Бино", "Здание", "Building"),
  yearBuilt: heading("Qurilgan yili", "Қурилган йили", "Год постройки", "Year built"),
  buildingArea: heading("Bino maydoni, m²", "Бино майдони, м²", "Площадь здания, м²", "Building area, m²"),
  floors: heading("Qavatlari", "Қаватлари", "Этажность", "Floors"),
  outline: heading("Chegara (WKT)", "Чегара (WKT)", "Граница (WKT)", "Outline (WKT)"),
};

/** A row of a survey, for a template; what is one of few words is said in the language of who reads it. */
export const surveyExample: Readonly<Record<Exclude<SurveyField, "landCategory" | "purpose">, string>> = {
  legalBasis: "1",
  cadastreNumber: "14:16:01:01:02:0001",
  occupier: "Misolov Rustam Olimovich",
  pinfl: "",
  passport: "",
  birthDate: "",
  stir: "",
  region: "1718",
  district: "1718401",
  neighborhood: "14160001",
  address: "Bogʻ koʻchasi, 1-uy",
  totalArea: "400",
  documentedArea: "",
  excessArea: "",
  builtArea: "120,5",
  occupiedSince: "2012",
  building: "Uy",
  yearBuilt: "2013",
  buildingArea: "120",
  floors: "1",
  outline: "POLYGON((66.9 39.6, 66.9002 39.6, 66.9002 39.6002, 66.9 39.6002, 66.9 39.6))",
};
