import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the public plan schedule, in Uzbek in Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "plan.title": "Қачон бизга келишади?",
  "plan.lead": "Маҳаллангизни топинг: ерлар у ерда қайси кунлари ўрганилишини билиб оласиз.",
  "plan.search": "Маҳалла номи",
  "plan.find": "Топиш",
  "plan.near": "Менга энг яқин учтаси",
  "plan.map": "Харитадан танлаш",
  "plan.near.text": "Жойлашувингиз фақат шу савол учун юборилади ва сақланмайди. Масофалар тахминий.",
  "plan.near.refused": "Жойлашувни аниқлаб бўлмади. Маҳалла номини ёзинг.",
  "plan.tell": "Кутмасдан хабар беринг: ўзингиз эгаллаган ер",
  "plan.found": "Топилган маҳаллалар",
  "plan.none": "Бундай маҳалла топилмади",
  "plan.none.text": "Номини бошқача ёзиб кўринг ёки жойлашувингиз бўйича топинг.",
  "plan.more": "Яна бор: номини тўлиқроқ ёзинг.",
  "plan.failed": "Режа-жадвални ўқиб бўлмади",
  "plan.when.running": "Ҳозир ўрганилмоқда: {from} – {to} ({organisation})",
  "plan.when.coming": "Келишади: {from} – {to} ({organisation})",
  "plan.when.over": "Ўрганиб бўлинган: {from} – {to} ({organisation})",
  "plan.when.none": "Кунлари ҳали тасдиқланмаган.",
  "plan.kilometres": "тахминан {kilometres, number} км",
  "plan.watch": "Ўзгарса, менга хабар беринг",
  "plan.watch.end": "Бошқа хабар берманг",
  "plan.watched": "Кунлари белгиланса ёки ўзгарса, SMS ёки хат келади.",
  "plan.watch.first": "Ўзгарса, хабар берайми?",
  "plan.watch.first.text": "OneID орқали киринг: маҳаллангизнинг кунлари белгиланса ёки ўзгарса, SMS ёки хат келади.",
};
