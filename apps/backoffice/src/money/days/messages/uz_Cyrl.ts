import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank days in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "days.state.open": "Очиқ кун",
  "days.state.closed": "Ёпилган кун",
  "days.untold": "Айтилмаган",
  "days.missing": "Етишмайди: {sum}",
  "days.beyond": "Банк айтганидан ортиқ: {sum}",
  "days.lines": "Аниқланмаганларини очиш",
  "days.statement": "Имзоланган кўчирма",
  "days.title": "{day}, {account}",
  "days.conflict": "Бу кунни бошқа ходим ўзгартирди: янгиланган ҳолатига қаранг.",
  "days.move.tell": "Жамисини айтиш",
  "days.move.close": "Кунни ёпиш",
  "days.move.reopen": "Кунни қайта очиш",
  "days.done.tell": "Куннинг жамиси сақланди",
  "days.done.close": "Кун ёпилди, кўчирма имзоланди",
  "days.done.reopen": "Кун қайта очилди",
  "days.tell.text":
    "Банк кўчирмаси шу кун ҳақида нима деганини ёзинг. Тушум қолдиқлардан ҳам ҳисобланади: охиридаги минус бошидаги плюс чиқим.",
  "days.tell.by": "Кўчирма нимани айтади",
  "days.tell.balances": "Кун боши ва охиридаги қолдиқларни",
  "days.turnover": "Кунлик жами тушум",
  "days.opening": "Кун бошидаги қолдиқ",
  "days.closing": "Кун охиридаги қолдиқ",
  "days.paidOut": "Ҳисобдан чиқим",
  "days.close.text":
    "Ёпилган кун янги тушум олмайди. Кўчирмаси имзоланади: уни чоп этиш ва QR код билан текшириш мумкин.",
  "days.reopen.text": "Кун яна тушум олади, имзоланган кўчирмаси кучини йўқотади.",
  "days.empty": "Банк кунлари ҳали йўқ",
  "days.empty.text": "Кўчирма киритилгач, ҳар ҳисобрақамнинг ҳар куни шу ерда туради.",
  "days.empty.narrowed": "Бундай кун топилмади",
  "days.forbidden": "Банк кунларини кўриш учун «Тўлов: кўриш» рухсати керак. Администраторга мурожаат қилинг.",
};
