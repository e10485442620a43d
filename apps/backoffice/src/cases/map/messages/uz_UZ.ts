/** Texts of the map, in Uzbek (Latin). */
export const messages = {
  "map.newArea": "Shu yerga yangi yer",
  "map.newArea.help": "Xaritada yer turgan joyni bosing: tuman va mahalla shu yerga qarab tanlanadi.",
  "map.newArea.middle": "Xarita oʻrtasida",
  "map.files": "{count, number} ta ish: roʻyxati",
  "map.plots": "Uchastkalar",
  "map.places": "Hududlar boʻyicha",
  "map.split": "Boʻlingan joylarda ochilgan ishlar: qaysi qismda ekani aytilmagan",
  "map.numbers": "Ishlar soni",
  "map.withoutMap": "Xaritasiz: ishlar roʻyxati",
  "map.visits.list": "{count, number}{more} ta koʻrik: roʻyxati",
  "map.withoutMap.visits": "Xaritasiz: koʻriklar roʻyxati",
};
