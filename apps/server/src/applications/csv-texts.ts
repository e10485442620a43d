import type { StatusKey } from "@yer/api/contract/statuses";
import { type Locale, type Names, locales } from "@yer/api/contract/values";

/** Headings of the register's CSV, in the order of its columns. */
export const csvHeadings: Readonly<Record<Locale, readonly string[]>> = {
  uz_UZ: [
    "Raqami",
    "Holati",
    "Asos",
    "Kadastr raqami",
    "Egallab turgan shaxs",
    "Viloyat",
    "Tuman",
    "Mahalla",
    "Manzil",
    "Maydoni, m²",
    "Muddati",
    "Ochilgan sana",
    "Holatga oʻtgan sana",
  ],
  uz_Cyrl: [
    "Рақами",
    "Ҳолати",
    "Асос",
    "Кадастр рақами",
    "Эгаллаб турган шахс",
    "Вилоят",
    "Туман",
    "Маҳалла",
    "Манзил",
    "Майдони, м²",
    "Муддати",
    "Очилган сана",
    "Ҳолатга ўтган сана",
  ],
  ru_RU: [
    "Номер",
    "Статус",
    "Основание",
    "Кадастровый номер",
    "Владелец",
    "Область",
    "Район",
    "Махалля",
    "Адрес",
    "Площадь, м²",
    "Срок",
    "Дата открытия",
    "Дата перехода в статус",
  ],
  en_US: [
    "Number",
    "Status",
    "Ground",
    "Cadastre number",
    "Occupier",
    "Region",
    "District",
    "Neighbourhood",
    "Address",
    "Area, m²",
    "Deadline",
    "Opened on",
    "In status since",
  ],
};

const label = (uz_UZ: string, uz_Cyrl: string, ru_RU: string, en_US: string): Names => ({
  uz_UZ,
  uz_Cyrl,
  ru_RU,
  en_US,
});

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
