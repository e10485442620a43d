import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { districtSeeds } from "../schema/data/districts.js";
import { regionSeeds } from "../schema/data/regions.js";
import { demoId } from "./random.js";

/** A made-up organisation of the demonstration. */
export interface DemoOrganisation {
  readonly id: string;
  readonly kind: OrganisationKind;
  readonly territory: string;
  readonly name: Names;
}

type Words = readonly [uz: string, cyrillic: string, russian: string, english: string];

const words: Readonly<Partial<Record<OrganisationKind, Words>>> = {
  agency: ["Kadastr agentligi", "Кадастр агентлиги", "Агентство по кадастру", "Cadastre Agency"],
  agriculture: [
    "qishloq xoʻjaligi boshqarmasi",
    "қишлоқ хўжалиги бошқармаси",
    "Управление сельского хозяйства",
    "Department of Agriculture",
  ],
  architecture: ["arxitektura boʻlimi", "архитектура бўлими", "Отдел архитектуры", "Architecture Office"],
  cadastre: ["kadastr boʻlimi", "кадастр бўлими", "Отдел кадастра", "Cadastre Office"],
  council: [
    "xalq deputatlari Kengashi",
    "халқ депутатлари Кенгаши",
    "Кенгаш народных депутатов",
    "Council of People’s Deputies",
  ],
  ecology: ["ekologiya boʻlimi", "экология бўлими", "Отдел экологии", "Ecology Office"],
  emergency: [
    "favqulodda vaziyatlar boshqarmasi",
    "фавқулодда вазиятлар бошқармаси",
    "Управление по чрезвычайным ситуациям",
    "Department of Emergency Situations",
  ],
  gas: ["gaz taʼminoti korxonasi", "газ таъминоти корхонаси", "Предприятие газоснабжения", "Gas Supply Company"],
  heritage: [
    "Madaniy meros agentligi",
    "Маданий мерос агентлиги",
    "Агентство культурного наследия",
    "Cultural Heritage Agency",
  ],
  hokimlik: ["hokimligi", "ҳокимлиги", "Хокимият", "Hokimiyat"],
  inspection: ["nazorat inspeksiyasi", "назорат инспекцияси", "Инспекция контроля", "Inspectorate"],
  justice: ["adliya boshqarmasi", "адлия бошқармаси", "Управление юстиции", "Department of Justice"],
  power: [
    "elektr tarmoqlari korxonasi",
    "электр тармоқлари корхонаси",
    "Предприятие электрических сетей",
    "Power Grid Company",
  ],
  roads: [
    "avtomobil yoʻllari boshqarmasi",
    "автомобиль йўллари бошқармаси",
    "Управление автомобильных дорог",
    "Department of Roads",
  ],
  sanitary: ["sanitariya boshqarmasi", "санитария бошқармаси", "Санитарное управление", "Sanitary Department"],
  tax: ["soliq boshqarmasi", "солиқ бошқармаси", "Налоговое управление", "Tax Department"],
  water: ["irrigatsiya boshqarmasi", "ирригация бошқармаси", "Управление ирригации", "Irrigation Department"],
};
const waterSupply: Words = [
  "suv taʼminoti korxonasi",
  "сув таъминоти корхонаси",
  "Предприятие водоснабжения",
  "Water Supply Company",
];

const inDistricts = ["cadastre", "architecture", "ecology"] as const;
const inRegions = [
  "agriculture", "cadastre", "council", "emergency", "gas", "hokimlik", "justice", "power", "roads", "sanitary", "tax",
  "water",
] as const; // prettier-ignore

type Place = {
  readonly soato: string;
  readonly uzLatin: string;
  readonly uzCyrillic: string;
  readonly russian: string;
  readonly english: string;
};

/** Id of the organisation of a kind in a territory; `second` for the other of two. */
export function demoOrganisationId(kind: OrganisationKind, territory: string, second = false): string {
  return demoId(`organisation ${kind} ${territory}${second ? " 2" : ""}`);
}

function organisation(kind: OrganisationKind, place: Place | null, second = false): DemoOrganisation {
  const [uz, cyrillic, russian, english] = (second ? waterSupply : words[kind]) ?? [kind, kind, kind, kind];
  const territory = place?.soato ?? "17";
  return {
    id: demoOrganisationId(kind, territory, second),
    kind,
    territory,
    name:
      place === null
        ? { uz_UZ: uz, uz_Cyrl: cyrillic, ru_RU: russian, en_US: english }
        : {
            uz_UZ: `${place.uzLatin} ${uz}`,
            uz_Cyrl: `${place.uzCyrillic} ${cyrillic}`,
            ru_RU: `${russian}, ${place.russian}`,
            en_US: `${english}, ${place.english}`,
          },
  };
}

/** Organisations for every district and region: enough to resolve every seeded diagram anywhere. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  organisation("agency", null),
  organisation("heritage", null),
  ...regionSeeds.flatMap((region) => [
    ...inRegions.map((kind) => organisation(kind, region)),
    organisation("water", region, true),
  ]),
  ...districtSeeds.flatMap((district) => inDistricts.map((kind) => organisation(kind, district))),
  // Last: who is made up of the others depends on how many come before.
  ...regionSeeds.map((region) => organisation("inspection", region)),
];
