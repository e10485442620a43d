import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of a file's page in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "file.present": "У кого дело сейчас открыто",
  "file.present.reads": "{name} тоже в этом деле",
  "file.present.edits": "{name} редактирует",
  "sentence.place_ended":
    "Махалли этого дела больше нет: пока его не отнесут к нынешней махалле, с ним ничего не происходит",
  "sentence.editing_incomplete":
    "Дело оформляется, его ведёт {holder}: до подачи не хватает ещё {count, plural, one {# сведения} other {# сведений}}",
  "sentence.editing_ready": "Сведения полны: подать дело на заключение должен орган «{holder}»",
  "sentence.editing_returned":
    "Дело возвращено на доработку: орган «{holder}» должен ответить на {count, plural, one {# требование} few {# требования} other {# требований}} и подать его снова",
  "sentence.editing_answered":
    "Дело было возвращено, на все требования дан ответ: подать его снова должен орган «{holder}»",
  "sentence.editing_duplicate":
    "Участок накладывается на участок дела {number}: до подачи орган «{holder}» должен установить, один ли это участок",
  "sentence.to_conclusion_ready": "Дело подано: начать обсуждение должен орган «{holder}»",
  "sentence.to_conclusion_no_diagram":
    "Дело подано, но для основания {count} нет действующей логики обсуждения: {holder} ждёт, пока её введут",
  "sentence.to_conclusion_no_organisation":
    "Дело подано, но для одного из шагов обсуждения в районе нет органа: {holder} ждёт, пока его назначат",
  "sentence.in_discussion_waiting": "Дело на обсуждении: ожидаются заключения, которые дают {organisations}",
  "sentence.in_discussion_overdue": "Дело на обсуждении: свой срок пропустили и должны дать заключение {organisations}",
  "sentence.in_review_conclusion":
    "Одно из заключений отрицательное: объявить, вернуть или отклонить дело решает {holder}",
  "sentence.in_review_objection": "Возражение удовлетворено: объявить, вернуть или отклонить дело решает {holder}",
  "sentence.in_review_justice":
    "Юстиция дала отрицательное решение: объявить, вернуть или отклонить дело решает {holder}",
  "sentence.in_review_refusal":
    "Занимающее лицо отказалось платить: объявить, вернуть или отклонить дело решает {holder}",
  "sentence.in_review_appeal": "Жалоба удовлетворена: объявить, вернуть или отклонить дело решает {holder}",
  "sentence.in_review_objections":
    "Дело рассматривается: сначала орган «{holder}» должен рассмотреть {count, plural, one {# возражение} few {# возражения} other {# возражений}}",
  "sentence.announced_running":
    "Дело объявлено, его ведёт {holder}: возразить может любой, а по окончании объявления дело само перейдёт в юстицию",
  "sentence.announced_objections":
    "Дело объявлено: объявление продолжается, и орган «{holder}» должен рассмотреть {count, plural, one {# возражение} few {# возражения} other {# возражений}}",
  "sentence.announced_over":
    "Объявление окончено, но дело ждёт решения по возражениям: в юстицию оно перейдёт, когда {holder} рассмотрит {count, plural, one {# возражение} few {# возражения} other {# возражений}}",
  "sentence.at_justice":
    "{count, plural, =0 {Объявление завершено без возражений} one {Объявление завершено: поступило # возражение, оно не удовлетворено} few {Объявление завершено: поступило # возражения, ни одно не удовлетворено} other {Объявление завершено: поступило # возражений, ни одно не удовлетворено}}; законность дела проверяет {holder}",
  "sentence.in_payment_open": "Плата рассчитана: занимающее лицо должно внести {amount}, запишет её {holder}",
  "sentence.in_payment_instalments":
    "Плата вносится частями по договору: занимающему лицу осталось внести {amount}, поступления записывает {holder}",
  "sentence.in_payment_suspended":
    "Срок оплаты истёк, и дело приостановлено: занимающее лицо должно внести {amount}, плату запишет {holder}",
  "sentence.at_council_waiting": "Дело ждёт решения Кенгаша: внести его в повестку и решить должен орган «{holder}»",
  "sentence.at_council_agenda": "Дело в повестке заседания № {number} от {day}: решить его должен орган «{holder}»",
  "sentence.at_council_duplicate":
    "Дело в Кенгаше, но участок накладывается на участок дела {number}: это надо выяснить прежде, чем {holder} его зарегистрирует",
  "sentence.rejected_running":
    "Дело отклонено: до конца срока обжалования занимающее лицо может подать жалобу, затем дело закроется без регистрации",
  "sentence.rejected_appeal":
    "Дело отклонено, и на это подана жалоба: рецензентам надо рассмотреть {count, plural, one {# жалобу} few {# жалобы} other {# жалоб}}",
  "sentence.registered": "Право признано и зарегистрировано: дело завершено и больше не меняется",
  "sentence.unregistered": "Право не признано: дело закрыто без регистрации",
  "sentence.whole": "{said}{term}.",
  "sentence.term.running": "; {term} — {date} ({left})",
  "sentence.term.late": "; {term} истёк {date} ({left})",
  "sentence.term.paused": "; {term} сейчас приостановлен",
  "sentence.term.name":
    "{of, select, step {срок заключения} steps {ближайший из сроков заключений} to_conclusion {срок начала обсуждения} in_discussion {срок всего обсуждения} in_review {срок рассмотрения} announced {срок объявления} at_justice {срок юстиции} in_payment {срок оплаты} instalment {срок очередного платежа} at_council {срок Кенгаша} rejected {срок обжалования} other {общий срок дела}}",
  "sentence.organisations.choice": "{organisations} ({needed, plural, =1 {достаточно одного} other {достаточно #}})",
  "sentence.organisations.more": "ещё {count, plural, one {# орган} few {# органа} other {# органов}}",
  "file.tab.requests": "Требования",
  "file.tab.notes": "Заметки",
  "file.tab.deadlines": "Сроки",
  "requests.none": "Требований нет",
  "requests.none.text": "Когда дело возвращают, здесь указано, что в нём исправить.",
  "requests.open":
    "{count, plural, one {# требование} few {# требования} other {# требований}} без ответа: пока не дан ответ на каждое, дело нельзя подать снова.",
  "requests.changed": "С тех пор изменено: {facts}",
  "requests.unchanged": "Названное в требовании не изменено",
  "requests.unchanged.ask": "Ответить без изменений?",
  "requests.unchanged.ask.text": "Названное в требовании осталось прежним. Рецензент увидит, что ничего не изменено.",
  "terms.status": "Срок статуса",
  "terms.total": "Общий срок",
  "terms.none": "У этого статуса нет срока",
  "terms.days.working": "{days, plural, one {# рабочий день} few {# рабочих дня} other {# рабочих дней}}",
  "terms.days.calendar": "{days, plural, one {# календарный день} few {# календарных дня} other {# календарных дней}}",
  "terms.from": "Начат",
  "terms.ends": "Истекает",
  "terms.ends.unknown": "станет известно, когда срок пойдёт дальше",
  "terms.pauses": "Приостановки",
  "terms.pauses.none": "Не приостанавливался",
  "terms.pause": "{from} – {to}: {why}",
  "terms.pause.now": "до сих пор",
  "terms.why.editing": "дело на редактировании",
  "terms.why.suspended": "срок оплаты истёк",
  "terms.why.instalments": "плата вносится частями по договору",
  "terms.stays": "Время в статусах",
  "terms.stays.from": "С",
  "terms.stays.to": "По",
  "terms.stays.days": "Дней",
  "payment.bill": "Номер счёта на оплату",
  "payment.overpaid": "Переплата (остаётся за делом)",
  "payment.credit": "Получено: зачтётся в следующем начислении",
  "payment.refund": "Получено: подлежит возврату",
  "payment.state.open": "К оплате",
  "payment.state.paid": "Оплачено",
  "payment.state.void": "Аннулировано: дело возвращено, уплаченное остаётся за делом",
  "payment.state.free": "Освобождено",
  "payment.consented": "Согласие занимающего лица",
  "payment.due": "Оплатить до",
  "payment.made": "Рассчитано и зафиксировано",
  "payment.row.bhm": "БРВ (действует с {day})",
  "payment.row.multiple": "Коэффициент места",
  "payment.row.document": "Документ-основание",
  "payment.row.opens": "{what}: {sum}",
  "payment.contract": "Договор рассрочки {number} от {day}",
  "payment.contract.file": "Договор",
  "payment.instalment": "Срок",
  "payment.instalment.state.paid": "Оплачено",
  "payment.instalment.state.due": "Ожидается",
  "payment.instalment.state.overdue": "Просрочено",
  "payment.receipt.by": "Кто внёс",
  "payment.receipt.imported": "из списка банка",
  "payment.receipt.cancelled": "Отменено: {day}",
  "instalments.number": "Номер договора",
  "instalments.signed": "Дата договора",
  "instalments.owed": "Осталось оплатить {sum}. Сумма частей должна быть ровно такой.",
  "instalments.left": "Не распределено: {sum}",
  "instalments.row": "Часть {n}",
  "instalments.due": "Срок части {n}",
  "instalments.amount": "Сумма части {n}",
  "instalments.add": "Добавить часть",
  "instalments.remove": "Убрать последнюю часть",
  "instalments.equal": "Разделить поровну",
  "instalments.file": "Копия договора",
  "registration.title": "Дело зарегистрировано",
  "registration.certificate": "Открыть свидетельство",
  "act.confirm.submit": "Подать дело?",
  "act.confirm.submit.text": "После подачи сведения можно менять, только если дело вернут на доработку.",
  "act.outside": "{percent} % участка лежит за пределами: {name}. Подавайте, только если место указано верно.",
  "act.outside.approximate":
    "{percent} % участка лежит за приблизительной границей: {name}. Подавайте, только если место указано верно.",
  "act.plan.none": "Все заключения переносятся из прежнего обсуждения: никого не спрашивают.",
  "act.confirm.start_discussion": "Начать обсуждение?",
  "act.confirm.start_discussion.text":
    "Органам из действующей логики обсуждения уйдут запросы на заключения, их сроки начнутся.",
  "act.wait": "Ещё выясняется, что за этим последует",
  "act.follows.review_announce": "Дело объявляется публично. Пока идёт объявление, на него можно подать возражение.",
  "act.follows.review_return":
    "Дело возвращается на доработку: обсуждение и объявление прекращаются, начисление отменяется. Когда на все требования ответят, дело подаётся снова.",
  "act.follows.return":
    "Дело возвращается на доработку: обсуждение и объявление прекращаются, начисление отменяется. Когда на все требования ответят, дело подаётся снова.",
  "act.follows.review_reject":
    "Дело отклоняется. Занимающее лицо прочтёт причину и сможет подать жалобу в срок; когда срок истечёт, дело останется незарегистрированным.",
  "act.follows.justice_positive":
    "Документ подписывается. Начисление делается по сегодняшним настройкам и больше не меняется, счёт отправляется плательщику; если платить нечего, дело переходит в Кенгаш.",
  "act.follows.justice_negative": "Документ подписывается, и дело переходит на рассмотрение.",
  "act.follows.record_payment":
    "Внесённая сумма засчитывается в начисление. Если оно оплачено полностью, дело переходит в Кенгаш.",
  "act.follows.agree_instalments":
    "Вместо срока счёта действуют дни договора. Пока договор исполняется, общий срок стоит.",
  "act.follows.council_for":
    "Решение подписывается, и выдаётся свидетельство: дело регистрируется и больше не меняется.",
  "act.follows.council_against": "Решение подписывается, и дело отклоняется. Жалобу можно подать в срок обжалования.",
  "complaint.decide.text":
    "Решение прочтёт на своей странице тот, кто подал жалобу; изменить его нельзя. Если жалоба удовлетворена, дело возвращается на рассмотрение; если отклонена, срок обжалования идёт дальше.",
  "withdraw.text":
    "Дело уходит из реестра; номер и история остаются. Если оно открыто по участку, участок снова новый, подтверждённый.",
  "withdraw.done": "Дело {number} отозвано",
  "file.fromArea": "Открыто по участку",
  "discussion.none": "Обсуждение ещё не началось",
  "discussion.none.text": "Когда дело подано, оно обсуждается по действующей логике обсуждения.",
  "discussion.diagram": "Логика обсуждения, версия {version}",
  "discussion.conclusions.none": "Заключений пока нет",
  "discussion.closed":
    "{count, plural, one {# заключение другого органа откроется} few {# заключения других органов откроются} other {# заключений других органов откроются}} после обсуждения",
  "discussion.document": "Документ PDF",
  "discussion.superseded": "Заменено",
  "discussion.carried": "Перенесено из прежнего обсуждения",
  "payment.none": "Платёж ещё не начислен",
  "payment.amount": "Начислено",
  "payment.rows": "Как получилась сумма",
  "payment.receipts": "Полученные платежи",
  "payment.receipts.none": "Платежей не поступало",
};
