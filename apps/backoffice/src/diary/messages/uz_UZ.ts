import type { DiaryMessages } from "./DiaryMessages.js";

/** Texts of signing in by name and password, in Uzbek, Latin. */
export const messages: DiaryMessages = {
  "diary.title": "Nazoratchilar kundaligi",
  "diary.username": "Foydalanuvchi nomi",
  "diary.password": "Parol",
  "diary.remember": "Meni eslab qol",
  "diary.signIn": "Kirish",
  "diary.username.required": "Foydalanuvchi nomini kiriting!",
  "diary.password.required": "Parolni kiriting!",
  "diary.wrong": "Foydalanuvchi nomi yoki parol notoʻgʻri!",
  "diary.denied": "Kirish taqiqlangan. Yordam uchun administratorga murojaat qiling.",
  "diary.success": "Muvaffaqiyatli kirildi!",
};
