import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the public plan schedule where no script runs, in Uzbek in Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "plain.title": "Қачон бизга келишади?",
  "plain.lead": "Маҳаллангизни топинг: ерлар у ерда қайси кунлари ўрганилишини билиб оласиз.",
  "plain.script":
    "Энг яқин маҳаллаларни топиш ва ўзгарганда хабар олиш учун браузерда JavaScript ёқилган бўлиши керак.",
  "plain.home": "Бош саҳифа",
  "plain.search": "Маҳалла номи",
  "plain.find": "Топиш",
  "plain.regions": "Вилоятлар",
  "plain.districts": "{region}: туманлар ва шаҳарлар",
  "plain.neighborhoods": "{district}: маҳаллалар",
  "plain.found": "Топилган маҳаллалар",
  "plain.none": "Маҳалла топилмади.",
  "plain.more": "Яна бор: номини тўлиқроқ ёзинг.",
  "plain.failed": "Режа жадвални ҳозир ўқиб бўлмади. Бироздан кейин қайта уриниб кўринг.",
  "plain.when.running": "Ҳозир ўрганилмоқда: {from} – {to} ({organisation})",
  "plain.when.coming": "Келишади: {from} – {to} ({organisation})",
  "plain.when.over": "Ўрганиб бўлинган: {from} – {to} ({organisation})",
  "plain.when.none": "Кунлари ҳали тасдиқланмаган.",
};
