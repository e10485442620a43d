/** The texts of the register of areas, in Uzbek, Latin. */
export const messages = {
  "areas.title": "Oʻzboshimcha yerlar: {state}",
  "areas.search": "Raqam, kadastr raqami yoki manzil",
  "areas.empty": "Uchastka topilmadi",
  "areas.empty.none": "Bu holatda hozir uchastka yoʻq.",
  "areas.empty.filtered": "Bu shartlarga mos uchastka yoʻq. Filtrlarni oʻzgartirib koʻring.",
  "areas.forbidden": "Oʻzboshimcha yerlar reyestrini koʻrish ruxsati sizda yoʻq.",
  "areas.source": "Manba",
  "areas.confirmation": "Tasdiqlanishi",
  "areas.confirmed": "Tasdiqlangan",
  "areas.unconfirmed": "Tasdiqlanmagan",
  "areas.inspected": "Mening tashkilotim nazoratida",
  "areas.proposed": "Qaror kutayotgan taklif bor",
  "areas.overlaps": "Boshqa uchastka bilan kesishadi",
  "areas.age": "Qancha vaqtdan beri turibdi",
  "areaSource.inspector": "Inspektor",
  "areaSource.imagery": "Suratlar",
  "areaSource.list": "Rasmiy roʻyxat",
  "areaSource.occupier": "Egallovchi",
  "areaSource.application": "Ish",
  "basket.empty": "Savatcha boʻsh.",
  "basket.no_grip.why": "Chegarasi ham, umumiy maydoni ham yoʻq: yer qayerda va qancha ekani nomaʼlum",
  "basket.no_grip.next":
    "Chiqish yoʻli: tuman boʻlimi chegarani chizadi yoki umumiy maydonni kiritadi va yerni sababini yozib qaytaradi; u yana yangi boʻladi.",
  "basket.construction.why": "Yerda binolar bor, qurilish osti maydoni esa nomaʼlum",
  "basket.construction.next":
    "Chiqish yoʻli: tuman boʻlimi qurilish osti maydonini kiritadi va yerni sababini yozib qaytaradi; u yana yangi boʻladi.",
  "basket.drafts.why": "Bu yerlarning maʼlumotlarida xato topilgan",
  "basket.drafts.next":
    "Chiqish yoʻli: tuman boʻlimi maʼlumotlarni tuzatadi va yerni sababini yozib qaytaradi; u yana yangi boʻladi.",
  "basket.written_off.why":
    "Bu yerlar hisobdan chiqarilgan: bir xodim hujjat bilan taklif qilgan, boshqasi tasdiqlagan",
  "basket.written_off.next":
    "Hech narsa qilish shart emas. Chiqish yoʻli: bir xodim savatchadan qaytarishni taklif qiladi, boshqasi tasdiqlaydi; yer yana yangi boʻladi.",
  "basket.state_owned.why": "Bu yerlar davlat tashkilotlariniki: bir xodim taklif qilgan, boshqasi tasdiqlagan",
  "basket.state_owned.next":
    "Ular bilan hech kim hech narsa qilishi shart emas. Bir xodim taklif qilib, boshqasi tasdiqlasa, yer qaytadi va yana yangi boʻladi.",
  "basket.not_registered.why": "Bu yerlar boʻyicha ish roʻyxatdan oʻtmay tugagan; unutilmasligi uchun shu yerda turadi",
  "basket.not_registered.next":
    "Chiqish yoʻli: tuman boʻlimi yerni sababini yozib qaytaradi; u yana yangi boʻladi va qayta koʻriladi.",
  "areas.create": "Yer kiritish",
};
