import type { Locale } from "@yer/api/contract/values";
import type { Opening, PayAct } from "./pay-sandbox.js";

/** Texts of the pages of the provider's sandbox. */
export interface PayTexts {
  readonly lang: string;
  readonly title: string;
  readonly notice: string;
  readonly bill: string;
  readonly sum: string;
  readonly unknown: string;
  readonly ways: string;
  readonly acts: Readonly<Record<PayAct, string>>;
  readonly next: string;
  readonly set: string;
  readonly openings: Readonly<Record<Opening, string>>;
}

/** See {@link PayTexts}; one set per interface language. */
export const payTexts: Readonly<Record<Locale, PayTexts>> = {
  uz_UZ: {
    lang: "uz-Latn",
    title: "Toʻlov tizimi — namoyish",
    notice: "Bu toʻlov tizimi emas, uning oʻrnidagi namoyish: pul oʻtkazilmaydi.",
    bill: "Hisob",
    sum: "Summa",
    unknown: "Bunday toʻlov soʻralmagan: sahifaga shaxsiy kabinetdan kiring.",
    ways: "Tizim qanday adashsin?",
    acts: {
      pay: "Toʻlash",
      decline: "Rad etish",
      leave: "Toʻlamay qaytish",
      late: "Muddat oʻtgach toʻlash",
      before: "Toʻlash: xabar qaytishdan oldin keladi",
      twice: "Toʻlash: xabar ikki marta va takroran keladi",
      forged: "Toʻlash: xabar notoʻgʻri imzolangan",
      silent: "Toʻlash: xabar kelmaydi",
      error: "Toʻlash: xabar kelmaydi, holat soʻralganda xato beriladi",
      slow: "Toʻlash: xabar kelmaydi, holat soʻralganda javob kechikadi",
      sum: "Yarmini toʻlash",
      currency: "Boshqa valyutada toʻlash",
      again: "Yana bir marta toʻlash",
    },
    next: "Keyingi toʻlovlar soʻralganda",
    set: "Saqlash",
    openings: {
      open: "odatdagidek ochilsin",
      refuse: "qabul qilinmasin",
      error: "xato berilsin",
      slow: "javob kechiksin",
      elsewhere: "begona manzil berilsin",
    },
  },
  uz_Cyrl: {
    lang: "uz-Cyrl",
    title: "Тўлов тизими — намойиш",
    notice: "Бу тўлов тизими эмас, унинг ўрнидаги намойиш: пул ўтказилмайди.",
    bill: "Ҳисоб",
    sum: "Сумма",
    unknown: "Бундай тўлов сўралмаган: саҳифага шахсий кабинетдан киринг.",
    ways: "Тизим қандай адашсин?",
    acts: {
      pay: "Тўлаш",
      decline: "Рад этиш",
      leave: "Тўламай қайтиш",
      late: "Муддат ўтгач тўлаш",
      before: "Тўлаш: хабар қайтишдан олдин келади",
      twice: "Тўлаш: хабар икки марта ва такроран келади",
      forged: "Тўлаш: хабар нотўғри имзоланган",
      silent: "Тўлаш: хабар келмайди",
      error: "Тўлаш: хабар келмайди, ҳолат сўралганда хато берилади",
      slow: "Тўлаш: хабар келмайди, ҳолат сўралганда жавоб кечикади",
      sum: "Ярмини тўлаш",
      currency: "Бошқа валютада тўлаш",
      again: "Яна бир марта тўлаш",
    },
    next: "Кейинги тўловлар сўралганда",
    set: "Сақлаш",
    openings: {
      open: "одатдагидек очилсин",
      refuse: "қабул қилинмасин",
      error: "хато берилсин",
      slow: "жавоб кечиксин",
      elsewhere: "бегона манзил берилсин",
    },
  },
  ru_RU: {
    lang: "ru",
    title: "Платёжная система — демонстрация",
    notice: "Это не платёжная система, а её замена в демонстрации: деньги не переводятся.",
    bill: "Счёт",
    sum: "Сумма",
    unknown: "Такой платёж не запрашивался: откройте страницу из личного кабинета.",
    ways: "Как системе ошибиться?",
    acts: {
      pay: "Оплатить",
      decline: "Отклонить",
      leave: "Вернуться без оплаты",
      late: "Оплатить после срока",
      before: "Оплатить: извещение приходит до возврата",
      twice: "Оплатить: извещение приходит дважды и повторяется",
      forged: "Оплатить: извещение с неверной подписью",
      silent: "Оплатить: извещение не приходит",
      error: "Оплатить: извещения нет, на вопрос о состоянии — ошибка",
      slow: "Оплатить: извещения нет, ответ о состоянии запаздывает",
      sum: "Оплатить половину",
      currency: "Оплатить в другой валюте",
      again: "Оплатить ещё раз",
    },
    next: "Когда запросят следующие платежи",
    set: "Сохранить",
    openings: {
      open: "открыть как обычно",
      refuse: "не принять",
      error: "ответить ошибкой",
      slow: "запоздать с ответом",
      elsewhere: "дать чужой адрес",
    },
  },
  en_US: {
    lang: "en",
    title: "Payment provider — demonstration",
    notice: "This is no payment provider but the demonstration in its place: no money moves.",
    bill: "Bill",
    sum: "Sum",
    unknown: "Nobody asked for this payment: open the page from your files.",
    ways: "How shall the provider fail?",
    acts: {
      pay: "Pay",
      decline: "Decline",
      leave: "Go back without paying",
      late: "Pay after the time is over",
      before: "Pay: the callback comes before the return",
      twice: "Pay: the callback comes twice, and is replayed",
      forged: "Pay: the callback has a wrong signature",
      silent: "Pay: no callback at all",
      error: "Pay: no callback, questions are answered by errors",
      slow: "Pay: no callback, questions are answered too late",
      sum: "Pay half of it",
      currency: "Pay in another currency",
      again: "Pay once more",
    },
    next: "When the next payments are asked for",
    set: "Save",
    openings: {
      open: "take them as usual",
      refuse: "refuse them",
      error: "answer by an error",
      slow: "answer too late",
      elsewhere: "give an address elsewhere",
    },
  },
};
