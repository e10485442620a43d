import type { messages as uzbek } from "./uz_UZ.js";

/** Why applications are refused, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "refusals.reason": "Причина отказа",
  "refusals.said": "Причина отказа: {reason}",
  "refusals.none": "Не отказано",
  "refusal.protected_zone": "Находится в охранной зоне",
  "refusal.public_land": "Находится на земле общего пользования",
  "refusal.public_needs": "Отведено для государственных и общественных нужд",
  "refusal.town_planning": "Противоречит градостроительным документам или нормам",
  "refusal.land_category": "Категория земли не допускает строительства",
  "refusal.ground_unproven": "Основание признания не доказано",
  "refusal.documents_false": "Документы не соответствуют действительности",
  "refusal.right_of_another": "Есть право другого лица",
  "refusal.dispute": "О земле идёт спор",
  "refusal.unsafe_building": "Здание небезопасно",
  "refusal.other": "Другая причина",
  "refusal.not_coded": "Без кода",
};
