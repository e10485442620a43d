import type { messages as uzbek } from "./uz_UZ.js";

/** The words of the signed summary table, in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "svodStatement.republic": "Бутун республика",
  "svodStatement.period": "Давр",
  "svodStatement.until": "{to} гача жами",
  "svodStatement.untilThan": "{to} ҳолатига, {than} билан солиштирилган",
  "svodStatement.during": "{from} – {to}, олдинги давр {fromBefore} – {toBefore} билан солиштирилган",
  "svodStatement.notes":
    "Суммалар сўмда. Режа – тахмин: режа-жадвал участкалари × БҲМ × ҳудуд коэффициенти. Кечиккан сумма фақат бугунги ҳолат бўйича маълум. Фоиз – солиштирилган даврга нисбатан ўзгариш.",
  "svodStatement.sums": "Ҳудудлар бўйича",
  "svodStatement.blanks": "Имзолар",
  "svodStatement.prepared": "Тайёрлади",
  "svodStatement.approved": "Тасдиқлади",
  "svodStatement.name": "Ф.И.Ш.",
  "svodStatement.signed": "Имзо",
  "svodStatement.by": "Ким сўради",
  "svodStatement.check": "Жадвални текшириш",
  "svodStatement.check.text":
    "Кодни телефонингиз билан ўқитинг: тизимдаги шу жадвалнинг ўзи очилади. У қўлингиздаги билан бир хил бўлиши керак. Жадвал имзоланган пайтдаги ҳолатни айтади.",
  "svodStatement.check.alternative": "Тизимдаги жадвални очадиган QR код: {address}",
};
