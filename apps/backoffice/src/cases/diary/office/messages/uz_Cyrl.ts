import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the registers of the diary, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diary.walked": "Айланиб чиқилганлари",
  "diary.moved": "Ерини силжитган кўриклар",
  "diary.ofPerson": "Бир инспекторники",
  "diary.ofOrganisation": "Бир ташкилотники",
  "diary.ofArea": "Бир ерники",
  "diary.records.none": "Ҳали кўрик топширилмаган",
  "diary.records.none.text": "Инспекторлар жойида ёзганлари қабул қилиниши билан шу ерда туради.",
  "diary.records.narrowed": "Сўралганга мос ҳеч нарса йўқ: фильтрлардан бирини олиб ташланг.",
  "diary.records.search": "Ер рақами, кадастр рақами ёки манзили",
  "diary.users.search": "Шахс исми",
  "diary.users.none": "Ҳали ҳеч ким кундалик юритмайди",
  "diary.forbidden": "Кундалик ёзувларини ўқишга рухсатингиз йўқ",
  "diary.device.room": "{megabytes, number} МБ",
  "diary.device.none": "Қурилмаси йўқ",
  "diary.device.unseen": "Қурилмаларини шахснинг ўз ҳудуди идораси кўради",
  "diary.device.unheard": "{name}: ҳали хабар келмаган",
  "diary.device.heard":
    "{name}: {at}, юборилмаган {visits, number} та кўрик ва {photos, number} та сурат, бўш жой {free}",
};
