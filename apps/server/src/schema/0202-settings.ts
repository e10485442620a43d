import { type Kysely, sql } from "kysely";
import { jsonb } from "../platform/sql/jsonb.js";

/** Since when the law recognises these rights; every first value holds from then. */
const firstDay = "2024-11-01";

const first: Readonly<Record<string, unknown>> = {
  "term.to_conclusion": { days: 5, unit: "working" },
  "term.in_discussion": { days: 20, unit: "working" },
  "term.in_review": { days: 10, unit: "working" },
  "term.announced": { days: 10, unit: "calendar" },
  "term.at_justice": { days: 20, unit: "working" },
  "term.in_payment": { days: 60, unit: "calendar" },
  "term.at_council": { days: 20, unit: "calendar" },
  "term.rejected": { days: 30, unit: "calendar" },
  "term.step": { days: 1, unit: "working" },
  "term.total": { days: 150, unit: "calendar" },
  "soon.days": 3,
  // In tiyin.
  bhm: 37_500_000,
  "discount.disability": 100,
  "discount.earlier_campaign": 100,
  "discount.social_register": 50,
  shares: [
    { budget: "district", percent: 60 },
    { budget: "region", percent: 30 },
    { budget: "republic", percent: 10 },
  ],
};

/** Fixed holidays (Labour Code, article 208), `MM-DD`. The two feasts that follow the moon are decreed each year and entered then. */
const holidays = [
  ["01-01", "Yangi yil", "Янги йил", "Новый год", "New Year"],
  ["03-08", "Xotin-qizlar kuni", "Хотин-қизлар куни", "Женский день", "Women’s Day"],
  ["03-21", "Navroʻz bayrami", "Наврўз байрами", "Навруз", "Navruz"],
  ["05-09", "Xotira va qadrlash kuni", "Хотира ва қадрлаш куни", "День памяти и почестей", "Day of Remembrance"],
  ["09-01", "Mustaqillik kuni", "Мустақиллик куни", "День независимости", "Independence Day"],
  ["10-01", "Oʻqituvchi va murabbiylar kuni", "Ўқитувчи ва мураббийлар куни", "День учителя", "Teachers’ Day"],
  ["12-08", "Konstitutsiya kuni", "Конституция куни", "День Конституции", "Constitution Day"],
] as const;

/** Dated settings and the calendar of holidays, with the values reported for law ZRU-937. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      key text not null,
      valid_from date not null,
      value jsonb not null,
      primary key (key, valid_from)
    )`.execute(db);
  await sql`
    create table calendar_days (
      day date primary key,
      kind text not null check (kind in ('holiday', 'workday')),
      name jsonb not null
    )`.execute(db);

  const rows = [
    ...Object.entries(first).map(([key, value]) => ({ key, day: firstDay, value })),
    { key: "bhm", day: "2025-09-01", value: 41_200_000 },
  ];
  await sql`
    insert into settings (key, valid_from, value)
    select key, day, value from jsonb_to_recordset(${jsonb(rows)}) as s (key text, day date, value jsonb)
  `.execute(db);

  const days = [2024, 2025, 2026, 2027, 2028].flatMap((year) =>
    holidays.map(([day, uz_UZ, uz_Cyrl, ru_RU, en_US]) => ({
      day: `${year}-${day}`,
      name: { uz_UZ, uz_Cyrl, ru_RU, en_US },
    })),
  );
  await sql`
    insert into calendar_days (day, kind, name)
    select day, 'holiday', name from jsonb_to_recordset(${jsonb(days)}) as d (day date, name jsonb)
  `.execute(db);
}
