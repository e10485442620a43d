import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of signing in by name and password, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diary.title": "Дневник инспекторов",
  "diary.username": "Имя пользователя",
  "diary.remember": "Запомнить меня",
  "diary.signIn": "Войти",
  "diary.username.required": "Введите имя пользователя!",
  "diary.password.required": "Введите пароль!",
  "diary.wrong": "Неверное имя пользователя или пароль!",
  "diary.success": "Вход выполнен!",
};
