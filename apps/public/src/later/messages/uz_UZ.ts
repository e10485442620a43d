/** What is said of pages that are not built, in Uzbek, Latin. */
export const messages = {
  "later.title": "Bu sahifa qurilmoqda",
  "later.home": "Bosh sahifaga",
  "later.plan-grafic": "Bu yerda mahallalar boʻyicha ommaviy reja jadval boʻladi: qaysi mahallaga qachon boriladi.",
  "later.named": "{page}: bu sahifa qurilmoqda",
};
