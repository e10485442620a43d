import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the register of areas, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "areas.title": "Самовольно занятые земли: {state}",
  "areas.search": "Номер, кадастровый номер или адрес",
  "areas.empty": "Участков не найдено",
  "areas.empty.none": "В этом состоянии сейчас участков нет.",
  "areas.empty.filtered": "Под эти условия участков нет. Попробуйте изменить фильтры.",
  "areas.forbidden": "У вас нет разрешения видеть реестр самовольно занятых земель.",
};
