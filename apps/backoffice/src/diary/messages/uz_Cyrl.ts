import type { DiaryMessages } from "./DiaryMessages.js";

/** Texts of signing in by name and password, in Uzbek, Cyrillic. */
export const messages: DiaryMessages = {
  "diary.title": "Назоратчилар кундалиги",
  "diary.username": "Фойдаланувчи номи",
  "diary.password": "Парол",
  "diary.remember": "Мени эслаб қол",
  "diary.signIn": "Кириш",
  "diary.username.required": "Фойдаланувчи номини киритинг!",
  "diary.password.required": "Паролни киритинг!",
  "diary.wrong": "Фойдаланувчи номи ёки парол нотўғри!",
  "diary.denied": "Кириш тақиқланган. Ёрдам учун администраторга мурожаат қилинг.",
  "diary.success": "Муваффақиятли кирилди!",
};
