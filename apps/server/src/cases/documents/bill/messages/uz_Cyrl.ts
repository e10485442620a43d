import type { messages as uzbek } from "./uz_UZ.js";

/** The words of bills, in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "bill.title": "Тўлов ҳисоби {number}",
  "bill.toPay": "Ҳозир тўланади",
  "bill.sum": "Сумма",
  "bill.inWords": "Сумма сўз билан",
  "bill.due": "Тўлаш муддати",
  "bill.purpose": "Тўлов мақсади",
  "bill.purpose.line": "{number}. {application}-иш бўйича ерга бўлган ҳуқуқни эътироф этиш учун тўлов",
  "bill.account": "Қаерга тўланади",
  "bill.payee": "Олувчи",
  "bill.accountNumber": "Ҳисобрақам",
  "bill.mfo": "Банк коди (МФО)",
  "bill.code.text": "Кодни банк иловаси билан ўқитинг: тўлов ўзи тўлдирилади.",
  "bill.code.demonstration":
    "Намойиш коди: уни ҳеч бир банк қабул қилмайди. Ҳақиқий коднинг шаклини ғазначилик беради.",
  "bill.code.alternative": "{number} ҳисобини тўлаш учун QR код",
  "bill.what": "Нима учун",
  "bill.file": "Иш рақами",
  "bill.amount": "Жами ҳисобланган",
  "bill.remaining": "Жами қолган",
  "bill.instalments": "Бўлиб-бўлиб тўлаш режаси",
  "bill.instalment.paid": "{amount}, тўланган",
  "bill.instalment.due": "{amount}, шундан тўлангани {paid}",
  "bill.instalment.overdue": "{amount}, шундан тўлангани {paid}, муддати ўтган",
  "bill.issuer": "Ким берди",
  "bill.moment": "Ҳисоб берилган пайтдаги ҳолатни айтади: {at} (Тошкент). Кейин тўланган пул унда кўринмайди.",
  "bill.check": "Ҳисобни текшириш",
  "bill.check.text":
    "Кодни телефонингиз билан ўқитинг: саҳифа ҳисоб ҳали амалдами ёки ўрнига бошқаси чиққанми, айтади.",
  "bill.check.alternative": "Ҳисоб саҳифасига олиб борадиган QR код: {address}",
};
