import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of signing in by name and password, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diary.title": "Инспекторлар кундалиги",
  "diary.username": "Фойдаланувчи номи",
  "diary.remember": "Мени эслаб қол",
  "diary.signIn": "Кириш",
  "diary.username.required": "Фойдаланувчи номини киритинг!",
  "diary.password.required": "Паролни киритинг!",
  "diary.wrong": "Фойдаланувчи номи ёки пароль нотўғри!",
  "diary.success": "Муваффақиятли кирилди!",
};
