import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the look of tables, in Uzbek, in Cyrillic letters. */
export const messages: Record<keyof typeof uzbek, string> = {
  "look.printed": "Чоп этилди: {at}, {person}",
  "look.sought": "Қидирув: {text}",
  "look.unread": "Ҳавола бу экран билмайдиган нарсани сўраяпти: {asked}",
  "look.unread.text": "Кўрсатилганлар бу шарт бўйича ажратилмаган.",
  "look.unread.drop": "Бу шартсиз кўрсатиш",
};
