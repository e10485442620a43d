/** The texts of the look of tables, in Uzbek. */
export const messages = {
  "look.printed": "Chop etildi: {at}, {person}",
  "look.sought": "Qidiruv: {text}",
  "look.unread": "Havola bu ekran bilmaydigan narsani soʻrayapti: {asked}",
  "look.unread.text": "Koʻrsatilganlar bu shart boʻyicha ajratilmagan.",
  "look.unread.drop": "Bu shartsiz koʻrsatish",
};
