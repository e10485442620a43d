import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank accounts in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "accounts.lead":
    "Счёт области предлагает один человек, утверждает другой. Списки банка принимаются только по открытым счетам.",
  "accounts.open": "Открыть счёт",
  "accounts.open.text": "Счёт откроется, когда его утвердит другой сотрудник.",
  "accounts.open.done": "Счёт предложен",
  "accounts.none": "Счетов пока нет",
  "accounts.number": "Номер (20 цифр, в сумах)",
  "accounts.mfo": "МФО (5 цифр)",
  "accounts.kind.bank": "Выписка банка",
  "accounts.kind.online": "Онлайн-платежи",
  "accounts.kind.online.text": "На него перечисляет платёжная система; списки банка по нему не принимаются.",
  "accounts.state.proposed": "Ожидает открытия",
  "accounts.state.open": "Открыт",
  "accounts.state.closing": "Ожидает закрытия",
  "accounts.state.closed": "Закрыт",
  "accounts.state.refused": "Не открыт",
  "accounts.state.withdrawn": "Предложение отозвано",
  "accounts.by": "Предложил(а): {name}",
  "accounts.decided": "Решил(а): {name}",
  "accounts.move.approve": "Утвердить предложение",
  "accounts.move.refuse": "Отклонить предложение",
  "accounts.move.withdraw": "Отозвать предложение",
  "accounts.move.close": "Закрыть счёт",
  "accounts.ask.open": "Открыть счёт {number}?",
  "accounts.ask.close": "Закрыть счёт {number}?",
  "accounts.ask.withdraw": "Отозвать предложение о счёте {number}?",
  "accounts.close.text":
    "Счёт открыт, пока закрытие не утвердит другой сотрудник. Затем списки по нему не принимаются; поступившие деньги остаются.",
  "accounts.done.approve": "Предложение о счёте утверждено",
  "accounts.done.refuse": "Предложение о счёте отклонено",
  "accounts.done.withdraw": "Предложение о счёте отозвано",
  "accounts.done.close": "Закрытие счёта предложено",
  "accounts.conflict": "Счёт изменил другой человек. Посмотрите ещё раз.",
  "accounts.forbidden": "У вас нет разрешения видеть счета. Обратитесь к администратору.",
};
