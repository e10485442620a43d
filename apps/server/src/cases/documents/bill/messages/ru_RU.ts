import type { messages as uzbek } from "./uz_UZ.js";

/** The words of bills, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "bill.title": "Счёт на оплату {number}",
  "bill.toPay": "К оплате сейчас",
  "bill.sum": "Сумма",
  "bill.inWords": "Сумма прописью",
  "bill.due": "Оплатить до (включительно)",
  "bill.purpose": "Назначение платежа",
  "bill.purpose.line": "{number}. Плата за признание права на землю по делу {application}",
  "bill.account": "Куда платить",
  "bill.payee": "Получатель",
  "bill.accountNumber": "Расчётный счёт",
  "bill.mfo": "Код банка (МФО)",
  "bill.code.text": "Считайте код приложением банка: платёж заполнится сам.",
  "bill.code.demonstration":
    "Код для демонстрации: ни один банк его не примет. Форму настоящего кода даёт казначейство.",
  "bill.code.alternative": "QR-код для оплаты счёта {number}",
  "bill.what": "За что",
  "bill.file": "Номер дела",
  "bill.amount": "Начислено всего",
  "bill.remaining": "Всего осталось",
  "bill.instalments": "План рассрочки",
  "bill.instalment.paid": "{amount}, оплачено",
  "bill.instalment.due": "{amount}, из них оплачено {paid}",
  "bill.instalment.overdue": "{amount}, из них оплачено {paid}, просрочено",
  "bill.issuer": "Кем выдан",
  "bill.moment": "Счёт говорит о положении на момент выдачи: {at} (Ташкент). Оплаченного позже в нём нет.",
  "bill.check": "Проверка счёта",
  "bill.check.text": "Считайте код телефоном: страница скажет, действует ли счёт и не выдан ли вместо него другой.",
  "bill.check.alternative": "QR-код, ведущий на страницу счёта: {address}",
};
