import type { messages as uzbek } from "./uz_UZ.js";

/** What is said where a person chooses how notices reach them, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "choices.letters": "Письма",
  "choices.letters.none": "Не приходят: адрес почты не указан",
  "choices.letters.off": "Не приходят: почтовый сервер не подключён",
  "choices.phone.off": "Не приходят: оператор SMS не подключён",
  "choices.kinds": "Виды уведомлений",
  "choices.email": "Письмо",
  "choices.sms": "SMS",
  "choices.pace": "{kind}: когда",
  "choices.pace.now": "Сразу",
  "choices.pace.digest": "В сводке за день",
  "choices.quiet": "Тихие часы",
  "choices.quiet.on": "Не отправлять в тихие часы",
  "choices.quiet.hint":
    "По ташкентскому времени. Накопившееся уходит одним сообщением, когда часы кончатся; не ждут только сообщения о безопасности.",
  "choices.quiet.from": "Начало",
  "choices.quiet.to": "Конец",
  "choices.digest": "Время сводки",
  "choices.digest.hint":
    "Одно сообщение в день, если есть о чём: если что-то из неё выбрано письмом, всё в одном письме, иначе в одном SMS.",
  "choices.digest.quiet": "Это время попадает в тихие часы: сводка уйдёт в {at}.",
  "choices.unchanged": "Ничего не изменено",
  "choices.draft": "Восстановлены несохранённые изменения",
  "choices.draft.discard": "Отказаться",
  "choices.yes": "да",
  "choices.no": "нет",
  "choices.conflict": "Ваш выбор изменён в другом окне",
  "choices.conflict.text": "Пока вы выбирали здесь, вы изменили это и в другом окне. Отметьте, что оставить.",
};
