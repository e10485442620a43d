/** What is said where a person chooses how notices reach them, in Uzbek. */
export const messages = {
  "choices.letters": "Xatlar",
  "choices.letters.none": "Kelmaydi: pochta manzili kiritilmagan",
  "choices.letters.off": "Kelmaydi: xizmatga pochta serveri ulanmagan",
  "choices.phone.off": "Kelmaydi: xizmatga SMS operatori ulanmagan",
  "choices.kinds": "Xabar turlari",
  "choices.email": "Xat",
  "choices.sms": "SMS",
  "choices.pace": "{kind}: qachon",
  "choices.pace.now": "Darhol",
  "choices.pace.digest": "Kunlik jamlanmada",
  "choices.quiet": "Sokin soatlar",
  "choices.quiet.on": "Sokin soatlarda yubormaslik",
  "choices.quiet.hint":
    "Toshkent vaqti bilan. Bu orada kelganlari soatlar tugaganda bitta xabar boʻlib yuboriladi, faqat xavfsizlik xabarlari kutmaydi.",
  "choices.quiet.from": "Boshlanishi",
  "choices.quiet.to": "Tugashi",
  "choices.digest": "Kunlik jamlanma vaqti",
  "choices.digest.hint":
    "Kuniga bitta xabar, aytadigan gap boʻlsa: birontasi xat bilan tanlangan boʻlsa, hammasi bitta xatda, boʻlmasa bitta SMS bilan.",
  "choices.digest.quiet": "Bu vaqt sokin soatlarga tushadi: jamlanma {at} da yuboriladi.",
  "choices.unchanged": "Hech narsa oʻzgartirilmagan",
  "choices.draft": "Saqlanmagan oʻzgarishlar tiklandi",
  "choices.draft.discard": "Voz kechish",
  "choices.yes": "ha",
  "choices.no": "yoʻq",
  "choices.conflict": "Tanlovingiz boshqa oynada oʻzgargan",
  "choices.conflict.text":
    "Siz bu yerda tanlayotganda boshqa oynada ham oʻzgartirgansiz. Har birida qaysisi qolishini tanlang.",
};
