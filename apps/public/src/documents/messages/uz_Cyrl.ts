import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of documents' pages in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "document.title": "Имзоланган ҳужжат",
  "document.title.justice": "Адлия органининг ҳужжати",
  "document.kind.conclusion": "Хулоса",
  "document.kind.justice": "Адлия органининг қарори",
  "document.kind.certificate": "Ҳуқуқ рўйхатдан ўтказилгани тўғрисида гувоҳнома",
  "document.state.valid": "Амалда",
  "document.state.superseded": "Ўрнига бошқаси чиққан",
  "document.state.revoked": "Бекор қилинган",
  "document.valid.text": "Ҳужжат ҳақиқий ва ҳозир амалда.",
  "document.superseded.text":
    "Ҳужжат ҳақиқий, лекин кейинроқ унинг ўрнига бошқаси чиққан. Амалдаги қарорни ундан билиб бўлмайди.",
  "document.revoked.text": "Ҳужжат бекор қилинган. Унга таянманг; ўзи энди очилмайди.",
  "document.copy": "Нусха",
  "document.copy.original": "Асл нусха",
  "document.copy.redacted": "Оммавий нусха: шахсга доир маълумотлар ёпилган",
  "document.number": "Иш рақами",
  "document.organisation": "Ташкилот",
  "document.signedAt": "Имзоланган",
  "document.hash": "SHA-256",
  "document.show": "Ҳужжатни кўрсатиш",
  "document.frame": "{title}, PDF",
  "document.open": "Янги ойнада очиш",
  "document.download": "Юклаб олиш",
  "document.inlineNot":
    "Браузерингиз PDF ҳужжатни саҳифа ичида кўрсата олмайди. Уни янги ойнада очинг ёки юклаб олинг.",
  "document.notFound": "Ҳужжат топилмади",
  "document.notFound.text": "Ҳавола нотўғри ёки ҳужжат сиз учун очиқ эмас. QR кодни қайтадан ўқитинг.",
  "document.failed": "Ҳужжатни олиб бўлмади",
  "document.check": "Қўлингиздаги файлни текшириш",
  "document.check.text":
    "PDF файлни танланг ёки шу ерга ташланг. Файл компьютерингиздан чиқмайди: унинг бармоқ изи шу ерда ҳисобланиб, реестрдаги билан солиштирилади.",
  "document.check.choose": "PDF файл",
  "document.check.pick": "Файл танлаш",
  "document.check.working": "Текширилмоқда…",
  "document.check.unreadable": "Файлни ўқиб бўлмади. Қайтадан танланг.",
  "document.check.same": "Бу айнан шу саҳифадаги ҳужжат: бир байти ҳам ўзгартирилмаган.",
  "document.check.other": "Бу реестрдаги бошқа ҳужжат: {kind}, иш {number}. Ҳолати: {state}.",
  "document.check.unknown": "Бундай файл реестрда йўқ",
  "document.check.unknown.text": "Файл ўзгартирилган ёки бу тизимда чиқарилмаган. Унга таянманг.",
};
