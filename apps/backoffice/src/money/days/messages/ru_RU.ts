import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank days in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "days.state.open": "День открыт",
  "days.state.closed": "День закрыт",
  "days.untold": "Не указан",
  "days.missing": "Не хватает: {sum}",
  "days.beyond": "Больше, чем говорит банк: {sum}",
  "days.lines": "Открыть невыясненные",
  "days.statement": "Подписанная выписка",
  "days.title": "{day}, {account}",
  "days.conflict": "Этот день изменил другой сотрудник: посмотрите, каким он стал.",
  "days.move.tell": "Указать итог",
  "days.move.close": "Закрыть день",
  "days.move.reopen": "Открыть день снова",
  "days.done.tell": "Итог дня сохранён",
  "days.done.close": "День закрыт, выписка подписана",
  "days.done.reopen": "День открыт снова",
  "days.tell.text":
    "Запишите, что говорит об этом дне выписка банка. Поступление следует и из остатков: исходящий минус входящий плюс списания.",
  "days.tell.by": "Что говорит выписка",
  "days.tell.balances": "Входящий и исходящий остатки",
  "days.turnover": "Всего поступило за день",
  "days.opening": "Входящий остаток",
  "days.closing": "Исходящий остаток",
  "days.paidOut": "Списано со счёта",
  "days.close.text":
    "Закрытый день не принимает поступлений. Его выписка подписывается: её можно напечатать и проверить по QR-коду.",
  "days.reopen.text": "День снова принимает поступления, его подписанная выписка теряет силу.",
  "days.empty": "Банковских дней ещё нет",
  "days.empty.text": "Когда внесут выписку, здесь появится каждый день каждого счёта.",
  "days.empty.narrowed": "Такого дня не нашлось",
  "days.forbidden": "Чтобы видеть банковские дни, нужно разрешение «Платёж: просмотр». Обратитесь к администратору.",
};
