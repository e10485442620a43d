import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of clearing between regions in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "clearing.title": "Ҳудудлар ва онлайн тўлов провайдери қарзлари",
  "clearing.owes": "{by} → {to}",
  "clearing.provider": "Онлайн тўлов провайдери",
  "clearing.by": "Ким тўлади",
  "clearing.from": "{region} ҳисобрақамига тушган ва шу ерга ўтказилган",
  "clearing.elsewhere": "Бу тушумда бошқа ҳудуд иши ёзилган: {region}",
  "clearing.kind.passed": "Ўтказилди: {with}",
  "clearing.kind.settled": "Қарз ҳисобига: {with}",
  "clearing.kind.covered": "Онлайн тўловлар учун: {with}",
  "clearing.covered": "{sum}, {count, number} та тўлов; етишмайди: {missing}",
  "clearing.pass": "Бошқа ҳудудга ўтказиш",
  "clearing.pass.text":
    "Тушум кўрсатилган ҳудудда аниқланмаган тушум бўлиб кутади; бу ҳудуд унга шу суммани қарз бўлади.",
  "clearing.pass.done": "Тушум бошқа ҳудудга ўтказилди",
  "clearing.settle": "Қарз тўлови деб ёзиш",
  "clearing.settle.text": "Тушум бошқа ҳудуд ёки провайдер қарзининг тўлови бўлса: унинг қарзи шу суммага камаяди.",
  "clearing.settle.done": "Қарз тўлови ёзилди",
  "clearing.cover": "Онлайн тўловлар йиғиндиси",
  "clearing.cover.text":
    "Провайдер бир кунлик ёки бир неча кунлик онлайн тўловларни битта қаторда ўтказади. Қайси кунлар эканини кўрсатинг.",
  "clearing.cover.done": "Онлайн тўловлар шу тушум билан ёпилди",
  "clearing.cover.from": "Тўловлар шу кундан",
  "clearing.cover.to": "Тўловлар шу кунгача",
  "clearing.cover.payments": "Онлайн тўловлар ({count, number} та)",
  "clearing.cover.none": "Бу кунларда ўтказилмаган онлайн тўлов йўқ",
  "clearing.cover.missing": "Етишмайди: {sum}. У провайдер қарзи бўлиб қолади.",
  "clearing.cover.over": "Ортиқча: {sum}. У аниқланмаган тушум бўлиб қолади.",
};
