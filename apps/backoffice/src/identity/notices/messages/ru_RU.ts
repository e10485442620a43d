import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of how notices reach a person, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "choices.title": "Как приходят уведомления",
  "choices.intro":
    "Все уведомления собраны в центре уведомлений. Здесь вы выбираете, какие из них приходят ещё и письмом или по SMS. Прочитанное не отправляется.",
  "choices.letters": "Письма",
  "choices.letters.none": "Не приходят: адрес почты не указан",
  "choices.letters.off": "Не приходят: почтовый сервер не подключён",
  "choices.phone.none": "Не приходят: в списке сотрудников нет вашего телефона, его вносит администратор",
  "choices.phone.off": "Не приходят: оператор SMS не подключён",
  "choices.kinds": "Виды уведомлений",
  "choices.email": "Письмо",
  "choices.sms": "SMS",
  "choices.pace": "{kind}: когда",
  "choices.pace.now": "Сразу",
  "choices.pace.digest": "В сводке за день",
  "choices.urgent": "Сразу; письмо приходит всегда",
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
