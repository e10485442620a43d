import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the dashboard in Uzbek in Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "work.title": "Менинг ишим",
  "work.queue": "Сизни кутаётган иш",
  "work.waiting": "Кутмоқда",
  "work.next": "Энг яқин муддат",
  "work.nothing": "Ҳозир сизни ҳеч қандай иш кутмаяпти",
  "work.nothing.text": "Янги иш келиши билан шу ерда кўринади.",
  "work.none": "Лавозимингизга иш навбати бириктирилмаган",
  "work.none.text": "Сизга очиқ бўлимлар ён менюда.",
  "work.of.conclusions": "Хулоса бериш",
  "work.of.editing": "Тўлдириб топшириш",
  "work.of.to_conclusion": "Муҳокамани бошлаш",
  "work.of.in_review": "Кўриб чиқиш",
  "work.of.at_justice": "Адлия текшируви",
  "work.of.in_payment": "Тўловни қайд этиш",
  "work.of.at_council": "Кенгаш қарорини киритиш",
  "work.of.objections": "Эътирозларни ҳал қилиш",
  "work.of.complaints": "Шикоятларни ҳал қилиш",
  "work.of.overlaps": "Устма-уст тушишларни баҳолаш",
  "work.of.areas_sent": "Ерларни назоратга олиш",
  "work.of.areas_taken": "Жойида кўриб, натижани ёзиш",
  "work.of.areas_returned": "Назорат сўровларига жавоб бериш",
  "work.of.areas_proposed": "Ерлар бўйича таклифларни ҳал қилиш",
  "work.of.proposals": "Созлама таклифларини тасдиқлаш",
};
