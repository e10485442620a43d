import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the map, in Uzbek (Cyrillic). */
export const messages: Record<keyof typeof uzbek, string> = {
  "map.newArea": "Шу ерга янги ер",
  "map.newArea.help": "Харитада ер турган жойни босинг: туман ва маҳалла шу ерга қараб танланади.",
  "map.newArea.middle": "Харита ўртасида",
  "map.files": "{count, number} та иш: рўйхати",
  "map.plots": "Участкалар",
  "map.places": "Ҳудудлар бўйича",
  "map.split": "Бўлинган жойларда очилган ишлар: қайси қисмда экани айтилмаган",
  "map.numbers": "Ишлар сони",
  "map.withoutMap": "Харитасиз: ишлар рўйхати",
  "map.visits.list": "{count, number}{more} та кўрик: рўйхати",
  "map.withoutMap.visits": "Харитасиз: кўриклар рўйхати",
};
