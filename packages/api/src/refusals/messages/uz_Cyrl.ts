import type { messages as uzbek } from "./uz_UZ.js";

/** Why applications are refused, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "refusals.reason": "Рад этиш сабаби",
  "refusals.said": "Рад этиш сабаби: {reason}",
  "refusals.none": "Рад этилмаган",
  "refusal.protected_zone": "Муҳофаза зонасида жойлашган",
  "refusal.public_land": "Умумий фойдаланишдаги ерда жойлашган",
  "refusal.public_needs": "Давлат ва жамоат эҳтиёжлари учун ажратилган",
  "refusal.town_planning": "Шаҳарсозлик ҳужжатлари ёки меъёрларига зид",
  "refusal.land_category": "Ер тоифаси қурилишга йўл қўймайди",
  "refusal.ground_unproven": "Эътироф этиш асоси исботланмаган",
  "refusal.documents_false": "Ҳужжатлар ҳақиқатга тўғри келмайди",
  "refusal.right_of_another": "Бошқа шахснинг ҳуқуқи бор",
  "refusal.dispute": "Ер юзасидан низо бор",
  "refusal.unsafe_building": "Бино хавфсиз эмас",
  "refusal.other": "Бошқа сабаб",
  "refusal.not_coded": "Кодсиз",
};
