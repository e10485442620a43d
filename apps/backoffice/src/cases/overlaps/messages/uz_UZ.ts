/** Texts of overlaps of plots, in Uzbek (Latin). */
export const messages = {
  "overlaps.share": "{area} m² ({percent} %)",
  "overlaps.state.waiting": "Baho kutmoqda",
  "overlaps.elsewhere": "Bu sizning hududingizda emas",
  "overlaps.empty": "Ustma-ust tushish topilmadi",
  "overlaps.empty.filtered": "Bu shartlarga mos ustma-ust tushish yoʻq. Filtrlarni oʻzgartirib koʻring.",
  "overlaps.empty.none": "Hududingizdagi uchastkalar bir-birining ustiga tushmagan.",
  "overlaps.again": "Qayta baholash",
  "overlaps.conflict": "Chegara shu orada oʻzgardi. Yangi raqamlarni koʻrib, qayta baholang.",
  "overlaps.follows":
    "Bu ikkala uchastkaga tegishli: «Bir xil» deyilsa, qayta koʻrib chiqilmaguncha ularning birortasi ham roʻyxatga olinmaydi.",
  "overlaps.judged": "Ustma-ust tushish baholandi",
};
