import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import type { Diagram, NodeNames } from "@yer/flow-editor/model";
import { type SeedStep, stagedDiagram } from "@yer/flow-editor/model/seeds";

/** A diagram the service begins with, published for its legal bases. */
export interface DiagramSeed {
  readonly id: string;
  readonly versionId: string;
  readonly name: Names;
  readonly legalBases: readonly number[];
  readonly diagram: Diagram;
}

/** What a step or an end is called, in Uzbek as its diagram has it, and in the other languages of its readers. */
type Called = readonly [uz_UZ: string, uz_Cyrl: string, ru_RU: string, en_US: string];

const inOthers = ([, uz_Cyrl, ru_RU, en_US]: Called): NodeNames => ({ uz_Cyrl, ru_RU, en_US });

const start: Called = ["Boshlanish", "Бошланиш", "Начало", "Start"];
const end: Called = ["Tugash", "Тугаш", "Конец", "End"];
const ends = { start: start[0], end: end[0], names: { start: inOthers(start), end: inOthers(end) } };

const labels: Readonly<Partial<Record<OrganisationKind, Called>>> = {
  agriculture: [
    "Qishloq xoʻjaligi xulosasi",
    "Қишлоқ хўжалиги хулосаси",
    "Заключение по сельскому хозяйству",
    "Agriculture conclusion",
  ],
  architecture: [
    "Arxitektura xulosasi",
    "Архитектура хулосаси",
    "Заключение по архитектуре",
    "Architecture conclusion",
  ],
  ecology: ["Ekologiya xulosasi", "Экология хулосаси", "Заключение по экологии", "Ecology conclusion"],
  emergency: [
    "Favqulodda vaziyatlar xulosasi",
    "Фавқулодда вазиятлар хулосаси",
    "Заключение по чрезвычайным ситуациям",
    "Emergency situations conclusion",
  ],
  gas: ["Gaz taʼminoti xulosasi", "Газ таъминоти хулосаси", "Заключение по газоснабжению", "Gas supply conclusion"],
  hokimlik: ["Hokimlik xulosasi", "Ҳокимлик хулосаси", "Заключение хокимията", "Hokimlik conclusion"],
  power: [
    "Elektr tarmoqlari xulosasi",
    "Электр тармоқлари хулосаси",
    "Заключение электрических сетей",
    "Power networks conclusion",
  ],
  tax: ["Soliq organi xulosasi", "Солиқ органи хулосаси", "Заключение налоговой службы", "Tax conclusion"],
  water: [
    "Suv xoʻjaligi xulosasi",
    "Сув хўжалиги хулосаси",
    "Заключение по водному хозяйству",
    "Water management conclusion",
  ],
};

/** A step asked of a kind of organisation; its id is the kind, so that diffs and histories read well. */
const ask = (kind: OrganisationKind, fieldGroupId: number, days: number, quantity = 1): SeedStep => {
  const called = labels[kind];
  return {
    id: kind,
    label: called?.[0] ?? kind,
    ...(called && { names: inOthers(called) }),
    concluder: { kind: "kind", organisationKind: kind },
    fieldGroupId: String(fieldGroupId),
    days,
    quantity,
  };
};

const seed = (
  serial: number,
  legalBases: readonly number[],
  name: readonly [string, string, string, string],
  stages: readonly (readonly SeedStep[])[],
): DiagramSeed => ({
  id: `01932f00-0000-7000-8000-00000000d${String(serial).padStart(3, "0")}`,
  versionId: `01932f00-0000-7000-8000-00000000e${String(serial).padStart(3, "0")}`,
  name: { uz_UZ: name[0], uz_Cyrl: name[1], ru_RU: name[2], en_US: name[3] },
  legalBases,
  diagram: stagedDiagram(stages, ends),
});

/**
 * Discussion logic for all eight legal bases, from two organisations asked at once to four stages. Staff draw their own
 * later.
 */
export const diagramSeeds: readonly DiagramSeed[] = [
  seed(
    1,
    [1, 3],
    ["Yakka tartibdagi uy-joy", "Якка тартибдаги уй-жой", "Индивидуальный жилой дом", "Private house"],
    [[ask("architecture", 1, 10), ask("ecology", 2, 10)]],
  ),
  seed(
    2,
    [2],
    ["Hujjatdan ortiqcha maydon", "Ҳужжатдан ортиқча майдон", "Площадь сверх документов", "Area beyond the documents"],
    [[ask("architecture", 1, 7)], [ask("ecology", 2, 7), ask("agriculture", 2, 7)]],
  ),
  seed(
    3,
    [4, 8],
    ["Hokim qarori asosida", "Ҳоким қарори асосида", "По решению хокима", "By decision of the hokim"],
    [[ask("hokimlik", 4, 5)], [ask("architecture", 1, 7), ask("ecology", 2, 7), ask("tax", 2, 7)]],
  ),
  seed(
    4,
    [5],
    [
      "Bogʻdorchilik va uzumchilik shirkati",
      "Боғдорчилик ва узумчилик ширкати",
      "Садоводческо-виноградарское товарищество",
      "Garden and vineyard partnership",
    ],
    [[ask("agriculture", 3, 7), ask("water", 2, 7)], [ask("architecture", 1, 7)]],
  ),
  seed(
    5,
    [6, 7],
    [
      "Kichik sanoat zonasi va xususiylashtirilgan obyekt",
      "Кичик саноат зонаси ва хусусийлаштирилган объект",
      "Малая промышленная зона и приватизированный объект",
      "Small industrial zone and privatised property",
    ],
    [
      [ask("architecture", 1, 5), ask("ecology", 2, 5), ask("emergency", 2, 5)],
      [ask("water", 2, 7, 2)],
      [ask("power", 2, 3), ask("gas", 2, 3)],
    ],
  ),
];
