import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the registers of the diary, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diary.walked": "С пройденной границей",
  "diary.moved": "Изменившие состояние участка",
  "diary.ofPerson": "Одного инспектора",
  "diary.ofOrganisation": "Одной организации",
  "diary.ofArea": "Одного участка",
  "diary.records.none": "Осмотров пока нет",
  "diary.records.none.text": "Записанное инспекторами на месте появляется здесь, как только его примут.",
  "diary.records.narrowed": "Ничего не подходит: снимите один из фильтров.",
  "diary.records.search": "Номер, кадастровый номер или адрес участка",
  "diary.users.search": "Имя человека",
  "diary.users.none": "Дневник пока никто не ведёт",
  "diary.forbidden": "У вас нет права читать записи дневника",
  "diary.device.room": "{megabytes, number} МБ",
  "diary.device.none": "Устройств нет",
  "diary.device.unseen": "Устройства видит офис территории этого человека",
  "diary.device.unheard": "{name}: вестей ещё не было",
  "diary.device.heard": "{name}: {at}, не отправлено осмотров: {visits, number}, фото: {photos, number}, места {free}",
};
