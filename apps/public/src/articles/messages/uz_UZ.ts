/** Texts around what is read, in Uzbek, Latin. */
export const messages = {
  "read.failed": "Matnlarni yuklab boʻlmadi",
  "read.back": "Barcha matnlar",
  "read.published": "Eʼlon qilingan: {at}",
};
