/** Words of the connection and of new builds, in Uzbek, Latin. */
export const messages = {
  "connection.lost": "Xizmat bilan aloqa uzildi. Yozganlaringiz shu yerda turibdi.",
  "connection.waiting":
    "{count, plural, one {Yuborganingiz} other {Yuborgan # ta amalingiz}} aloqa qaytishi bilan bir marta yuboriladi.",
  "connection.stop": "Yuborilmasin",
  "connection.back": "Aloqa tiklandi.",
  "idle.text":
    "Bir muddat hech narsa qilmadingiz. Seans tugasa, yozganlaringiz saqlanadi va qayta kirganda shu joyga qaytasiz.",
  "idle.visitor": "Bir muddat hech narsa qilmadingiz. Seans tugasa, qayta kirib, shu yerga qaytishingiz mumkin.",
  "build.new": "Dasturning yangi versiyasi oʻrnatildi. Qulay paytda sahifani qayta yuklang, yozganlaringiz saqlanadi.",
  "build.unkept":
    "Yozganlaringiz hali saqlanmadi, shuning uchun sahifa qayta yuklanmadi. Birozdan keyin urinib koʻring.",
  "build.reload": "Qayta yuklash",
};
