/** Texts of what waits to be placed, in Uzbek. */
export const messages = {
  "placing.lead":
    "Mahallasi boʻlingan yoki yopilgan ishlar, yerlar va reja jadvallar. Joylanmaguncha ular bilan hech narsa qilinmaydi.",
  "placing.kind.area": "Yer",
  "placing.schedule": "Reja jadval, {from} – {to}",
  "placing.ended.merged": "Qoʻshilgan",
  "placing.ended.split": "Boʻlingan",
  "placing.ended.closed": "Yopilgan",
  "placing.today.none": "Oʻrnida mahalla yoʻq",
  "placing.empty": "Joylanishi kerak boʻlgan hech narsa yoʻq",
  "placing.empty.none": "Hududingizda hamma narsa hozirgi mahallalarda",
  "placing.empty.filtered": "Bu filtrlarga hech narsa mos kelmadi",
  "placing.forbidden": "Mahallalarga joylashga ruxsatingiz yoʻq. Administratorga murojaat qiling.",
  "placing.place.title": "{count} ta yozuvni joylash",
  "placing.place.text": "Buni bekor qilib boʻlmaydi; kim va qachon joylagani tarixda qoladi.",
  "placing.neighborhood": "Hozirgi mahalla",
  "placing.instead": "Oʻrnini bosgan",
  "placing.districts": "Tanlanganlar turli tumanlarda: faqat hammasining oʻrnini bosgan mahallalar tavsiya etiladi",
  "placing.none": "Tanlanganlarning hammasi uchun bitta mahalla yoʻq: kamroq tanlang",
  "placing.reason": "Izoh",
  "placing.done": "{count} ta yozuv hozirgi mahallaga joylandi",
  "placing.toApplications": "Barcha ishlar",
};
