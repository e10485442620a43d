import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of finding anything, in Uzbek (Cyrillic). */
export const messages: Record<keyof typeof uzbek, string> = {
  "find.title": "Топиш",
  "find.placeholder": "Иш рақами, исм, манзил, бўлим ёки амал",
  "find.pinned": "Қадалган ишлар",
  "find.recent": "Охирги очилган ишлар",
  "find.screens": "Бўлимлар",
  "find.files": "Ишлар",
  "find.people": "Фойдаланувчилар",
  "find.all": "«{query}» бўйича барча ишлар",
  "find.personal.forbidden": "Шахсий рақам бўйича қидириш учун рухсат йўқ",
  "find.add": "Янги иш очиш",
  "find.theme": "Мавзу: {name}",
  "find.language": "Тил: {name}",
  "pin.add": "Қадаб қўйиш",
  "pin.added": "Иш қадаб қўйилди",
  "pin.removed": "Иш қадалганлардан олинди",
};
