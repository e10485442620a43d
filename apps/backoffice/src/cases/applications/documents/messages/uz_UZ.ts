/** Texts of an application's documents in Uzbek, Latin script. */
export const messages = {
  "documents.none": "Hali imzolangan hujjat yoʻq",
  "documents.none.text":
    "Tashkilot xulosa berganda, adliya yoki Kengash qaror qilganda hujjat shu yerda paydo boʻladi.",
  "documents.kind.conclusion": "Xulosa",
  "documents.kind.justice": "Adliya qarori",
  "documents.kind.certificate": "Guvohnoma",
  "documents.copy.original": "Asl nusxa",
  "documents.copy.redacted": "Ommaviy nusxa",
  "documents.state.valid": "Amalda",
  "documents.state.superseded": "Oʻrniga boshqasi chiqqan",
  "documents.state.revoked": "Kuchdan qoldirilgan",
  "documents.signed": "Imzolangan: {at}",
  "documents.revoked": "Kuchdan qoldirilgan: {at}. Sababi: {reason}",
  "documents.papers": "Ilova qilingan hujjatlar",
  "documents.copyLink": "Havolani nusxalash",
  "documents.copied": "Havola nusxalandi. U faqat shu hujjatni ochadi.",
  "documents.copyFailed": "Havolani nusxalab boʻlmadi. Hujjatni oching va manzilini oling.",
  "documents.revoke": "Kuchdan qoldirish",
  "documents.revoke.title": "Hujjatni kuchdan qoldirish",
  "documents.revoke.text":
    "Hujjat sahifasi uning kuchdan qoldirilganini aytadi, havolasi endi uni ochmaydi. Buni qaytarib boʻlmaydi; qarorning oʻzi oʻzgarmaydi.",
  "documents.revoke.reason": "Sababi",
  "documents.revoke.done": "Hujjat kuchdan qoldirildi.",
};
