import type { UiLocale } from "../../../UiProvider/locale.js";

/** One thing said well and badly in one language. */
export interface Wording {
  /** The language. */
  readonly locale: UiLocale;
  /** How it is said. */
  readonly say: string;
  /** How it is not said. */
  readonly not: string;
}

/** What is worded how, by the rule it stands for. */
export const wordings = {
  buttons: [
    { locale: "uz_UZ", say: "Saqlash", not: "Saqlang; Saqlansin; OK" },
    { locale: "uz_Cyrl", say: "Сақлаш", not: "Сақланг; Сақлансин; ОК" },
    { locale: "ru_RU", say: "Сохранить", not: "Сохраните; Сохранение; ОК" },
    { locale: "en_US", say: "Save", not: "Saving; Click here to save; OK" },
  ],
  hints: [
    { locale: "uz_UZ", say: "Pasportdagi kabi yozing.", not: "Iltimos, pasportdagi kabi yozgin!" },
    { locale: "uz_Cyrl", say: "Паспортдаги каби ёзинг.", not: "Илтимос, паспортдаги каби ёзгин!" },
    { locale: "ru_RU", say: "Напишите, как в паспорте.", not: "Пожалуйста, Вы должны написать как в паспорте!" },
    { locale: "en_US", say: "Write it as in the passport.", not: "Please kindly enter it as per the passport!" },
  ],
  errors: [
    { locale: "uz_UZ", say: "Familiyani yozing", not: "Xato: maydon notoʻgʻri toʻldirilgan" },
    { locale: "uz_Cyrl", say: "Фамилияни ёзинг", not: "Хато: майдон нотўғри тўлдирилган" },
    { locale: "ru_RU", say: "Напишите фамилию", not: "Ошибка: поле заполнено неверно" },
    { locale: "en_US", say: "Write the surname", not: "Error: invalid value in required field" },
  ],
  failures: [
    {
      locale: "uz_UZ",
      say: "Aloqa uzildi. Yozganlaringiz saqlanib turibdi. Qayta urinib koʻring.",
      not: "Kutilmagan xatolik yuz berdi (500)",
    },
    {
      locale: "uz_Cyrl",
      say: "Алоқа узилди. Ёзганларингиз сақланиб турибди. Қайта уриниб кўринг.",
      not: "Кутилмаган хатолик юз берди (500)",
    },
    {
      locale: "ru_RU",
      say: "Связь оборвалась. Введённое сохранено. Попробуйте ещё раз.",
      not: "Произошла непредвиденная ошибка (500)",
    },
    {
      locale: "en_US",
      say: "The connection broke. What you wrote is kept. Try again.",
      not: "Oops! An unexpected error occurred (500)",
    },
  ],
  outcomes: [
    { locale: "uz_UZ", say: "Ariza yuborildi", not: "Siz arizani muvaffaqiyatli yubordingiz!" },
    { locale: "uz_Cyrl", say: "Ариза юборилди", not: "Сиз аризани муваффақиятли юбордингиз!" },
    { locale: "ru_RU", say: "Заявление отправлено", not: "Вы успешно отправили заявление!" },
    { locale: "en_US", say: "The application was sent", not: "Success! You have successfully sent your application" },
  ],
  empty: [
    { locale: "uz_UZ", say: "Hali birorta ariza yoʻq", not: "Maʼlumot yoʻq" },
    { locale: "uz_Cyrl", say: "Ҳали бирорта ариза йўқ", not: "Маълумот йўқ" },
    { locale: "ru_RU", say: "Заявлений пока нет", not: "Нет данных" },
    { locale: "en_US", say: "There are no applications yet", not: "No data" },
  ],
  questions: [
    { locale: "uz_UZ", say: "Ariza rad etilsinmi? [Rad etish]", not: "Ishonchingiz komilmi? [Ha]" },
    { locale: "uz_Cyrl", say: "Ариза рад этилсинми? [Рад этиш]", not: "Ишончингиз комилми? [Ҳа]" },
    { locale: "ru_RU", say: "Отклонить заявление? [Отклонить]", not: "Вы уверены? [Да]" },
    { locale: "en_US", say: "Refuse the application? [Refuse]", not: "Are you sure? [Yes]" },
  ],
  capitals: [
    { locale: "uz_UZ", say: "Yer uchastkasi; Davlat kadastrlari palatasi", not: "Yer Uchastkasi; YUBORISH" },
    { locale: "uz_Cyrl", say: "Ер участкаси; Давлат кадастрлари палатаси", not: "Ер Участкаси; ЮБОРИШ" },
    { locale: "ru_RU", say: "Земельный участок; вы", not: "Земельный Участок; ОТПРАВИТЬ; Вы" },
    { locale: "en_US", say: "Land plot", not: "Land Plot; SEND" },
  ],
  counts: [
    { locale: "uz_UZ", say: "12 ta ariza; 3 tadan 2 tasi", not: "12 arizalar; 12ta ariza; ariza(lar): 12" },
    { locale: "uz_Cyrl", say: "12 та ариза; 3 тадан 2 таси", not: "12 аризалар; 12та ариза" },
    { locale: "ru_RU", say: "1 заявление, 2 заявления, 5 заявлений", not: "5 заявление(й); заявлений: 1" },
    { locale: "en_US", say: "1 application, 12 applications", not: "12 application(s)" },
  ],
  suffixes: [
    { locale: "uz_UZ", say: "12-martgacha; 2026-yil; 5-bosqich", not: "12 martgacha; 2026 yil; 5chi bosqich" },
    { locale: "uz_Cyrl", say: "12 мартгача; 2026 йил; 5-босқич", not: "12-чи мартгача; 2026-чи йил; 5чи босқич" },
    { locale: "ru_RU", say: "до 12 марта; 5-й этап", not: "до 12-го марта; 5-ый этап" },
    { locale: "en_US", say: "by 12 March; stage 5", not: "by 03/12; the 5. stage" },
  ],
  names: [
    { locale: "uz_UZ", say: "Egallovchi: {name}", not: "{name}ning arizasi; {name}ga yuborildi" },
    { locale: "uz_Cyrl", say: "Эгалловчи: {name}", not: "{name}нинг аризаси; {name}га юборилди" },
    { locale: "ru_RU", say: "Занимающее лицо: {name}", not: "Заявление {name}; отправлено {name}" },
    { locale: "en_US", say: "Occupier: {name}", not: "{name}s application" },
  ],
} as const satisfies Record<string, readonly Wording[]>;

/** Words whose Cyrillic twin is not what a letter by letter exchange gives. */
export const twins: readonly {
  readonly latin: string;
  readonly cyrillic: string;
  readonly not: string;
  readonly why: string;
}[] = [
  { latin: "aksiya", cyrillic: "акция", not: "аксия", why: "ц is written in words that have it" },
  {
    latin: "oktabr, sentabr",
    cyrillic: "октябрь, сентябрь",
    not: "октабр, сентабр",
    why: "the months keep their я and ь",
  },
  { latin: "parol, rol", cyrillic: "пароль, роль", not: "парол, рол", why: "ь stays where no ending follows" },
  { latin: "yer, yetti", cyrillic: "ер, етти", not: "йер, йетти", why: "ye at the beginning is е" },
  { latin: "eʼlon, ekin", cyrillic: "эълон, экин", not: "еълон, екин", why: "e at the beginning is э" },
  { latin: "maʼlumot", cyrillic: "маълумот", not: "ма’лумот", why: "the tutuq is ъ" },
  { latin: "yoʻl, toʻyona", cyrillic: "йўл, тўёна", not: "ёʻл, тўйона", why: "yoʻ is йў, yo is ё" },
  {
    latin: "obyekt, subyekt",
    cyrillic: "объект, субъект",
    not: "обйект, субйект",
    why: "ъ parts the consonant from е",
  },
  { latin: "kvartal, sirk", cyrillic: "квартал, цирк", not: "сирк", why: "s may be с or ц: look it up" },
];
