/** The texts of the look of tables, in Uzbek. */
export const messages = {
  "look.printed": "Chop etildi: {at}, {person}",
  "look.sought": "Qidiruv: {text}",
  "look.unread": "Havola bu reyestr bilmaydigan narsani soʻrayapti: {asked}",
  "look.unread.text": "Koʻrsatilgan yozuvlar bu shart boʻyicha ajratilmagan.",
  "look.unread.drop": "Bu shartsiz koʻrsatish",
};
