import type { FindMessages } from "./FindMessages.js";

/** The texts of finding anything, in Uzbek (Cyrillic). */
export const messages: FindMessages = {
  "find.title": "Топиш",
  "find.placeholder": "Иш рақами, исм, манзил, бўлим ёки амал",
  "find.pinned": "Қадалган ишлар",
  "find.recent": "Охирги очилган ишлар",
  "find.screens": "Бўлимлар",
  "find.acts": "Амаллар",
  "find.files": "Ишлар",
  "find.people": "Фойдаланувчилар",
  "find.all": "«{query}» бўйича барча ишлар",
  "find.personal.forbidden": "Шахсий рақам бўйича қидириш учун рухсат йўқ",
  "find.add": "Янги иш очиш",
  "find.profile": "Менинг профилим",
  "find.theme": "Мавзу: {name}",
  "find.language": "Тил: {name}",
  "find.signOut": "Чиқиш",
  "pin.add": "Қадаб қўйиш",
  "pin.added": "Иш қадаб қўйилди",
  "pin.removed": "Иш қадалганлардан олинди",
};
