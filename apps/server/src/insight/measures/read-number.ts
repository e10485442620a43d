import type { Measure, MeasureRows } from "@yer/api/contract/measure";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import type { QueryOf } from "@yer/api/contract/endpoint";
import type { svod, SvodSums } from "@yer/api/contract/svod";
import { type ApplicationValue, groupedApplications } from "../../cases/applications/register-groups.js";
import { registerCount } from "../../cases/applications/register.js";
import { type DayOfApplications, readStanding } from "../../cases/applications/standing.js";
import { countAreas } from "../../cases/areas/queries.js";
import { countComplaints } from "../../cases/complaints/register.js";
import { inboxTotal, stepsAsking } from "../../cases/conclusions/inbox.js";
import { countObjections } from "../../cases/objections/register.js";
import { countOverlaps } from "../../cases/overlaps/register.js";
import { countUnplaced } from "../../cases/placing/waiting.js";
import { countSchedules, planTotals } from "../../cases/plan/queries.js";
import { countVisits } from "../../cases/visits/register.js";
import { countRegister } from "../../identity/users/register-service.js";
import { applicationScope } from "../../identity/access/scope.js";
import { countCharges } from "../../money/charges/register.js";
import { readSvod } from "../../money/svod/service.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { standingOf } from "../process-panel/service.js";

/** A number as its list says it. */
export interface Numbered {
  readonly value: number;
  /** Counting stopped here, as the list's does. */
  readonly more: boolean;
}

/** Who asks for numbers, when, and what of it is read once for several of them. */
export interface MeasureReading {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
  readonly soonDays: number;
  /** By how many percent a schedule may be behind before it is late. */
  readonly latePercent: number;
  /** What was read already, by what was asked. */
  readonly known: Map<string, Promise<unknown>>;
  /** Asks for what was told at this moment; only of measures that can be so asked, by group. */
  readonly asOf?: Date | undefined;
}

/** A reading that begins now, by the settings in force. */
export async function readingOf(db: Db, actor: Actor, now: Date): Promise<MeasureReading> {
  const settings = await readSettings(db);
  return {
    db,
    actor,
    now,
    soonDays: settings.value("soon.days", now),
    latePercent: settings.value("plan.late_percent", now),
    known: new Map(),
  };
}

/** Whether a person may read what a measure is of: they are shown no other. */
export function mayRead({ codes }: Actor, { register: { read }, code }: Measure): boolean {
  return (read === undefined || codes.has(read)) && (code === null || codes.has(code));
}

/**
 * Reads the number of a measure of the catalogue as its reader's list has it; one of a period is narrowed to its days.
 * Null where the list has none: how much was late is told of today alone.
 */
export async function readNumber(reading: MeasureReading, of: Measure): Promise<Numbered | null> {
  const read = readers[of.register.name];
  if (read === undefined) throw new Error(`Nothing reads numbers of ${of.register.name}.`);
  return read(reading, of);
}

type Asked = Readonly<Record<string, unknown>>;
type Reader = (reading: MeasureReading, of: Measure) => Promise<Numbered | null>;

const atOf = ({ now, soonDays }: MeasureReading) => ({ now, soonDays });

/** What is told of applications: how many they are, what their square metres add up to, or how long they stand. */
export function valueOfApplications({ what }: Measure): ApplicationValue {
  if (what === "count") return "count";
  if (typeof what === "object" && "sum" in what && (what.sum === "area" || what.sum === "built")) return what.sum;
  if (typeof what === "object" && "computed" in what) return what.formula;
  throw new Error("Of files are told how many they are, their square metres, and how long they stand.");
}

/** What a measure asks of its register: its order is for the list alone. */
export function askedOf<R extends MeasureRows>({ filter }: Measure<R>): never {
  const { sort: _, ...asked } = filter as Asked;
  return asked as never;
}

const listed = ({ total, more }: { readonly total: number; readonly more: boolean }): Numbered => ({
  value: total,
  more,
});

/** The same reading for whoever asks for it again while these numbers are read. */
async function once<T>({ known }: MeasureReading, key: string, read: () => Promise<T>): Promise<T> {
  const found = (known.get(key) as Promise<T> | undefined) ?? read();
  known.set(key, found);
  return found;
}

/** Unfinished applications by status and day, all that a person sees. */
export async function standing(reading: MeasureReading): Promise<readonly DayOfApplications[]> {
  return once(reading, "standing", async () => readStanding(reading.db, applicationScope(reading.actor), {}, reading));
}

const keyOf = ({ from, to }: { readonly from?: string | null | undefined; readonly to?: string | undefined }) =>
  `svod ${from ?? ""} ${to ?? ""}`;

/** The total of the summary table of a period; that of the period before comes with it. */
async function moneyOf(reading: MeasureReading, query: QueryOf<typeof svod.read>): Promise<SvodSums> {
  return once(reading, keyOf(query), async () => {
    const { total, totalBefore, before } = await readSvod(reading.db, reading.actor, reading.now, query);
    if (before !== null && totalBefore !== null) await once(reading, keyOf(before), async () => totalBefore);
    return total;
  });
}

/** How the numbers of each register are read: by what its own list counts with. */
const readers: Readonly<Record<string, Reader>> = {
  applications: async (reading, of) => {
    const { db, actor } = reading;
    if (typeof of.what === "object" && "computed" in of.what) {
      const [status, another] = (of.filter as { readonly status?: readonly StatusKey[] }).status ?? [];
      const key = another === undefined ? statusKeys.find((one) => one === status) : undefined;
      if (key === undefined) {
        const stays = await groupedApplications(db, actor, askedOf(of), { value: of.what.formula, ...atOf(reading) });
        return { value: stays.get(null) ?? 0, more: false };
      }
      const days = await standing(reading);
      return { value: standingOf(key, 0, days, dayInTashkent(reading.now))[of.what.formula] ?? 0, more: false };
    }
    if (typeof of.what === "object") {
      const value = valueOfApplications(of);
      const sums = await groupedApplications(db, actor, askedOf(of), { value, ...atOf(reading) });
      return { value: sums.get(null) ?? 0, more: false };
    }
    return listed(await registerCount(db, actor, askedOf(of), reading));
  },
  conclusions: async ({ db, actor, ...at }) => {
    const steps = await stepsAsking(db, actor);
    return listed(await inboxTotal(db, actor, { view: "waiting", filters: {}, steps }, at, false));
  },
  objections: async ({ db, actor, now }, of) => listed(await countObjections(db, actor, askedOf(of), now)),
  complaints: async ({ db, actor }, of) => listed(await countComplaints(db, actor, askedOf(of))),
  overlaps: async ({ db, actor }, of) => listed(await countOverlaps(db, actor, askedOf(of))),
  areas: async ({ db, actor, now }, of) => listed(await countAreas(db, actor, askedOf(of), now)),
  unplaced: async ({ db, actor }, of) => listed(await countUnplaced(db, actor, askedOf(of))),
  charges: async ({ db, actor }, of) => listed(await countCharges(db, actor, askedOf(of))),
  visits: async ({ db, actor }, of) => listed(await countVisits(db, actor, askedOf(of))),
  users: async ({ db, actor, now }, of) => listed(await countRegister(db, actor, askedOf(of), now)),
  schedules: async (reading, of) => {
    const { db, actor, now, latePercent } = reading;
    const plan = { actor, today: dayInTashkent(now), latePercent };
    if (typeof of.what === "string") return listed(await countSchedules(db, plan, askedOf(of)));
    const column = "sum" in of.what ? of.what.sum : of.what.computed;
    const totals = await once(reading, `plan ${JSON.stringify(of.filter)}`, async () =>
      planTotals(db, plan, askedOf(of)),
    );
    return { value: totals[column as keyof typeof totals], more: false };
  },
  svod: async (reading, of) => {
    if (typeof of.what === "string" || !("sum" in of.what)) throw new Error("The summary table has sums.");
    const total = await moneyOf(reading, askedOf(of));
    const value = total[of.what.sum as keyof typeof total];
    return value === null ? null : { value, more: false };
  },
};
