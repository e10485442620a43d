import type { messages as uzbek } from "./uz_UZ.js";

/** What people are told, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "notice.application.arrived":
    "{count, plural, =1 {{number} иш сизга келди: {status}} other {# та иш сизга келди: {status}}}",
  "notice.application.returned":
    "{count, plural, =1 {{number} иш таҳрирлашга қайтарилди} other {# та иш таҳрирлашга қайтарилди}}",
  "notice.application.resubmitted":
    "{count, plural, =1 {{number} иш тузатилиб, қайта топширилди} other {# та иш тузатилиб, қайта топширилди}}",
  "notice.application.noted": "{by} сизни {number} ишдаги қайдда тилга олди",
  "notice.conclusion.asked":
    "{count, plural, =1 {{number} иш бўйича ташкилотингиз хулосаси сўралди} other {# та иш бўйича ташкилотингиз хулосаси сўралди}}",
  "notice.application.decided":
    "{count, plural, =1 {Сиз топширган {number} иш бўйича қарор: {status}} other {Сиз топширган # та иш бўйича қарор: {status}}}",
  "notice.conclusion.soon":
    "{count, plural, =1 {{number} иш бўйича хулоса муддати яқин} other {# та хулоса муддати яқин}}",
  "notice.conclusion.late":
    "{count, plural, =1 {{number} иш бўйича хулоса муддати ўтди} other {# та хулоса муддати ўтди}}",
  "notice.objection.received": "{count, plural, =1 {{number} ишга эътироз билдирилди} other {# та эътироз келди}}",
  "notice.objection.decided":
    "{count, plural, =1 {{number} ишга билдирилган эътироз ҳал қилинди} other {# та эътироз ҳал қилинди}}",
  "notice.complaint.received": "{count, plural, =1 {{number} иш бўйича шикоят келди} other {# та шикоят келди}}",
  "notice.deadline.escalated":
    "{count, plural, =1 {{number} ишнинг муддати {days} кун ўтди: {status}} other {# та ишнинг муддати ўтди: {status}}}",
  "notice.own.moved": "{number} ишингиз янги ҳолатда: {status}",
  "notice.own.objection":
    "{number} иш бўйича эътирозингиз {verdict, select, upheld {қаноатлантирилди} dismissed {рад этилди} other {кўриб чиқилди}}",
  "notice.own.objected": "{number} ишингизга эътироз билдирилди",
  "notice.own.objection-decided":
    "{number} ишингизга билдирилган {objections, plural, =1 {эътироз} other {# та эътироз}} {verdict, select, upheld {қаноатлантирилди} dismissed {рад этилди} withdrawn {қайтариб олинди} other {кўриб чиқилди}}",
  "notice.own.complaint":
    "{number} иш бўйича шикоятингиз {verdict, select, upheld {қаноатлантирилди} dismissed {рад этилди} other {кўриб чиқилди}}",
  "notice.own.receipt": "{number} ишингиз бўйича тўлов қабул қилинди",
  "notice.own.reminder": "{number} ишингиз бўйича тўлов кутилмоқда",
  "notice.own.plan":
    "{ends, select, true {{place}: ерларни ўрганиш бекор қилинди} other {{place}: ерлар {from} – {to} кунлари ўрганилади}}",
  "notice.conclusion.delegated": "{by} сизга {number} иш бўйича хулосани топширди ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} {number} иш бўйича хулосани сиздан олди ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {{number} иш «{view}» кўринишига кирди} other {«{view}» кўринишига # та иш кирди}}",
  "notice.bulk.ended": "Кўп иш бирданига: {total} тадан {moved} таси бажарилди",
  "notice.export.ready": "Экспорт қилинган файл тайёр: {rows} қатор",
  "notice.export.failed": "Экспорт қилинмади: файл тайёрланмади",
  "notice.schedule.proposed":
    "{count, plural, =1 {{place}: режа-жадвал тасдиқлашингизни кутмоқда} other {# та режа-жадвал тасдиқлашингизни кутмоқда}}",
  "notice.schedule.approved":
    "{count, plural, =1 {{place}: режа-жадвал тасдиқланди, {from} – {to}} other {# та режа-жадвал тасдиқланди}}",
  "notice.schedule.returned":
    "{count, plural, =1 {{place}: режа-жадвал сабаб билан қайтарилди} other {# та режа-жадвал қайтарилди}}",
  "notice.schedule.changed":
    "{count, plural, =1 {{place}: режа-жадвал ўзгарди, энди {from} – {to}} other {# та режа-жадвал ўзгарди}}",
  "notice.schedule.cancelled":
    "{count, plural, =1 {{place}: режа-жадвал бекор қилинди} other {# та режа-жадвал бекор қилинди}}",
  "notice.schedule.late":
    "{count, plural, =1 {{place}: режа-жадвал режадан ортда қолмоқда} other {# та режа-жадвал режадан ортда қолмоқда}}",
  "notice.area.told":
    "{count, plural, =1 {Фуқаро ўзи эгаллаган ер ҳақида хабар берди: {number} ({place})} other {{place}: фуқаролар ўзлари эгаллаган # та ер ҳақида хабар берди}}",
  "notice.area.sent":
    "{count, plural, =1 {{number} ер сизга назоратга келди ({place})} other {{place}: # та ер сизга назоратга келди}}",
  "notice.account.device": "Ҳисобингизга янги қурилмадан кирилди. Агар бу сиз бўлмасангиз, ҳамма сеансларни тугатинг",
  "notice.account.email":
    "Хабарлар учун почта манзилингиз ўзгарди. Агар буни сиз қилмаган бўлсангиз, ҳамма сеансларни тугатинг",
  "kind.application.arrived": "Сизга келган ишлар",
  "kind.application.returned": "Таҳрирлашга қайтарилган ишлар",
  "kind.application.resubmitted": "Қайта топширилган ишлар",
  "kind.application.noted": "Сиз тилга олинган қайдлар",
  "kind.conclusion.asked": "Сўралган хулосалар",
  "kind.application.decided": "Сиз топширган ишлар бўйича қарорлар",
  "kind.conclusion.soon": "Муддати яқин хулосалар",
  "kind.conclusion.late": "Муддати ўтган хулосалар",
  "kind.objection.received": "Келган эътирозлар",
  "kind.objection.decided": "Ҳал қилинган эътирозлар",
  "kind.complaint.received": "Келган шикоятлар",
  "kind.deadline.escalated": "Муддати ўтган ишлар",
  "kind.own.moved": "Ўз ишингиздаги ўзгаришлар",
  "kind.own.objection": "Эътирозингизга жавоб",
  "kind.own.objected": "Ишингизга билдирилган янги эътирозлар",
  "kind.own.objection-decided": "Ишингизга билдирилган эътирозлар бўйича қарорлар",
  "kind.own.complaint": "Шикоятингиз бўйича қарор",
  "kind.own.receipt": "Ишингиз бўйича тўловлар",
  "kind.own.reminder": "Тўлов ҳақида эслатмалар",
  "kind.own.plan": "Маҳаллангизга келиш кунлари",
  "kind.conclusion.delegated": "Сизга топширилган хулосалар",
  "kind.conclusion.taken-over": "Сиздан олинган хулосалар",
  "kind.view.entered": "Кузатилаётган кўринишга кирган ишлар",
  "kind.bulk.ended": "Кўп иш бирданига тугади",
  "kind.export.ready": "Экспорт файли тайёр",
  "kind.export.failed": "Экспорт қилинмади",
  "kind.schedule.proposed": "Тасдиқлашингизни кутаётган режа-жадваллар",
  "kind.schedule.approved": "Тасдиқланган режа-жадваллар",
  "kind.schedule.returned": "Қайтарилган режа-жадваллар",
  "kind.schedule.changed": "Ўзгарган режа-жадваллар",
  "kind.schedule.cancelled": "Бекор қилинган режа-жадваллар",
  "kind.schedule.late": "Ортда қолаётган режа-жадваллар",
  "kind.area.told": "Фуқаролар хабар берган ерлар",
  "kind.area.sent": "Сизга назоратга келган ерлар",
  "kind.account.device": "Янги қурилмадан кириш",
  "kind.account.email": "Почта манзили ўзгариши",
  "notice.correction.proposed": "{by} {number} иш бўйича тўловни бекор қилишни таклиф қилди: тасдиғингиз керак",
  "notice.correction.answered": "{by} {number} иш бўйича тўловни бекор қилиш таклифингизга жавоб берди",
  "notice.refund.proposed": "{by} {number} иш бўйича пулни қайтаришни таклиф қилди: тасдиғингиз керак",
  "notice.refund.moved": "Сиз {number} иш бўйича таклиф қилган пул қайтариш олдинга силжиди ({by})",
  "notice.return.moved": "Сиз таклиф қилган {document} тушумни қайтариш олдинга силжиди ({by})",
  "notice.own.correction": "{number} ишингизга янглиш киритилган тўлов бекор қилинди",
  "notice.own.refund": "{number} ишингиз бўйича пул қайтарилди",
  "notice.own.instalments": "{number} ишингиз бўйича бўлиб-бўлиб тўлаш сўровингизга жавоб берилди",
  "notice.instalments.asked": "{number} иш бўйича бўлиб-бўлиб тўлаш сўралди: жавобингиз керак",
  "kind.correction.proposed": "Тасдиғингизни кутаётган тўлов бекор қилишлар",
  "kind.correction.answered": "Тўловни бекор қилиш таклифларингизга жавоблар",
  "kind.refund.proposed": "Тасдиғингизни кутаётган пул қайтаришлар",
  "kind.refund.moved": "Сиз таклиф қилган пул қайтаришлар",
  "kind.return.moved": "Сиз таклиф қилган тушумларни қайтариш",
  "kind.own.correction": "Ишингиз бўйича бекор қилинган тўловлар",
  "kind.own.refund": "Сизга қайтарилган пуллар",
  "kind.own.instalments": "Бўлиб-бўлиб тўлаш сўровларингизга жавоблар",
  "kind.instalments.asked": "Жавобингизни кутаётган бўлиб-бўлиб тўлаш сўровлари",
};
