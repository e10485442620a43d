import type { Locale } from "@yer/api/contract/values";

/** Texts of the spreadsheet of users. */
export interface ReportTexts {
  /** Name of the sheet and, with the day, of the file. */
  readonly title: string;
  readonly name: string;
  readonly username: string;
  readonly pinfl: string;
  readonly phone: string;
  readonly organisation: string;
  readonly position: string;
  readonly territory: string;
  readonly blocked: string;
  readonly lastSeen: string;
  readonly yes: string;
  readonly no: string;
}

/** See {@link ReportTexts}; one set per interface language. */
export const reportTexts: Readonly<Record<Locale, ReportTexts>> = {
  uz_UZ: {
    title: "Foydalanuvchilar",
    name: "F.I.Sh.",
    username: "Foydalanuvchi nomi",
    pinfl: "JSHSHIR",
    phone: "Telefon",
    organisation: "Tashkilot",
    position: "Lavozim",
    territory: "Hudud (SOATO)",
    blocked: "Bloklangan",
    lastSeen: "Oxirgi faollik (Toshkent vaqti)",
    yes: "Ha",
    no: "Yoʻq",
  },
  uz_Cyrl: {
    title: "Фойдаланувчилар",
    name: "Ф.И.Ш.",
    username: "Фойдаланувчи номи",
    pinfl: "ЖШШИР",
    phone: "Телефон",
    organisation: "Ташкилот",
    position: "Лавозим",
    territory: "Ҳудуд (СОАТО)",
    blocked: "Блокланган",
    lastSeen: "Охирги фаоллик (Тошкент вақти)",
    yes: "Ҳа",
    no: "Йўқ",
  },
  ru_RU: {
    title: "Пользователи",
    name: "Ф.И.О.",
    username: "Имя пользователя",
    pinfl: "ПИНФЛ",
    phone: "Телефон",
    organisation: "Организация",
    position: "Должность",
    territory: "Территория (СОАТО)",
    blocked: "Заблокирован",
    lastSeen: "Последняя активность (время Ташкента)",
    yes: "Да",
    no: "Нет",
  },
  en_US: {
    title: "Users",
    name: "Full name",
    username: "User name",
    pinfl: "PINFL",
    phone: "Phone",
    organisation: "Organisation",
    position: "Position",
    territory: "Territory (SOATO)",
    blocked: "Blocked",
    lastSeen: "Last active (Tashkent time)",
    yes: "Yes",
    no: "No",
  },
};
