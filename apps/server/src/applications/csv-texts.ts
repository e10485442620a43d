import { surveyHeadings } from "@yer/api/contract/survey-columns";
import type { StatusKey } from "@yer/api/contract/statuses";
import { type Locale, type Names, locales } from "@yer/api/contract/values";

const label = (uz_UZ: string, uz_Cyrl: string, ru_RU: string, en_US: string): Names => ({
  uz_UZ,
  uz_Cyrl,
  ru_RU,
  en_US,
});

/** Columns of the register's CSV in their order; what imports read again has the name that they look for. */
const columns: readonly Names[] = [
  label("Raqami", "Рақами", "Номер", "Number"),
  label("Holati", "Ҳолати", "Статус", "Status"),
  surveyHeadings.ground,
  surveyHeadings.cadastreNumber,
  surveyHeadings.occupier,
  surveyHeadings.region,
  surveyHeadings.district,
  surveyHeadings.neighborhood,
  surveyHeadings.address,
  surveyHeadings.totalArea,
  label("Muddati", "Муддати", "Срок", "Deadline"),
  label("Ochilgan sana", "Очилган сана", "Дата открытия", "Opened on"),
  label("Holatga oʻtgan sana", "Ҳолатга ўтган сана", "Дата перехода в статус", "In status since"),
];

/** Headings of the register's CSV, in the order of its columns. */
export function csvHeadings(locale: Locale): string[] {
  return columns.map((column) => column[locale]);
}

/** Statuses in words, as the register's CSV says them. */
export const statusLabels: Readonly<Record<StatusKey, Names>> = {
  to_conclusion: label("Xulosaga yuborish", "Хулосага юбориш", "Отправить на заключение", "To be sent for conclusions"),
  in_discussion: label("Muhokamada", "Муҳокамада", "На обсуждении", "In discussion"),
  announced: label("Eʼlonda", "Эълонда", "В объявлении", "Announced"),
  at_justice: label("Adliyada", "Адлияда", "В органах юстиции", "At justice"),
  in_payment: label("Toʻlovda", "Тўловда", "На оплате", "In payment"),
  at_council: label("Kengashda", "Кенгашда", "В Кенгаше", "At the Council"),
  rejected: label("Rad qilingan", "Рад қилинган", "Отклонено", "Rejected"),
  editing: label("Tahrirlashda", "Таҳрирлашда", "На редактировании", "In editing"),
  in_review: label("Koʻrib chiqish", "Кўриб чиқиш", "Рассмотрение", "In review"),
  registered: label("Roʻyxatdan oʻtgan", "Рўйхатдан ўтган", "Зарегистрировано", "Registered"),
  unregistered: label("Roʻyxatdan oʻtmagan", "Рўйхатдан ўтмаган", "Не зарегистрировано", "Not registered"),
};

const languages: Readonly<Record<string, Locale>> = { "uz-cyrl": "uz_Cyrl", uz: "uz_UZ", ru: "ru_RU", en: "en_US" };

/** The interface language a request asks for by `Accept-Language`; Uzbek in Latin script where it says nothing known. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = acceptLanguage?.split(",")[0]?.split(";")[0]?.trim().replaceAll("_", "-").toLowerCase() ?? "";
  const found = languages[first] ?? languages[first.split("-")[0] ?? ""];
  return found ?? locales[0];
}
