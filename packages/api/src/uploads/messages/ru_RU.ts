import type { messages as uzbek } from "./uz_UZ.js";

/** What an attached document is, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  uploadKind: "Тип документа",
  "uploadKind.none": "Тип не указан",
  "uploadKind.identity": "Документ, удостоверяющий личность",
  "uploadKind.ownership": "Документ о праве",
  "uploadKind.plan": "План или чертёж",
  "uploadKind.photo": "Фотография",
  "uploadKind.decision": "Решение",
  "uploadKind.power_of_attorney": "Доверенность",
  "uploadKind.payment": "Платёжный документ",
  "uploadKind.other": "Другой документ",
  "uploadKind.hint": "Выберите до добавления файла: он будет показан с этим типом.",
  "uploadKind.all": "Все типы · {count}",
  "uploadKind.counted": "{kind} · {count}",
};
