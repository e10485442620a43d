import type { ArticleAudience, ArticleKind, LegalFacts } from "@yer/api/contract/articles";

/** What an article of the demonstration says in one language: title, then its lines (see `written`). */
export type DemoText = readonly [title: string, lines: string];

/** An article of the demonstration; its Cyrillic text is made from the Latin one. */
export interface DemoArticle {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly section?: "process" | "rights" | "work";
  readonly audience: ArticleAudience;
  readonly legal?: LegalFacts;
  readonly adoptedBy?: { readonly uz: string; readonly ru: string; readonly en: string };
  readonly uz: DemoText;
  readonly ru: DemoText;
  readonly en: DemoText;
}

/** Says of each text that it is part of the demonstration. */
export const demoNotes = {
  uz: "i Namoyish uchun yozilgan matn: rasmiy tushuntirish emas.",
  ru: "i Текст написан для демонстрации: это не официальное разъяснение.",
  en: "i Written for the demonstration: this is no official explanation.",
} as const;

/** Questions, guides, the law and the pages of the demonstration. */
export const demoArticles: readonly DemoArticle[] = [
  {
    kind: "faq",
    slug: "how-recognition-works",
    section: "process",
    audience: "both",
    uz: [
      "Huquqni eʼtirof etish qanday oʻtadi?",
      `Ariza berish shart emas. Mutaxassislar reja jadval boʻyicha mahallaga oʻzlari keladi va har bir yer uchastkasi uchun ish ochadi.
## Ishning yoʻli
1. **Xatlov.** Uchastka oʻlchanadi, chegarasi va binolari yoziladi.
1. **Xulosalar.** Oʻn va undan ortiq davlat organi xulosa beradi.
1. **Eʼlon.** Ish hammaga koʻrsatiladi, eʼtirozlar qabul qilinadi.
1. **Adliya.** Qonuniylik tekshiriladi.
1. **Toʻlov.** Bir martalik toʻlov hisoblanadi.
1. **Kengash.** Xalq deputatlari Kengashi qaror qiladi, soʻng huquq roʻyxatdan oʻtkaziladi.
## Qanday huquq eʼtirof etiladi
Yerga ijara huquqi va binolarga mulk huquqi.
Ishingiz qayerda ekanini [bosh sahifada](/) raqami boʻyicha bilib olasiz.`,
    ],
    ru: [
      "Как проходит признание права?",
      `Подавать заявление не нужно. Специалисты сами приходят в махаллю по плану-графику и открывают дело на каждый участок.
## Путь дела
1. **Обход.** Участок измеряют, записывают его границу и здания.
1. **Заключения.** Десять и более государственных органов дают заключения.
1. **Объявление.** Дело показывают всем и принимают возражения.
1. **Юстиция.** Проверяется законность.
1. **Оплата.** Рассчитывается единовременный платёж.
1. **Кенгаш.** Кенгаш народных депутатов принимает решение, затем право регистрируется.
## Какое право признаётся
Право аренды земли и право собственности на здания.
Где находится ваше дело, можно узнать по его номеру на [главной странице](/).`,
    ],
    en: [
      "How does recognition work?",
      `You need not apply. Specialists come to the neighbourhood by the plan schedule and open a file for every plot.
## The way of a file
1. **Survey.** The plot is measured; its outline and buildings are recorded.
1. **Conclusions.** Ten or more state bodies give their conclusions.
1. **Announcement.** The file is shown to everyone and objections are heard.
1. **Justice.** Lawfulness is checked.
1. **Payment.** The one-time payment is reckoned.
1. **Council.** The Council of People’s Deputies decides, then the right is registered.
## Which right is recognised
A lease of the land and ownership of the buildings.
Where your file is, its number tells you on the [home page](/).`,
    ],
  },
  {
    kind: "faq",
    slug: "how-long",
    section: "process",
    audience: "both",
    uz: [
      "Ish qancha davom etadi?",
      `Hamma bosqichlar uchun jami 150 taqvim kuni. Ayrim bosqichlarning oʻz muddati bor:
| Bosqich | Muddat
| Davlat organlari xulosalari | 20 ish kuni
| Eʼlon | 10 taqvim kuni
| Adliya tekshiruvi | 20 ish kuni
i Muddatlar tizim sozlamalarida saqlanadi va qonun oʻzgarsa, boshlanish sanasi bilan oʻzgaradi.
## Qachon muddat toʻxtaydi
- Ish tahrirlashga qaytarilganda
- Toʻlov muddati oʻtib, ish toʻxtatib turilganda
- Rad etilgan ish boʻyicha shikoyat koʻrilayotganda`,
    ],
    ru: [
      "Сколько длится дело?",
      `На все шаги вместе 150 календарных дней. У некоторых шагов есть свой срок:
| Шаг | Срок
| Заключения государственных органов | 20 рабочих дней
| Объявление | 10 календарных дней
| Проверка юстиции | 20 рабочих дней
i Сроки хранятся в настройках системы и, если закон меняется, меняются с датой начала действия.
## Когда срок останавливается
- Дело возвращено на доработку
- Дело приостановлено из-за неоплаты
- Рассматривается жалоба по отклонённому делу`,
    ],
    en: [
      "How long does a file take?",
      `150 calendar days for all steps together. Some of them have terms of their own:
| Step | Term
| Conclusions of state bodies | 20 working days
| Announcement | 10 calendar days
| Check by justice | 20 working days
i Terms are settings of the system: when the law changes they change, from a date.
## When the clock stands still
- The file was returned for editing
- The file is suspended because the payment is overdue
- A complaint against a rejection is being considered`,
    ],
  },
  {
    kind: "faq",
    slug: "how-to-object",
    section: "rights",
    audience: "both",
    uz: [
      "Eʼtiroz qanday bildiriladi?",
      `Eʼlon davom etayotgan paytda **istalgan kishi** eʼtiroz bildirishi mumkin. Eʼtiroz faqat eʼlon muddati ichida qabul qilinadi.
## Nima qilish kerak
1. [Xaritada](/open-map) yoki [bosh sahifada](/) eʼlonni toping.
1. Ism, JSHSHIR yoki STIR va telefon raqamingizni yozing.
1. Nega qarshi ekaningizni va buni nima tasdiqlashini yozing, fayllarni biriktiring.
## Keyin nima boʻladi
Eʼtirozning oʻzi oʻzgartirilmaydi. Hamma shaxsiy maʼlumotlarsiz nusxasini koʻradi. Qaror sabablari bilan beriladi.
! Eʼtiroz qanoatlantirilsa, ish koʻrib chiqishga qaytadi.
Rad etilgan eʼtiroz ustidan shikoyat muddati ichida shikoyat qilsa boʻladi.`,
    ],
    ru: [
      "Как подать возражение?",
      `Пока идёт объявление, возразить может **любой**. Возражения принимаются только в срок объявления.
## Что нужно сделать
1. Найдите объявление на [карте](/open-map) или на [главной странице](/).
1. Укажите имя, ПИНФЛ или ИНН и телефон.
1. Напишите, почему вы против и чем это подтверждается, приложите файлы.
## Что будет потом
Само возражение не изменяется. Все видят копию без персональных данных. Решение даётся с основаниями.
! Если возражение удовлетворено, дело возвращается на рассмотрение.
На отклонение возражения можно пожаловаться в срок обжалования.`,
    ],
    en: [
      "How do I object?",
      `While the announcement runs, **anyone** may object. Objections are accepted within its term only.
## What to do
1. Find the announcement on the [map](/open-map) or on the [home page](/).
1. Give your name, PINFL or STIR, and phone.
1. Say why you object and what supports it; attach files.
## What follows
The objection itself never changes. The public sees a copy without personal data. The decision comes with its reasons.
! If the objection is upheld, the file goes back to review.
Against a dismissal one may complain within the appeal period.`,
    ],
  },
  {
    kind: "faq",
    slug: "which-documents",
    section: "rights",
    audience: "both",
    uz: [
      "Qanday hujjatlar kerak boʻladi?",
      `Ishni mutaxassislar ochadi, lekin quyidagilar tayyor tursa, u tezroq yuradi:
- Shaxsni tasdiqlovchi hujjat
- Yerga oid qoʻlda bor hujjatlar: qaror, shirkat aʼzoligi, eski kadastr hujjatlari
- Bino qachon qurilganini koʻrsatadigan har qanday hujjat
- Ijtimoiy reyestr yoki nogironlik guruhi haqida maʼlumot, agar boʻlsa: toʻlov kamayishi mumkin
i Asl nusxalarni hech kimga topshirmang: mutaxassis nusxa oladi.`,
    ],
    ru: [
      "Какие документы понадобятся?",
      `Дело открывают специалисты, но оно идёт быстрее, если под рукой есть:
- Документ, удостоверяющий личность
- Имеющиеся бумаги на землю: решение, членство в товариществе, старые кадастровые документы
- Любой документ, из которого видно, когда построен дом
- Сведения о социальном реестре или группе инвалидности, если есть: платёж может быть меньше
i Никому не отдавайте подлинники: специалист снимает копии.`,
    ],
    en: [
      "Which documents will be needed?",
      `Specialists open the file, but it moves faster with these at hand:
- A proof of identity
- Whatever papers there are on the land: a decision, membership of a partnership, old cadastre papers
- Anything that shows when the building was built
- Word of the social register or of a disability group, if any: the payment may be less
i Hand nobody the originals: the specialist takes copies.`,
    ],
  },
  {
    kind: "faq",
    slug: "how-payment-is-reckoned",
    section: "rights",
    audience: "both",
    uz: [
      "Bir martalik toʻlov qanday hisoblanadi?",
      `Bazaviy hisoblash miqdori joyga qarab koeffitsiyentga koʻpaytiriladi va chegirma ayriladi.
| Joy | Koeffitsiyent
| Toshkent shahri | 5
| Nukus va viloyat markazlari | 3
| Boshqa shaharlar | 2
| Qolgan joylar | 1
## Chegirmalar
- I va II guruh nogironligi boʻlganlar, avvalgi aksiyada toʻlaganlar: toʻlov yoʻq
- Ijtimoiy reyestrdagilar: yarmi
Hisob ish toʻlovga oʻtgan kundagi sozlamalar boʻyicha chiqariladi va oʻzgarmaydi. Boʻlib-boʻlib toʻlash shartnoma bilan mumkin.`,
    ],
    ru: [
      "Как рассчитывается единовременный платёж?",
      `Базовая расчётная величина умножается на коэффициент места, затем вычитается скидка.
| Место | Коэффициент
| Город Ташкент | 5
| Нукус и областные центры | 3
| Другие города | 2
| Остальные места | 1
## Скидки
- Люди с инвалидностью I и II группы и заплатившие в прежней акции: платежа нет
- Семьи из социального реестра: половина
Расчёт делается по настройкам того дня, когда дело перешло на оплату, и не меняется. Рассрочка возможна по договору.`,
    ],
    en: [
      "How is the one-time payment reckoned?",
      `The base amount is multiplied by the multiple of the place, then a discount is taken off.
| Place | Multiple
| Tashkent city | 5
| Nukus and regional centres | 3
| Other cities | 2
| Elsewhere | 1
## Discounts
- Disability groups I and II, and those who paid in the earlier campaign: nothing to pay
- Families of the social register: half
It is reckoned by the settings of the day on which the file enters payment, and then stands. Instalments are possible by contract.`,
    ],
  },
  {
    kind: "manual",
    slug: "register-a-file",
    section: "work",
    audience: "staff",
    uz: [
      "Ishni roʻyxatga olish: operator uchun qoʻllanma",
      `Bu qoʻllanma tuman operatoriga ishni birinchi maʼlumotdan muhokamagacha olib borishni koʻrsatadi.
## Yangi ish ochish
1. [Nomzodlar](/applications) roʻyxatida **Ish ochish** tugmasini bosing.
1. Asosni va joyni tanlang: viloyat, tuman, mahalla.
1. Kadastr raqamini yozing. Shu raqamda tugallanmagan ish boʻlsa, tizim uni aytadi.
### Saqlash
Yozganingiz ikki soniyada saqlanadi. Seans tugasa ham, boshqa kompyuterdan kirsangiz ham qoralama joyida turadi.
## Chegarani chizish
- Xaritada nuqtalarni qoʻying yoki fayldan oling.
- Maydon darhol hisoblanadi. Qoʻshni uchastka bilan ustma-ust tushsa, maydoni va foizi koʻrinadi.
! 80 foizdan ortiq ustma-ust tushish takror deb hisoblanadi: u baholanmaguncha ish topshirilmaydi.
## Topshirish
Yetishmayotgan maʼlumotlar topshirish tugmasi yonida roʻyxat boʻlib turadi. Toʻliq ish **Xulosaga yuborish** holatiga oʻtadi.
## Koʻp uchraydigan savollar
| Savol | Javob
| Tugma oʻchiq | Ustiga olib boring: sababi aytiladi
| Ish qaytib keldi | Har bir talabga alohida javob bering
| Boshqa xodim ham tahrirlagan | Ikki versiya yonma-yon chiqadi, birini tanlang`,
    ],
    ru: [
      "Как завести дело: руководство для оператора",
      `Руководство показывает оператору района, как вести дело от первых сведений до обсуждения.
## Новое дело
1. В списке [кандидатов](/applications) нажмите **Открыть дело**.
1. Выберите основание и место: область, район, махаллю.
1. Введите кадастровый номер. Если по нему есть незавершённое дело, система его назовёт.
### Сохранение
Написанное сохраняется за две секунды. Если сеанс закончился или вы вошли с другого компьютера, черновик на месте.
## Граница
- Поставьте точки на карте или возьмите их из файла.
- Площадь считается сразу. Если участок накладывается на соседний, видны площадь и процент.
! Наложение больше 80 процентов считается дубликатом: пока оно не разобрано, дело нельзя подать.
## Подача
Чего не хватает, перечислено рядом с кнопкой. Полное дело переходит в статус **Отправить на заключение**.
## Частые вопросы
| Вопрос | Ответ
| Кнопка неактивна | Наведите на неё: причина названа
| Дело вернулось | Ответьте на каждое требование отдельно
| Правил и другой сотрудник | Обе версии показаны рядом, выберите одну`,
    ],
    en: [
      "Registering a file: a manual for operators",
      `This manual takes an operator of a district from the first fact of a file to its discussion.
## A new file
1. In the register of [candidates](/applications) press **Open a file**.
1. Choose the ground and the place: region, district, neighbourhood.
1. Enter the cadastre number. If an unfinished file has it, the system names that file.
### Saving
What you write is kept within two seconds. If the session ends, or you sign in elsewhere, the draft is still there.
## The outline
- Set points on the map or take them from a file.
- The area is reckoned at once. Where the plot lies over a neighbour’s, the area and percent are shown.
! An overlap of more than 80 percent counts as a duplicate: until it is judged the file cannot be submitted.
## Submitting
What is missing is listed beside the button. A complete file goes to **Sent for conclusion**.
## Frequent questions
| Question | Answer
| The button is off | Point at it: the reason is said
| The file came back | Answer each request on its own
| A colleague edited too | Both versions stand side by side; choose one`,
    ],
  },
  {
    kind: "manual",
    slug: "deciding-objections",
    section: "work",
    audience: "staff",
    uz: [
      "Eʼtirozlarni koʻrib chiqish",
      `## Kim qaror qiladi
Bitta ishda bir kishi faqat bitta vazifani bajaradi: ishni topshirgan xodim unga tushgan eʼtirozni hal qilmaydi.
## Qaror
- Qanoatlantirish yoki rad etish, albatta sabab bilan.
- Birinchi qanoatlantirilgan eʼtiroz ishni koʻrib chiqishga qaytaradi, qolganlari oʻsha yerda hal qilinadi.
! Eʼtirozning asl matni oʻzgartirilmaydi. Ommaga shaxsiy maʼlumotlarsiz nusxa koʻrsatiladi.`,
    ],
    ru: [
      "Рассмотрение возражений",
      `## Кто решает
По одному делу человек выполняет только одну обязанность: кто подал дело, не рассматривает возражения по нему.
## Решение
- Удовлетворить или отклонить, обязательно с основанием.
- Первое удовлетворённое возражение возвращает дело на рассмотрение, остальные рассматриваются там.
! Подлинный текст возражения не меняется. Всем остальным показывается копия без персональных данных.`,
    ],
    en: [
      "Deciding objections",
      `## Who decides
On one file a person takes one part only: who submitted it does not decide objections to it.
## The decision
- Upheld or dismissed, always with reasons.
- The first one upheld takes the file back to review; the others are decided there.
! The original text never changes. The public is shown a copy without personal data.`,
    ],
  },
  {
    kind: "legal",
    slug: "orq-937",
    audience: "both",
    legal: {
      number: "OʻRQ-937",
      adoptedOn: null,
      inForceFrom: null,
      inForceTo: null,
      source: "Qonun haqidagi ochiq xabarlar (namoyish uchun)",
    },
    uz: [
      "OʻRQ-937-sonli Qonun: yer uchastkalariga huquqlarni eʼtirof etish",
      `! Bu qonun matni emas, u haqda ochiq xabarlarda aytilganlarning qisqacha bayoni.
## Nima haqida
Oʻzbekiston 2024-yil noyabrdan hujjatsiz egallangan va qurilgan yerlarga huquqlarni eʼtirof etadi. Bu 3,6 millionga yaqin uchastkaga tegishli.
## Asoslar
1. 2018-yil 1-maygacha egallangan uydagi yer
1. Hujjatdagidan ortiq yer, 2018-yil 1-maygacha
1. 2018-2019-yillardagi bir martalik umumdavlat aksiyasida tugallanmagan ishlar
1. 2021-yil 8-iyungacha hokim qarori bilan berilgan, tasdiqlanmagan yer
1. Bogʻdorchilik va uzumchilik shirkatidagi uy
1. Kichik sanoat zonasi, 2020-yil 9-martgacha
1. Davlat buyrugʻi bilan xususiylashtirilgan obyekt
1. Hokim qarori bilan mulk huquqi eʼtirof etilgan obyekt
## Muddat
Xabarlarga koʻra jami 150 kun.`,
    ],
    ru: [
      "Закон № ЗРУ-937: признание прав на земельные участки",
      `! Это не текст закона, а краткое изложение того, что о нём сообщалось открыто.
## О чём
С ноября 2024 года Узбекистан признаёт права на землю, занятую и застроенную без документов. Это касается около 3,6 миллиона участков.
## Основания
1. Земля под домом, занятая до 1 мая 2018 года
1. Земля сверх документов, до 1 мая 2018 года
1. Дела разовой общегосударственной акции 2018-2019 годов, не завершённые
1. Земля по решению хокима до 8 июня 2021 года, не подтверждённому
1. Жильё в садоводческо-виноградарском товариществе
1. Малая промышленная зона, до 9 марта 2020 года
1. Объект, приватизированный по приказу государства
1. Объект, право собственности на который признано решением хокима
## Срок
По сообщениям, всего 150 дней.`,
    ],
    en: [
      "Law OʻRQ-937: recognition of rights to plots of land",
      `! This is not the text of the law, but a summary of what was reported of it publicly.
## What it is about
Since November 2024 Uzbekistan has recognised rights to land that was occupied and built on without papers. About 3.6 million plots are concerned.
## Grounds
1. Land of a private house, occupied before 1 May 2018
1. Land beyond the documents, before 1 May 2018
1. Files of the one-time campaign of 2018-2019 that were not finished
1. Land by a hokim’s decision before 8 June 2021 that was not confirmed
1. A dwelling in a garden or vineyard partnership
1. A small industrial zone, before 9 March 2020
1. An object privatised by order of the state
1. An object whose ownership a hokim’s decision recognised
## Term
As reported, 150 days in all.`,
    ],
  },
  {
    kind: "page",
    slug: "info",
    audience: "public",
    uz: [
      "Xizmat haqida",
      `Bu xizmat yerga huquqlarni eʼtirof etish ishlarini olib boradi: hech narsa unutilmaydi, kechikmaydi, ikki marta roʻyxatdan oʻtmaydi, fuqaro esa ishi qayerda turganini koʻradi.
## Bu yerda nima qilsa boʻladi
- [Bosh sahifada](/) ishning holatini bilish
- [Xaritada](/open-map) eʼlon qilingan uchastkalarni koʻrish
- Eʼlonga eʼtiroz bildirish: [qanday qilinadi](/helps?article=how-to-object)
- OneID orqali kirib, oʻz ishlaringizni koʻrish
## Hujjatlar
Qonun haqida: [hujjatlar](/documents).`,
    ],
    ru: [
      "О службе",
      `Служба ведёт дела о признании прав на землю: ничего не забыто, не опоздало и не зарегистрировано дважды, а гражданин видит, где его дело.
## Что здесь можно сделать
- Узнать состояние дела на [главной странице](/)
- Посмотреть объявленные участки на [карте](/open-map)
- Возразить против объявления: [как это сделать](/helps?article=how-to-object)
- Войти через OneID и увидеть свои дела
## Документы
О законе: [документы](/documents).`,
    ],
    en: [
      "About the service",
      `The service carries the files by which rights to land are recognised: nothing is forgotten, late or registered twice, and a citizen sees where a file stands.
## What can be done here
- See where a file is, on the [home page](/)
- Look at announced plots on the [map](/open-map)
- Object to an announcement: [how it is done](/helps?article=how-to-object)
- Sign in through OneID and see one’s own files
## Documents
On the law: [documents](/documents).`,
    ],
  },
  {
    kind: "page",
    slug: "contact",
    audience: "public",
    uz: [
      "Aloqa",
      `Ishingiz boʻyicha savol boʻlsa, avval uning raqamini tayyorlab qoʻying: u barcha xatlarda yozilgan.
## Kimga murojaat qilinadi
| Savol | Kim javob beradi
| Ish, oʻlchov, chegara | Tuman kadastr boʻlimi
| Eʼlon va eʼtirozlar | Tuman kadastr boʻlimi
| Toʻlov | Viloyat toʻlov mutaxassisi
| Qonuniylik | Adliya boshqarmasi
i Namoyishda manzil va telefonlar yoʻq: haqiqiylarini tashkilot shu sahifaga yozadi.`,
    ],
    ru: [
      "Контакты",
      `Если есть вопрос по делу, сначала приготовьте его номер: он стоит во всех письмах.
## К кому обращаться
| Вопрос | Кто отвечает
| Дело, обмер, граница | Районный отдел кадастра
| Объявление и возражения | Районный отдел кадастра
| Оплата | Специалист по платежам области
| Законность | Управление юстиции
i В демонстрации нет адресов и телефонов: настоящие организация впишет на эту страницу.`,
    ],
    en: [
      "Contact",
      `If you have a question on a file, have its number ready: it stands on every letter.
## Whom to ask
| Question | Who answers
| File, survey, outline | The district’s cadastre office
| Announcement and objections | The district’s cadastre office
| Payment | The region’s payments officer
| Lawfulness | The office of justice
i The demonstration has no addresses or phones: the organization writes its own on this page.`,
    ],
  },
];
