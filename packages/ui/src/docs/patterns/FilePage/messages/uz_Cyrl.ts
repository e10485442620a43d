import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in Uzbek (Cyrillic). */
export const messages = {
  crumb: "Аризалар",
  title: "Ариза 2026-1701-000042",
  status: "Муҳокамада",
  due: "12 мартгача жавоб бериш керак",
  send: "Хулосага юбориш",
  more: "Бошқа амаллар",
  print: "Чоп этиш",
  return: "Таҳрирлашга қайтариш",
  "return.reason": "Фақат ариза тузувчиси қайтара олади.",
  parts: "Ариза бўлимлари",
  facts: "Маълумотлар",
  files: "Файллар",
  history: "Тарих",
  owner: "Эгалловчи",
  place: "Манзил",
  area: "Майдон",
  since: "Фойдалана бошлаган",
  "files.title": "Ҳали файл бириктирилмаган",
  "files.text": "Жойлашув схемаси хулосага юборишдан олдин керак бўлади.",
  "files.add": "Файл бириктириш",
  "event.created": "Ариза яратилди",
  "event.surveyed": "Жойида ўлчанди",
  "event.discussion": "Муҳокамага юборилди",
  "event.next": "Хулосалар",
} as const satisfies Record<keyof typeof uzbek, string>;
