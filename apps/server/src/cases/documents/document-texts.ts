import type { Verdict } from "@yer/flow-editor/model";
import type { ActKind } from "./act-content.js";

/** Words of the documents. Official papers are in Uzbek, Latin script; the screens around them are in four languages. */
export const documentTexts = {
  language: "uz-Latn",
  heading: "YER · Yerga boʻlgan huquqlarni eʼtirof etish tizimi",
  titles: {
    conclusion: "Xulosa",
    justice: "Adliya organining qarori",
    certificate: "Huquq roʻyxatdan oʻtkazilgani toʻgʻrisida guvohnoma",
  } satisfies Record<ActKind, string>,
  redacted: "Ommaviy nusxa: shaxsga doir maʼlumotlar va erkin matnlar yopilgan.",
  closed: "[yopilgan]",
  sections: {
    plot: "Uchastka",
    body: "Kim tomonidan",
    answers: "Savol va javoblar",
    verdict: "Xulosa mazmuni",
    decision: "Kengash qarori",
    right: "Eʼtirof etilgan huquq",
    attachments: "Ilovalar",
    signature: "Elektron imzo",
  },
  terms: {
    number: "Ish raqami",
    legalBasis: "Asos",
    cadastre: "Kadastr raqami",
    place: "Hudud",
    address: "Manzil",
    area: "Umumiy maydon",
    occupier: "Egallovchi",
    organisation: "Tashkilot",
    step: "Muhokama bosqichi",
    by: "Masʼul xodim",
    at: "Imzolangan vaqt",
    verdict: "Qaror",
    reason: "Asoslantirish",
    decisionNumber: "Qaror raqami",
    decisionDate: "Qaror sanasi",
    signer: "Imzo egasi",
    fingerprint: "Imzolangan matn (SHA-256)",
  },
  verdicts: { positive: "Ijobiy", negative: "Salbiy" } satisfies Record<Verdict, string>,
  right:
    "Yer uchastkasi ijaraga berilgan, unda joylashgan bino va inshootlarga mulk huquqi eʼtirof etilgan deb davlat roʻyxatidan oʻtkazildi.",
  legalBases: {
    1: "2018-yil 1-maygacha egallangan yakka tartibdagi uy-joy",
    2: "2018-yil 1-maygacha hujjatdagidan ortiqcha egallangan maydon",
    3: "2018–2019-yillardagi tugallanmagan bir martalik aksiya",
    4: "Tuman hokimining 2021-yil 8-iyungacha boʻlgan, tasdiqlanmagan qarori",
    5: "Bogʻdorchilik yoki uzumchilik shirkatidagi turar joy",
    6: "Kichik sanoat zonasi, 2020-yil 9-martgacha",
    7: "Davlat buyrugʻi bilan xususiylashtirilgan",
    8: "Mulk huquqi hokim qarori bilan eʼtirof etilgan",
  } as Readonly<Record<number, string>>,
  check: {
    title: "Hujjatni tekshirish",
    text: "Kodni telefoningiz bilan oʻqiting: sahifa hujjat amaldami, oʻrniga boshqasi chiqqanmi yoki kuchdan qoldirilganmi, aytadi. PDF faylning oʻzini ham shu sahifaga tashlab tekshirish mumkin.",
    alternative: (address: string) => `Hujjat sahifasiga olib boradigan QR kod: ${address}`,
  },
  foot: (title: string, number: string, page: number, pages: number) =>
    documentTexts.page(`${title} · ${number}`, page, pages),
  page: (of: string, page: number | string, pages: number | string): string => `${of} · ${page} / ${pages}-bet`,
  months: "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr".split(" "),
  day: (year: string, month: string, day: number) => `${year}-yil ${day}-${month}`,
} as const;
