import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of what waits to be placed, in Uzbek Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "placing.lead":
    "Маҳалласи бўлинган ёки ёпилган ишлар, ерлар ва режа-жадваллар. Жойланмагунча улар билан ҳеч нарса қилинмайди.",
  "placing.kind.area": "Ер",
  "placing.schedule": "Режа-жадвал, {from} – {to}",
  "placing.ended.merged": "Қўшилган",
  "placing.ended.split": "Бўлинган",
  "placing.ended.closed": "Ёпилган",
  "placing.today.none": "Ўрнида маҳалла йўқ",
  "placing.empty": "Жойланиши керак бўлган ҳеч нарса йўқ",
  "placing.empty.none": "Ҳудудингизда ҳамма нарса ҳозирги маҳаллаларда",
  "placing.empty.filtered": "Бу фильтрларга ҳеч нарса мос келмади",
  "placing.forbidden": "Маҳаллаларга жойлашга рухсатингиз йўқ. Администраторга мурожаат қилинг.",
  "placing.place.title": "{count} та ёзувни жойлаш",
  "placing.place.text": "Буни бекор қилиб бўлмайди; ким ва қачон жойлагани тарихда қолади.",
  "placing.neighborhood": "Ҳозирги маҳалла",
  "placing.instead": "Ўрнини босган",
  "placing.districts": "Танланганлар турли туманларда: фақат ҳаммасининг ўрнини босган маҳаллалар тавсия этилади",
  "placing.none": "Танланганларнинг ҳаммаси учун битта маҳалла йўқ: камроқ танланг",
  "placing.reason": "Изоҳ",
  "placing.done": "{count} та ёзув ҳозирги маҳаллага жойланди",
  "placing.toApplications": "Барча ишлар",
};
