import type { messages as uzbek } from "./uz_UZ.js";

/** Texts about what one owes for one’s own applications, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "ownCharge.title": "Платежи по моим делам",
  "ownCharge.bill.get": "Получить счёт на оплату",
  "ownCharge.bill.open": "Счёт на оплату от {at}",
  "ownCharge.bill.revoked": "Этот счёт отозван: не платите по нему, получите новый.",
  "ownCharge.bill.superseded": "После этого счёта положение изменилось: прежде чем платить, получите новый.",
  "ownCharge.sentence.free": "С вас ничего не взимается: вы освобождены полностью.",
  "ownCharge.sentence.paid": "{amount} оплачено полностью: больше платить не нужно.",
  "ownCharge.sentence.paid_refund": "Оплачено. Лишние {amount} вам вернут.",
  "ownCharge.sentence.due": "Вам нужно заплатить {amount}. Последний день — {day}",
  "ownCharge.sentence.due_instalment": "Очередная часть — {amount}. Внесите её до {day} включительно.",
  "ownCharge.sentence.due_undated": "Вам нужно заплатить {amount}. Срок не установлен.",
  "ownCharge.sentence.late":
    "{amount} вовремя не оплачено, последний день был {day} Дело приостановлено, пока вы не заплатите.",
  "ownCharge.sentence.late_instalment":
    "{amount} очередной части вовремя не внесено, последний день был {day} Дело приостановлено, пока вы не заплатите.",
  "ownCharge.sentence.void": "Это начисление отменено: платить по нему ничего не нужно.",
  "ownCharge.sentence.void_credit": "Это начисление отменено. Внесённые {amount} зачтут в следующее.",
  "ownCharge.sentence.void_refund": "Это начисление отменено. Внесённые {amount} вам вернут.",
  "ownCharge.request.plan": "План, о котором вы просите",
  "ownCharge.request.asked": "Вы попросили о рассрочке ({at}): ответа ещё нет",
  "ownCharge.request.agreed": "На вашу просьбу о рассрочке согласились ({at})",
  "ownCharge.request.refused": "В рассрочке вам отказали ({at})",
  "ownCharge.request.lapsed": "Ваша просьба о рассрочке ({at}) больше не действует: начисление закрыто",
  "ownCharge.ask": "Попросить о рассрочке",
  "ownCharge.ask.text":
    "Нужно заплатить {amount}. Если ведомство согласится, оно заключит с вами договор; если нет — объяснит почему. До ответа срок оплаты идёт как прежде.",
  "ownCharge.ask.parts": "На сколько частей разделить",
  "ownCharge.ask.most": "Не больше {most, number}. Дни и суммы можно изменить.",
  "ownCharge.ask.row": "Часть {n, number}",
  "ownCharge.ask.due": "До какого дня внести часть {n, number}",
  "ownCharge.ask.amount": "Сумма части {n, number}",
  "ownCharge.ask.left": "Части должны составить весь долг. Разница: {sum}",
  "ownCharge.ask.reason": "Почему вы не можете заплатить сразу? Не меньше 10 знаков.",
  "ownCharge.ask.short": "Напишите о причине подробнее",
  "ownCharge.ask.send": "Отправить просьбу",
};
