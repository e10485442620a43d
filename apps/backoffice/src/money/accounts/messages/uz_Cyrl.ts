import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank accounts in Uzbek (Cyrillic). */
export const messages: Record<keyof typeof uzbek, string> = {
  "accounts.lead":
    "Вилоят ҳисобрақамларини бир киши таклиф қилади, бошқаси тасдиқлайди. Банк рўйхатлари фақат очиқ ҳисобрақамларга қабул қилинади.",
  "accounts.open": "Ҳисобрақам очиш",
  "accounts.open.text": "Бошқа ходим тасдиқлагач очилади.",
  "accounts.open.done": "Ҳисобрақам таклиф қилинди",
  "accounts.none": "Ҳали ҳисобрақам йўқ",
  "accounts.number": "Рақами (20 рақам, сўмда)",
  "accounts.mfo": "МФО (5 рақам)",
  "accounts.kind.bank": "Банк кўчирмаси",
  "accounts.kind.online": "Онлайн тўловлар",
  "accounts.kind.online.text": "Унга тўлов тизими пул ўтказади; банк рўйхати қабул қилинмайди.",
  "accounts.state.proposed": "Очилиши кутилмоқда",
  "accounts.state.open": "Очиқ",
  "accounts.state.closing": "Ёпилиши кутилмоқда",
  "accounts.state.closed": "Ёпилган",
  "accounts.state.refused": "Очилмади",
  "accounts.state.withdrawn": "Таклиф қайтариб олинди",
  "accounts.by": "Таклиф қилди: {name}",
  "accounts.decided": "Ҳал қилди: {name}",
  "accounts.move.approve": "Таклифни тасдиқлаш",
  "accounts.move.refuse": "Таклифни рад этиш",
  "accounts.move.withdraw": "Таклифни қайтариб олиш",
  "accounts.move.close": "Ҳисобрақамни ёпиш",
  "accounts.ask.open": "{number} рақамли ҳисобрақам очилсинми?",
  "accounts.ask.close": "{number} рақамли ҳисобрақам ёпилсинми?",
  "accounts.ask.withdraw": "{number} рақамли ҳисобрақам бўйича таклиф қайтариб олинсинми?",
  "accounts.close.text":
    "Бошқа ходим тасдиқлагунча очиқ туради. Ёпилгач янги рўйхат қабул қилинмайди; келган пул жойида қолади.",
  "accounts.done.approve": "Ҳисобрақам бўйича таклиф тасдиқланди",
  "accounts.done.refuse": "Ҳисобрақам бўйича таклиф рад этилди",
  "accounts.done.withdraw": "Ҳисобрақам бўйича таклиф қайтариб олинди",
  "accounts.done.close": "Ҳисобрақамни ёпиш таклиф қилинди",
  "accounts.conflict": "Ҳисобрақамни бошқа киши ўзгартирди. Яна бир бор қаранг.",
  "accounts.forbidden": "Ҳисобрақамларни кўришга рухсатингиз йўқ. Администраторга мурожаат қилинг.",
};
