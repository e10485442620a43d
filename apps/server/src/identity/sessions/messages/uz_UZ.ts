/** The words of letters about an account's safety, in Uzbek. */
export const messages = {
  "security.device.subject": "Yer: hisobingizga yangi qurilmadan kirildi",
  "security.device.text": `Hisobingizga avval kirilmagan qurilmadan kirildi.

Qurilma: {name}
Manzil: {network}
Vaqt: {at} (Toshkent vaqti)

Agar bu siz boʻlmasangiz, hamma seanslarni tugating va parolingizni almashtiring:
{address}`,
  "security.device.unknown": "nomaʼlum",
  "security.email.subject": "Yer: xabarlar uchun pochta manzili oʻzgardi",
  "security.email.text": `{at} (Toshkent vaqti) hisobingizdagi pochta manzili oʻzgartirildi. Xabarlar endi bu manzilga kelmaydi.

Agar bu siz boʻlmasangiz, hamma seanslarni tugating va parolingizni almashtiring:
{address}`,
};
