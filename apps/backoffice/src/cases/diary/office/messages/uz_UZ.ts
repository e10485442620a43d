/** Texts of the registers of the diary, in Uzbek, Latin. */
export const messages = {
  "diary.walked": "Aylanib chiqilganlari",
  "diary.moved": "Yerini siljitgan koʻriklar",
  "diary.ofPerson": "Bir inspektorniki",
  "diary.ofOrganisation": "Bir tashkilotniki",
  "diary.ofArea": "Bir yerniki",
  "diary.records.none": "Hali koʻrik topshirilmagan",
  "diary.records.none.text": "Inspektorlar joyida yozganlari qabul qilinishi bilan shu yerda turadi.",
  "diary.records.narrowed": "Soʻralganga mos hech narsa yoʻq: filtrlardan birini olib tashlang.",
  "diary.records.search": "Yer raqami, kadastr raqami yoki manzili",
  "diary.users.search": "Shaxs ismi",
  "diary.users.none": "Hali hech kim kundalik yuritmaydi",
  "diary.forbidden": "Kundalik yozuvlarini oʻqishga ruxsatingiz yoʻq",
  "diary.device.room": "{megabytes, number} MB",
  "diary.device.none": "Qurilmasi yoʻq",
  "diary.device.unseen": "Qurilmalarini shaxsning oʻz hududi idorasi koʻradi",
  "diary.device.unheard": "{name}: hali xabar kelmagan",
  "diary.device.heard":
    "{name}: {at}, yuborilmagan {visits, number} ta koʻrik va {photos, number} ta surat, boʻsh joy {free}",
};
