import type { Locale } from "@yer/api/contract/values";

/** Texts of the sandbox's pages. */
export interface SandboxTexts {
  readonly lang: string;
  readonly title: string;
  readonly notice: string;
  readonly choose: string;
  readonly roles: Readonly<Record<string, string>>;
  readonly other: string;
  readonly pinfl: string;
  readonly name: string;
  readonly enter: string;
  readonly partner: string;
  readonly partnerNotice: string;
  readonly wrong: string;
}

/** See {@link SandboxTexts}; one set per interface language. */
export const sandboxTexts: Readonly<Record<Locale, SandboxTexts>> = {
  uz_UZ: {
    lang: "uz-Latn",
    title: "OneID — namoyish",
    notice: "Bu yagona identifikatsiya tizimi emas, uning oʻrnidagi namoyish. Barcha shaxslar toʻqima.",
    choose: "Kim sifatida kirasiz?",
    roles: {
      operator: "Tuman operatori",
      architect: "Arxitektura organi aʼzosi",
      ecologist: "Ekologiya organi aʼzosi",
      reviewer: "Koʻrib chiquvchi",
      deputy: "Ikkinchi koʻrib chiquvchi: shikoyatga qaror qiladi",
      justice: "Adliya mutaxassisi",
      cashier: "Toʻlovlar mutaxassisi",
      finance: "Moliya boʻlimi boshligʻi: toʻlovni bekor qilish va pul qaytarishni tasdiqlaydi",
      council: "Kengash kotibi",
      administrator: "Administrator",
      colleague: "Arxitektura organining boshqa aʼzosi",
      head: "Arxitektura organi rahbari",
      approver: "Sozlamalarni tasdiqlovchi",
      inspector: "Inspektor",
      citizen: "Fuqaro",
    },
    other: "Boshqa fuqaro",
    pinfl: "JSHSHIR (14 raqam)",
    name: "F.I.Sh.",
    enter: "Kirish",
    partner: "Hamkor tizim — namoyish",
    partnerNotice: "Hamkor tizim bir martalik, imzolangan chipta beradi; u bir daqiqa amal qiladi.",
    wrong: "Soʻrov notoʻgʻri: sahifaga xizmatning oʻzidan kiring.",
  },
  uz_Cyrl: {
    lang: "uz-Cyrl",
    title: "OneID — намойиш",
    notice: "Бу ягона идентификация тизими эмас, унинг ўрнидаги намойиш. Барча шахслар тўқима.",
    choose: "Ким сифатида кирасиз?",
    roles: {
      operator: "Туман оператори",
      architect: "Архитектура органи аъзоси",
      ecologist: "Экология органи аъзоси",
      reviewer: "Кўриб чиқувчи",
      deputy: "Иккинчи кўриб чиқувчи: шикоятга қарор қилади",
      justice: "Адлия мутахассиси",
      cashier: "Тўловлар мутахассиси",
      finance: "Молия бўлими бошлиғи: тўловни бекор қилиш ва пул қайтаришни тасдиқлайди",
      council: "Кенгаш котиби",
      administrator: "Администратор",
      colleague: "Архитектура органининг бошқа аъзоси",
      head: "Архитектура органи раҳбари",
      approver: "Созламаларни тасдиқловчи",
      inspector: "Инспектор",
      citizen: "Фуқаро",
    },
    other: "Бошқа фуқаро",
    pinfl: "ЖШШИР (14 рақам)",
    name: "Ф.И.Ш.",
    enter: "Кириш",
    partner: "Ҳамкор тизим — намойиш",
    partnerNotice: "Ҳамкор тизим бир марталик, имзоланган чипта беради; у бир дақиқа амал қилади.",
    wrong: "Сўров нотўғри: саҳифага хизматнинг ўзидан киринг.",
  },
  ru_RU: {
    lang: "ru",
    title: "OneID — демонстрация",
    notice: "Это не единая система идентификации, а демонстрация на её месте. Все лица вымышлены.",
    choose: "Кем вы войдёте?",
    roles: {
      operator: "Оператор района",
      architect: "Член органа архитектуры",
      ecologist: "Член органа экологии",
      reviewer: "Специалист по рассмотрению",
      deputy: "Второй специалист по рассмотрению: решает жалобу на решение первого",
      justice: "Специалист юстиции",
      cashier: "Специалист по платежам",
      finance: "Начальник финансового отдела: утверждает отмены платежей и возвраты",
      council: "Секретарь Кенгаша",
      administrator: "Администратор",
      colleague: "Другой член органа архитектуры",
      head: "Руководитель органа архитектуры",
      approver: "Утверждающий настройки",
      inspector: "Инспектор",
      citizen: "Гражданин",
    },
    other: "Другой гражданин",
    pinfl: "ПИНФЛ (14 цифр)",
    name: "Ф.И.О.",
    enter: "Войти",
    partner: "Партнёрская система — демонстрация",
    partnerNotice: "Партнёрская система выдаёт одноразовый подписанный билет; он действует минуту.",
    wrong: "Неверный запрос: откройте страницу из самой службы.",
  },
  en_US: {
    lang: "en",
    title: "OneID — demonstration",
    notice: "This is not the national single sign-on but a demonstration in its place. All persons are made up.",
    choose: "Who do you sign in as?",
    roles: {
      operator: "District operator",
      architect: "Member of the architecture body",
      ecologist: "Member of the ecology body",
      reviewer: "Reviewer",
      deputy: "Second reviewer: decides an appeal against the first",
      justice: "Justice officer",
      cashier: "Payments officer",
      finance: "Head of finance: approves corrections of payments and refunds",
      council: "Council secretary",
      administrator: "Administrator",
      colleague: "Another member of the architecture body",
      head: "Head of the architecture body",
      approver: "Approver of settings",
      inspector: "Inspector",
      citizen: "Citizen",
    },
    other: "Another citizen",
    pinfl: "PINFL (14 digits)",
    name: "Full name",
    enter: "Sign in",
    partner: "Partner system — demonstration",
    partnerNotice: "The partner system gives a signed ticket that works once, for a minute.",
    wrong: "Wrong request: come to this page from the service itself.",
  },
};
