import type { messages as uzbek } from "./uz_UZ.js";

/** Texts about what one owes for one’s own applications, in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "ownCharge.title": "Ишларим бўйича тўловлар",
  "ownCharge.bill.get": "Тўлов ҳисобини олиш",
  "ownCharge.bill.open": "{at} да берилган тўлов ҳисоби",
  "ownCharge.bill.revoked": "Бу ҳисоб бекор қилинган: у бўйича тўламанг, янгисини олинг.",
  "ownCharge.bill.superseded": "Бу ҳисобдан кейин ҳолат ўзгарган: тўлашдан олдин янгисини олинг.",
  "ownCharge.sentence.free": "Сиздан тўлов олинмайди: тўлиқ озод қилингансиз.",
  "ownCharge.sentence.paid": "{amount} тўлиқ тўланган: яна тўлаш керак эмас.",
  "ownCharge.sentence.paid_refund": "Тўланган. Ортиқча {amount} сизга қайтарилади.",
  "ownCharge.sentence.due": "{amount} тўлашингиз керак. Охирги кун: {day}.",
  "ownCharge.sentence.due_instalment": "Навбатдаги қисм: {amount}. Уни {day} кунигача (шу кун ҳам) тўланг.",
  "ownCharge.sentence.due_undated": "{amount} тўлашингиз керак. Муддат белгиланмаган.",
  "ownCharge.sentence.late": "{amount} ўз вақтида тўланмаган, охирги кун {day} эди. Тўлагунингизча иш тўхтаб туради.",
  "ownCharge.sentence.late_instalment":
    "Навбатдаги қисмдан {amount} ўз вақтида тўланмаган, охирги кун {day} эди. Тўлагунингизча иш тўхтаб туради.",
  "ownCharge.sentence.void": "Бу ҳисоб бекор қилинган: ҳеч нарса тўланмайди.",
  "ownCharge.sentence.void_credit": "Бу ҳисоб бекор қилинган. Тўланган {amount} кейинги ҳисобга ўтади.",
  "ownCharge.sentence.void_refund": "Бу ҳисоб бекор қилинган. Тўланган {amount} сизга қайтарилади.",
  "ownCharge.request.plan": "Сўралган режа",
  "ownCharge.request.asked": "Бўлиб-бўлиб тўлашни сўрагансиз ({at}): жавоб кутилмоқда",
  "ownCharge.request.agreed": "Бўлиб-бўлиб тўлаш сўровингизга рози бўлишди ({at})",
  "ownCharge.request.refused": "Бўлиб-бўлиб тўлаш сўровингиз рад этилди ({at})",
  "ownCharge.request.lapsed": "Бўлиб-бўлиб тўлаш сўровингиз ({at}) ўз кучини йўқотган: ҳисоб ёпилган",
  "ownCharge.ask": "Бўлиб-бўлиб тўлашни сўраш",
  "ownCharge.ask.text":
    "Тўланиши керак: {amount}. Идора рози бўлса, сиз билан шартнома тузади; рози бўлмаса, сабабини айтади. Унга қадар тўлов муддати ўз ҳолича давом этади.",
  "ownCharge.ask.parts": "Неча қисмга бўлинсин",
  "ownCharge.ask.most": "Кўпи билан {most, number}. Кун ва суммаларни ўзингиз ўзгартира оласиз.",
  "ownCharge.ask.row": "{n, number}-қисм",
  "ownCharge.ask.due": "{n, number}-қисм қачонгача тўланади",
  "ownCharge.ask.amount": "{n, number}-қисм суммаси",
  "ownCharge.ask.left": "Қисмлар йиғиндиси қарзга тенг бўлиши керак. Фарқи: {sum}",
  "ownCharge.ask.reason": "Нега бирданига тўлай олмайсиз? Камида 10 та белги ёзинг.",
  "ownCharge.ask.short": "Сабабини тўлиқроқ ёзинг",
  "ownCharge.ask.send": "Сўровни юбориш",
};
