import { billNumber } from "@yer/api/formats";
import type { Db } from "../platform/database/database.js";
import { dayInTashkent } from "../rules/workflow/calendar.js";
import { branchApplications } from "./branch-applications.js";
import type { BroughtList } from "./bring-lists.js";
import { demoAccount } from "./demo-accounts.js";
import { demoDistrict } from "./identities.js";
import { operatorOf } from "./life.js";
import { madePerson } from "./names.js";
import { demoOrganisationId, demoOrganisations } from "./organisations.js";
import { randomOf } from "./random.js";
import { actorAt } from "./staff.js";
import { demoNeighborhoods } from "./world.js";

const region = demoDistrict.slice(0, 4);
const dayMilliseconds = 86_400_000;
const own = demoNeighborhoods.filter(({ district }) => district === demoDistrict);
const demoPlace = own[0]?.id ?? "";
/** Neighbourhoods of which the plan that was lived knows nothing. */
const [planned = "", another = ""] = own.slice(10).map(({ id }) => id);
const team = demoOrganisations.find(({ id }) => id === demoOrganisationId("cadastre", demoDistrict))?.name.uz_UZ ?? "";
/** A place of no register. */
const nowhere = "99999999";

/** A row of a survey, of a plot that no other row is about. */
const plot = (serial: number, basis = "1"): readonly string[] => [
  basis,
  `14:16:41:03:02:${String(serial).padStart(4, "0")}`,
  demoPlace,
  `Bogʻishamol koʻchasi, ${serial}-uy`,
  madePerson(randomOf(`surveyed ${serial}`), serial).name,
  String(300 + serial),
];

/** A row of a list of areas; its size may be written so that it cannot be read. */
const tract = (serial: number, size = String(400 + serial)): readonly string[] => [
  demoPlace,
  `Registon koʻchasi, ${serial}-uy`,
  size,
  "2012",
  "Rasmiy roʻyxat",
  madePerson(randomOf(`listed ${serial}`), serial).name,
];

const soums = (tiyin: number): string => (Math.ceil(tiyin) / 100).toFixed(2);

/** Lists of every kind, one for each place where such a list can come to stand. */
export async function demoLists(db: Db, now: Date): Promise<readonly BroughtList[]> {
  const [whole, part] = await branchApplications(
    db,
    ({ target, branch, variant }) => target === "in_payment" && branch?.kind === "usual" && variant === "usual",
  );
  if (whole === undefined || part === undefined) throw new Error("Nobody waits for the bank's receipts.");
  const { amount } = await db
    .selectFrom("charges")
    .select("amount")
    .where("application_id", "=", whole.id)
    .executeTakeFirstOrThrow();
  const cashier = actorAt(demoOrganisationId("cadastre", region), "cashier");
  const operator = operatorOf(demoDistrict);
  const administrator = actorAt(demoOrganisationId("agency", "17"), "administrator");
  const dayBefore = (days: number): string => dayInTashkent(new Date(now.getTime() - days * dayMilliseconds));
  const month = (neighborhood: string, days: number): readonly string[] => [
    neighborhood,
    dayBefore(-days),
    dayBefore(-days - 29),
    team,
    "24",
  ];
  const receipts = (days: number, ...rows: readonly (readonly string[])[]) => ({
    kind: "bank-list" as const,
    by: cashier,
    daysAgo: days,
    fileName: `bank-${dayBefore(days)}.csv`,
    rows: [
      ["Ish raqami", "Summa", "Toʻlov sanasi", "Hujjat"],
      ...rows.map(([number = "", sum = "", document = ""]) => [number, sum, dayBefore(days), document]),
    ],
  });
  const statement = (days: number, ...rows: readonly (readonly string[])[]) => ({
    kind: "bank-list" as const,
    by: cashier,
    daysAgo: days,
    fileName: `koʻchirma-${dayBefore(days)}.csv`,
    rows: [
      ["Hisobraqam", "Hujjat", "Sana", "Summa", "Toʻlovchi", "Toʻlov maqsadi"],
      ...rows.map(([document = "", sum = "", purpose = ""], serial) => [
        demoAccount,
        document,
        dayBefore(days),
        sum,
        madePerson(randomOf(`payer ${document}`), serial).name,
        purpose,
      ]),
    ],
  });
  const survey = (days: number, end: BroughtList["end"], ...rows: readonly (readonly string[])[]): BroughtList => ({
    kind: "survey",
    by: operator,
    daysAgo: days,
    end,
    fileName: `xatlov-${dayBefore(days)}.csv`,
    rows: [["Asos", "Kadastr raqami", "Mahalla", "Manzil", "Egallovchi", "Maydoni, m²"], ...rows],
  });
  const places = (days: number, end: BroughtList["end"], ...rows: readonly (readonly string[])[]): BroughtList => ({
    kind: "place-list",
    by: administrator,
    daysAgo: days,
    end,
    fileName: `mahallalar-${dayBefore(days)}.csv`,
    rows: [["Kod", "Tuman SOATO", "Nomi"], ...rows],
  });
  const areas = (days: number, end: BroughtList["end"], ...rows: readonly (readonly string[])[]): BroughtList => ({
    kind: "area",
    by: operator,
    daysAgo: days,
    end,
    fileName: `yerlar-${dayBefore(days)}.csv`,
    rows: [["Mahalla", "Manzil", "Maydoni, m²", "Egallangan yil", "Manba", "Egallovchi"], ...rows],
  });
  const plan = (days: number, end: BroughtList["end"], ...rows: readonly (readonly string[])[]): BroughtList => ({
    kind: "schedule",
    by: operator,
    daysAgo: days,
    end,
    fileName: `reja-jadval-${dayBefore(days)}.csv`,
    rows: [["Mahalla", "Boshlanadi", "Tugaydi", "Tashkilot", "Rejada, uchastka"], ...rows],
  });
  return [
    { ...receipts(9, [part.number, "1000", "BT-2001"], [part.number, "2000", "BT-2002"]), end: "undone" },
    {
      ...receipts(
        4,
        [whole.number, soums(amount), "BT-2101"],
        [part.number, "250000", "BT-2102"],
        ["2026-1718-999999", "180000", "BT-2103"],
        [part.number, "", "BT-2104"],
        [part.number, "250000", "BT-2102"],
      ),
      end: "applied",
    },
    {
      ...receipts(1, [part.number, "120000", "BT-2201"], ["2026-1718-999998", "90000", "BT-2202"]),
      end: "checked",
    },
    {
      ...statement(
        3,
        ["MO-3101", "150000", `Yer uchun toʻlov, ${billNumber(part.number, 1)}`],
        ["MO-3102", "1236000", "Yer uchun toʻlov"],
        ["MO-3103", "9999999", `Yer uchun toʻlov, ${billNumber(part.number, 1)}`],
        ["MO-3104", "45000", "Kommunal toʻlov"],
      ),
      end: "applied",
    },
    survey(12, "undone", plot(1), plot(2)),
    survey(8, "applied", plot(11), plot(12), plot(13, "9")),
    survey(3, "stopped", plot(21), plot(22), plot(23)),
    survey(2, "checked", plot(31), plot(32, "9"), ["1", "14:16", "Nomaʼlum", "", "", ""]),
    places(20, "undone", ["14169801", demoDistrict, "Yangi Bogʻishamol MFY"], ["14169802", demoDistrict, "Dahbed MFY"]),
    places(6, "checked", ["14169803", demoDistrict, "Navroʻz MFY"], ["1416", "Nomaʼlum tuman", "Istiqlol MFY"]),
    areas(11, "undone", tract(1), tract(2)),
    areas(7, "applied", tract(11), tract(12, "6 sotix"), [nowhere, "", "500", "", "", ""]),
    areas(4, "stopped", tract(21), tract(22)),
    areas(1, "checked", tract(31), tract(32, "olti sotix"), [nowhere, "", "", "", "", ""]),
    plan(14, "undone", month(planned, 200)),
    plan(5, "applied", month(planned, 160), month(nowhere, 160)),
    plan(3, "stopped", month(another, 150)),
    plan(2, "checked", month(another, 190), month(another, 200)),
  ];
}
