import type { ObjectionState } from "@yer/api/contract/objections";
import type { Locale } from "@yer/api/contract/values";

/** What the spreadsheet of objections says in one language. */
export interface ObjectionReportTexts {
  readonly title: string;
  readonly yes: string;
  /** Number, file, state, objector, text, received, district, neighbourhood, announcement, late. */
  readonly columns: readonly [string, string, string, string, string, string, string, string, string, string];
  readonly states: Readonly<Record<ObjectionState, string>>;
}

/** Texts of the spreadsheet; the service has no message files of its own. */
export const reportTexts: Readonly<Record<Locale, ObjectionReportTexts>> = {
  uz_UZ: {
    title: "Eʼtirozlar",
    yes: "ha",
    columns: [
      "Raqami",
      "Ish",
      "Holati",
      "Eʼtiroz bildiruvchi",
      "Matni",
      "Kelgan sana",
      "Tuman",
      "Mahalla",
      "Eʼlon",
      "Kechikkan",
    ],
    states: {
      new: "Yangi",
      in_review: "Koʻrib chiqilmoqda",
      upheld: "Qanoatlantirilgan",
      dismissed: "Rad etilgan",
      withdrawn: "Qaytarib olingan",
    },
  },
  uz_Cyrl: {
    title: "Эътирозлар",
    yes: "ҳа",
    columns: [
      "Рақами",
      "Иш",
      "Ҳолати",
      "Эътироз билдирувчи",
      "Матни",
      "Келган сана",
      "Туман",
      "Маҳалла",
      "Эълон",
      "Кечиккан",
    ],
    states: {
      new: "Янги",
      in_review: "Кўриб чиқилмоқда",
      upheld: "Қаноатлантирилган",
      dismissed: "Рад этилган",
      withdrawn: "Қайтариб олинган",
    },
  },
  ru_RU: {
    title: "Возражения",
    yes: "да",
    columns: [
      "Номер",
      "Дело",
      "Состояние",
      "Лицо, подавшее возражение",
      "Текст",
      "Получено",
      "Район",
      "Махалля",
      "Объявление",
      "Просрочено",
    ],
    states: {
      new: "Новое",
      in_review: "Рассматривается",
      upheld: "Удовлетворено",
      dismissed: "Отклонено",
      withdrawn: "Отозвано",
    },
  },
  en_US: {
    title: "Objections",
    yes: "yes",
    columns: [
      "Number",
      "File",
      "State",
      "Objector",
      "Text",
      "Received",
      "District",
      "Neighbourhood",
      "Announcement",
      "Late",
    ],
    states: {
      new: "New",
      in_review: "In review",
      upheld: "Upheld",
      dismissed: "Dismissed",
      withdrawn: "Withdrawn",
    },
  },
};
