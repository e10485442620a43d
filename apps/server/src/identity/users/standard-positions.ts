import { permissionCodes, type PermissionCode } from "@yer/api/contract/codes";
import type { Names } from "@yer/api/contract/values";
import { sortKey } from "@yer/api/formats";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** A position every installation begins with; staff change them, and add their own, afterwards. */
export interface StandardPosition {
  readonly id: string;
  readonly name: Names;
  readonly codes: readonly PermissionCode[];
}

/** What every member of staff who works with applications opens and reads. */
const everyday: readonly PermissionCode[] = [
  "menu:dashboard",
  "menu:applications",
  "menu:map",
  "read:property",
  "read:area",
  "read:diagram",
  "read:field_group",
  "read:organisation",
  "read:faq",
  "read:manual",
];

function id(serial: number): string {
  return `01932f00-0000-7000-8000-00000000a${String(serial).padStart(3, "0")}`;
}

/** Positions by what they do in the process (DOMAIN §3, §8). */
export const standardPositions = {
  administrator: {
    id: id(1),
    name: { uz_UZ: "Administrator", uz_Cyrl: "Администратор", ru_RU: "Администратор", en_US: "Administrator" },
    // All of them: by the grant rule nobody gives what they do not hold, so someone must hold everything.
    codes: permissionCodes,
  },
  operator: {
    id: id(2),
    name: { uz_UZ: "Operator", uz_Cyrl: "Оператор", ru_RU: "Оператор", en_US: "Operator" },
    codes: [
      ...everyday,
      "menu:areas",
      "menu:not_registered",
      "menu:no_grip",
      "menu:construction",
      "menu:drafts",
      "menu:written_off",
      "menu:state-owneds",
      "menu:plangrafic",
      "menu:objections",
      "create:property",
      "update:property",
      "submit:property",
      "start:discussion",
      "triage:overlap",
      "create:area",
      "update:area",
      "send:area",
      "confirm:area",
      "set_aside:area",
      "propose:write_off",
      "read:visit",
      "menu:plangrafic",
      "read:plan_graphic_history",
      "read:plan",
      "propose:plan",
      "assign:place",
      "read:objection",
      "read_personal:property",
      "export:property",
      "import:property",
      "menu:imports",
    ],
  },
  member: {
    id: id(3),
    name: {
      uz_UZ: "Xulosa beruvchi aʼzo",
      uz_Cyrl: "Хулоса берувчи аъзо",
      ru_RU: "Член, дающий заключение",
      en_US: "Member giving conclusions",
    },
    codes: [...everyday, "menu:conclusions", "give:conclusion"],
  },
  reviewer: {
    id: id(4),
    name: {
      uz_UZ: "Koʻrib chiquvchi",
      uz_Cyrl: "Кўриб чиқувчи",
      ru_RU: "Специалист по рассмотрению",
      en_US: "Reviewer",
    },
    codes: [
      ...everyday,
      "menu:objections",
      "menu:reports",
      "menu:report",
      "create:report",
      "share:report",
      "schedule:report",
      // Who reviews a region's applications sees that none stands still, and who could take it.
      "menu:applicationpanel",
      "menu:users",
      "menu:organization",
      "read:user",
      "read_work:user",
      "hand_over:work",
      "share:view",
      "review:property",
      "return:property",
      "read:objection",
      "decide:objection",
      "decide:complaint",
      "triage:overlap",
      "menu:areas",
      "menu:written_off",
      "menu:state-owneds",
      "approve:write_off",
      "menu:plangrafic",
      "read:plan_graphic_history",
      "read:plan",
      "approve:plan",
      "close:plan",
      "read_personal:property",
      "export:property",
    ],
  },
  justice: {
    id: id(5),
    name: {
      uz_UZ: "Adliya mutaxassisi",
      uz_Cyrl: "Адлия мутахассиси",
      ru_RU: "Специалист юстиции",
      en_US: "Justice officer",
    },
    codes: [
      ...everyday,
      "justice:property",
      "return:property",
      "read_personal:property",
      // Who knows the law writes about it; somebody of the republic publishes.
      "create:article",
      "update:article",
    ],
  },
  cashier: {
    id: id(6),
    name: {
      uz_UZ: "Toʻlovlar mutaxassisi",
      uz_Cyrl: "Тўловлар мутахассиси",
      ru_RU: "Специалист по платежам",
      en_US: "Payments officer",
    },
    codes: [
      ...everyday,
      "read:svod",
      "read:cpayments",
      "read:cdistribution",
      "menu:payments",
      "menu:receipts",
      "read:payment",
      "record:payment",
      "agree:instalments",
      "order:distribution",
      "close:month",
      "correct:payment",
      "propose:refund",
      "open:account",
    ],
  },
  financeHead: {
    id: id(11),
    name: {
      uz_UZ: "Moliya boʻlimi boshligʻi",
      uz_Cyrl: "Молия бўлими бошлиғи",
      ru_RU: "Начальник финансового отдела",
      en_US: "Head of finance",
    },
    // Approves what cashiers propose; records nothing.
    codes: [
      ...everyday,
      "read:svod",
      "read:cpayments",
      "read:cdistribution",
      "menu:payments",
      "menu:receipts",
      "menu:reports",
      "menu:report",
      "create:report",
      "share:report",
      "schedule:report",
      "read:payment",
      "close:payment",
      "approve:correction",
      "approve:refund",
      "order:refund",
      "execute:distribution",
      "approve:account",
      "approve:month",
    ],
  },
  council: {
    id: id(7),
    name: { uz_UZ: "Kengash kotibi", uz_Cyrl: "Кенгаш котиби", ru_RU: "Секретарь Кенгаша", en_US: "Council secretary" },
    codes: [...everyday, "menu:council", "council:property", "return:property", "read_personal:property"],
  },
  organisationHead: {
    id: id(9),
    name: {
      uz_UZ: "Tashkilot rahbari",
      uz_Cyrl: "Ташкилот раҳбари",
      ru_RU: "Руководитель органа",
      en_US: "Head of a body",
    },
    codes: [
      ...everyday.filter((code) => code !== "menu:applications"),
      "menu:conclusions",
      "give:conclusion",
      "take_over:conclusion",
      // Who answers for the organisation's people sees who has how much, and hands over the work of one who leaves.
      "menu:organization",
      "menu:users",
      "read:user",
      "read_work:user",
      "hand_over:work",
      "share:view",
    ],
  },
  inspector: {
    id: id(10),
    name: { uz_UZ: "Inspektor", uz_Cyrl: "Инспектор", ru_RU: "Инспектор", en_US: "Inspector" },
    // Who looks on the spot works with areas: applications are no business of theirs.
    codes: [
      "menu:dashboard",
      "menu:areas",
      "menu:map",
      "read:area",
      "take:area",
      "find:area",
      "read:visit",
      "write:visit",
      "read:organisation",
    ],
  },
  approver: {
    id: id(8),
    name: {
      uz_UZ: "Sozlamalarni tasdiqlovchi",
      uz_Cyrl: "Созламаларни тасдиқловчи",
      ru_RU: "Утверждающий настройки",
      en_US: "Approver of settings",
    },
    codes: [...everyday, "menu:allsetting", "read:setting", "approve:setting"],
  },
} as const satisfies Record<string, StandardPosition>;

/** Key of a standard position. */
export type StandardPositionKey = keyof typeof standardPositions;

/** Adds the standard positions that are not there; those there stay as staff have made them. */
export async function ensureStandardPositions(tx: Transaction): Promise<void> {
  await tx
    .insertInto("positions")
    .values(
      Object.values<StandardPosition>(standardPositions).map((position) => ({
        id: position.id,
        name: jsonb(position.name),
        codes: jsonb([...position.codes]),
        sort_key: sortKey(position.name.uz_UZ),
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
