/** Texts of signing in by name and password, in Uzbek, Latin. */
export const messages = {
  "diary.title": "Inspektorlar kundaligi",
  "diary.username": "Foydalanuvchi nomi",
  "diary.remember": "Meni eslab qol",
  "diary.signIn": "Kirish",
  "diary.username.required": "Foydalanuvchi nomini kiriting!",
  "diary.password.required": "Parolni kiriting!",
  "diary.wrong": "Foydalanuvchi nomi yoki parol notoʻgʻri!",
  "diary.success": "Muvaffaqiyatli kirildi!",
};
