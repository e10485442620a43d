import type { DocumentMessages } from "./DocumentMessages.js";

/** Texts of documents' pages in Uzbek, Latin script. */
export const messages: DocumentMessages = {
  "document.title": "Imzolangan hujjat",
  "document.title.justice": "Adliya organining hujjati",
  "document.kind.conclusion": "Xulosa",
  "document.kind.justice": "Adliya organining qarori",
  "document.kind.certificate": "Huquq roʻyxatdan oʻtkazilgani toʻgʻrisida guvohnoma",
  "document.state.valid": "Amalda",
  "document.state.superseded": "Oʻrniga boshqasi chiqqan",
  "document.state.revoked": "Bekor qilingan",
  "document.valid.text": "Hujjat haqiqiy va hozir amalda.",
  "document.superseded.text":
    "Hujjat haqiqiy, lekin keyinroq uning oʻrniga boshqasi chiqqan. Amaldagi qarorni undan bilib boʻlmaydi.",
  "document.revoked.text": "Hujjat bekor qilingan. Unga tayanmang; oʻzi endi ochilmaydi.",
  "document.copy": "Nusxa",
  "document.copy.original": "Asl nusxa",
  "document.copy.redacted": "Ommaviy nusxa: shaxsga doir maʼlumotlar yopilgan",
  "document.number": "Ish raqami",
  "document.organisation": "Tashkilot",
  "document.signedAt": "Imzolangan",
  "document.revokedAt": "Bekor qilingan",
  "document.hash": "SHA-256",
  "document.show": "Hujjatni koʻrsatish",
  "document.frame": "{title}, PDF",
  "document.open": "Yangi oynada ochish",
  "document.download": "Yuklab olish",
  "document.inlineNot":
    "Brauzeringiz PDF hujjatni sahifa ichida koʻrsata olmaydi. Uni yangi oynada oching yoki yuklab oling.",
  "document.notFound": "Hujjat topilmadi",
  "document.notFound.text": "Havola notoʻgʻri yoki hujjat siz uchun ochiq emas. QR kodni qaytadan oʻqiting.",
  "document.failed": "Hujjatni olib boʻlmadi",
  "document.check": "Qoʻlingizdagi faylni tekshirish",
  "document.check.text":
    "PDF faylni tanlang yoki shu yerga tashlang. Fayl kompyuteringizdan chiqmaydi: uning barmoq izi shu yerda hisoblanib, reyestrdagi bilan solishtiriladi.",
  "document.check.choose": "PDF fayl",
  "document.check.working": "Tekshirilmoqda…",
  "document.check.unreadable": "Faylni oʻqib boʻlmadi. Qaytadan tanlang.",
  "document.check.same": "Bu aynan shu sahifadagi hujjat: bir bayti ham oʻzgartirilmagan.",
  "document.check.other": "Bu reyestrdagi boshqa hujjat: {kind}, ish {number}. Holati: {state}.",
  "document.check.unknown": "Bunday fayl reyestrda yoʻq",
  "document.check.unknown.text": "Fayl oʻzgartirilgan yoki bu tizimda chiqarilmagan. Unga tayanmang.",
};
