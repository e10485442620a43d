import type { RefusalKey } from "./texts.js";

/** Why applications are refused, in Uzbek, Latin. */
export const messages = {
  "refusals.reason": "Rad etish sababi",
  "refusals.said": "Rad etish sababi: {reason}",
  "refusals.none": "Rad etilmagan",
  "refusal.protected_zone": "Muhofaza zonasida joylashgan",
  "refusal.public_land": "Umumiy foydalanishdagi yerda joylashgan",
  "refusal.public_needs": "Davlat va jamoat ehtiyojlari uchun ajratilgan",
  "refusal.town_planning": "Shaharsozlik hujjatlari yoki meʼyorlariga zid",
  "refusal.land_category": "Yer toifasi qurilishga yoʻl qoʻymaydi",
  "refusal.ground_unproven": "Eʼtirof etish asosi isbotlanmagan",
  "refusal.documents_false": "Hujjatlar haqiqatga toʻgʻri kelmaydi",
  "refusal.right_of_another": "Boshqa shaxsning huquqi bor",
  "refusal.dispute": "Yer yuzasidan nizo bor",
  "refusal.unsafe_building": "Bino xavfsiz emas",
  "refusal.other": "Boshqa sabab",
  "refusal.not_coded": "Kodsiz",
} as const satisfies Record<RefusalKey | `refusals.${"reason" | "said" | "none"}`, string>;
