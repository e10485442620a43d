import type { DiaryMessages } from "./DiaryMessages.js";

/** Texts of signing in by name and password, in Russian. */
export const messages: DiaryMessages = {
  "diary.title": "Дневник инспекторов",
  "diary.username": "Имя пользователя",
  "diary.password": "Пароль",
  "diary.remember": "Запомнить меня",
  "diary.signIn": "Войти",
  "diary.username.required": "Введите имя пользователя!",
  "diary.password.required": "Введите пароль!",
  "diary.wrong": "Неверное имя пользователя или пароль!",
  "diary.denied": "Доступ запрещён. Обратитесь к администратору.",
  "diary.success": "Вход выполнен!",
};
