import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in Uzbek (Cyrillic). */
export const messages = {
  title: "Аризаларни экспорт қилиш",
  lead: "12 431 та ариза, барча устунлар, CSV.",
  start: "Экспортни бошлаш",
  progress: "Файл тайёрланмоқда",
  "done.of": "{done, number} / {all, number}",
  leave: "Саҳифадан чиқсангиз ҳам давом этади. Тайёр бўлганда билдиришнома келади.",
  ready: "Файл тайёр",
  "ready.text": "2,4 МБ. 7 кун сақланади.",
  download: "Файлни юклаб олиш",
  failed: "Экспорт тўхтаб қолди",
  "failed.text": "Алоқа узилди. {done, number} та ариза ёзиб бўлинган, шу жойдан давом этади.",
  resume: "Давом эттириш",
  cancelled: "Экспорт бекор қилинди. Ҳеч нарса сақланмади.",
} as const satisfies Record<keyof typeof uzbek, string>;
