/** Texts of clearing between regions in Uzbek, Latin script. */
export const messages = {
  "clearing.title": "Hududlar va onlayn toʻlov provayderi qarzlari",
  "clearing.owes": "{by} → {to}",
  "clearing.provider": "Onlayn toʻlov provayderi",
  "clearing.by": "Kim toʻladi",
  "clearing.from": "{region} hisobraqamiga tushgan va shu yerga oʻtkazilgan",
  "clearing.elsewhere": "Bu tushumda boshqa hudud ishi yozilgan: {region}",
  "clearing.kind.passed": "Oʻtkazildi: {with}",
  "clearing.kind.settled": "Qarz hisobiga: {with}",
  "clearing.kind.covered": "Onlayn toʻlovlar uchun: {with}",
  "clearing.covered": "{sum}, {count, number} ta toʻlov; yetishmaydi: {missing}",
  "clearing.pass": "Boshqa hududga oʻtkazish",
  "clearing.pass.text":
    "Tushum koʻrsatilgan hududda aniqlanmagan tushum boʻlib kutadi; bu hudud unga shu summani qarz boʻladi.",
  "clearing.pass.done": "Tushum boshqa hududga oʻtkazildi",
  "clearing.settle": "Qarz toʻlovi deb yozish",
  "clearing.settle.text":
    "Tushum boshqa hudud yoki provayder qarzining toʻlovi boʻlsa: uning qarzi shu summaga kamayadi.",
  "clearing.settle.done": "Qarz toʻlovi yozildi",
  "clearing.cover": "Onlayn toʻlovlar yigʻindisi",
  "clearing.cover.text":
    "Provayder bir kunlik yoki bir necha kunlik onlayn toʻlovlarni bitta qatorda oʻtkazadi. Qaysi kunlar ekanini koʻrsating.",
  "clearing.cover.done": "Onlayn toʻlovlar shu tushum bilan yopildi",
  "clearing.cover.from": "Toʻlovlar shu kundan",
  "clearing.cover.to": "Toʻlovlar shu kungacha",
  "clearing.cover.payments": "Onlayn toʻlovlar ({count, number} ta)",
  "clearing.cover.none": "Bu kunlarda oʻtkazilmagan onlayn toʻlov yoʻq",
  "clearing.cover.missing": "Yetishmaydi: {sum}. U provayder qarzi boʻlib qoladi.",
  "clearing.cover.over": "Ortiqcha: {sum}. U aniqlanmagan tushum boʻlib qoladi.",
};
