import type { messages as uzbek } from "./uz_UZ.js";

/** The words of the signed summary table, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "svodStatement.republic": "Вся республика",
  "svodStatement.period": "Период",
  "svodStatement.until": "Всё по {to}",
  "svodStatement.untilThan": "На {to}, в сравнении с {than}",
  "svodStatement.during": "{from} – {to} в сравнении с предыдущим периодом {fromBefore} – {toBefore}",
  "svodStatement.notes":
    "Суммы в сумах. План – оценка: участки плана-графика × БРВ × коэффициент места. Просроченное известно только на сегодня. Процент – изменение к тому, с чем сравнивается.",
  "svodStatement.sums": "По территориям",
  "svodStatement.blanks": "Подписи",
  "svodStatement.prepared": "Подготовил",
  "svodStatement.approved": "Утвердил",
  "svodStatement.name": "Ф. И. О.",
  "svodStatement.signed": "Подпись",
  "svodStatement.by": "Кто запросил",
  "svodStatement.check": "Проверка таблицы",
  "svodStatement.check.text":
    "Считайте код телефоном: откроется эта же таблица из системы. Она должна совпадать с той, что у вас в руках. Таблица говорит о положении на момент подписи.",
  "svodStatement.check.alternative": "QR-код, открывающий таблицу в системе: {address}",
};
