import type { ScheduleCauseCode } from "@yer/api/contract/schedule-states";
import { asBatch } from "@yer/api/contract/batch";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { Reason } from "@yer/api/contract/problem";
import type { ReasonCode } from "@yer/api/contract/reason-codes";
import type { ScheduleFacts } from "@yer/api/contract/schedule-facts";
import {
  type ScheduleListFault,
  scheduleListBounds,
  scheduleListFields,
  scheduleListHeadings,
  type ScheduleListRow,
  scheduleLists,
} from "@yer/api/contract/schedule-imports";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type {
  BatchAtWork,
  BatchKind,
  EnteredRow,
  JudgedRow,
  RowAtWork,
  RowToUndo,
  UndoneRow,
} from "../../registers/batches/batch-kind.js";
import { ofRow } from "../../registers/batches/of-row.js";
import { listReading } from "../../registers/batches/readings.js";
import { RowRefused } from "../../registers/batches/row-refused.js";
import { createSchedule, judgeSchedule, moveSchedule } from "../plan/service.js";
import { type Team, teamsOf, untouchedDrafts } from "../plan/version-queries.js";
import { columnsLike } from "../surveys/guess-columns.js";
import { type FindPlace, readPlacesOfRows } from "../surveys/places-of-rows.js";
import {
  factsOfScheduleRow,
  faultOfScheduleRow,
  scheduleFieldAt,
  type ScheduleRowRead,
} from "./facts-of-schedule-row.js";

/** Names that columns of known plans have besides. */
const others = {
  region: ["viloyat nomi", "oblast"],
  district: ["tuman shahar", "tuman nomi", "soato"],
  neighborhood: ["mfy", "mahalla nomi", "mfy nomi", "mahalla kodi", "mfy kodi"],
  startsOn: ["boshlanish sanasi", "boshlanishi", "dan", "с", "from", "дата начала"],
  endsOn: ["tugash sanasi", "tugashi", "gacha", "по", "to", "until", "дата окончания"],
  organisation: ["tashkilot nomi", "guruh", "организация исполнитель", "team"],
  plots: ["uchastka", "uchastkalar soni", "участков", "plots"],
} as const;

/** A list is one chunk while it is tried: its rows are judged by one another. */
const whole = scheduleListBounds.mostRows;

/** Lists of plan schedules: a row becomes a draft by the rules of drafting one by hand. */
export const scheduleListKind: BatchKind = {
  declared: asBatch(scheduleLists),
  shared: "own",
  reading: listReading(scheduleListBounds),
  chunk: { checking: whole },
  guess: (columns) => columnsLike(columns, scheduleListFields, { headings: scheduleListHeadings, others }),
  workedOn: async (db, ids) => {
    const untouched = await untouchedDrafts(db, ids);
    return new Set(ids.filter((id) => !untouched.has(id)));
  },
  open: async (db, entering, batch) => {
    const listed = { batch, findPlace: await readPlacesOfRows(db, entering.actor.territory ?? "-") };
    return {
      judge: async (transaction, acting, rows) => judgeAll(transaction, acting, listed, rows),
      enter: async (transaction, acting, rows) => enterAll(transaction, acting, listed, rows),
      undo: undoAll,
      refusalOf: (row, error) => (error instanceof RowRefused ? error : { faults: refusalOf(row.cells, batch, error) }),
    };
  },
};

interface Listed {
  readonly batch: BatchAtWork;
  readonly findPlace: FindPlace;
}

/** Rows as they were read; organisations that can come are asked once for each district of a chunk. */
async function read(
  transaction: Transaction,
  { batch: { mapping }, findPlace }: Listed,
  rows: readonly RowAtWork[],
): Promise<readonly (ScheduleRowRead & { readonly row: RowAtWork })[]> {
  const teams = new Map<string, readonly Team[]>();
  for (const { cells } of rows) {
    const { district } = factsOfScheduleRow(cells, { mapping, findPlace, teamsOf: () => [] });
    if (district !== null && !teams.has(district)) teams.set(district, await teamsOf(transaction, district));
  }
  return rows.map((row) => ({
    row,
    ...factsOfScheduleRow(row.cells, { mapping, findPlace, teamsOf: (district) => teams.get(district) ?? [] }),
  }));
}

async function judgeAll(
  transaction: Transaction,
  acting: ActingPerson,
  listed: Listed,
  rows: readonly RowAtWork[],
): Promise<JudgedRow[]> {
  const { batch } = listed;
  const before = new Map<string, { readonly line: number; readonly facts: ScheduleFacts }[]>();
  const judged: JudgedRow[] = [];
  for (const { row, facts, faults, about, neighborhood, startsOn, endsOn } of await read(transaction, listed, rows)) {
    const found: ScheduleListFault[] = [...faults];
    if (facts !== null) {
      const earlier = before.get(facts.neighborhoodId) ?? [];
      const other = earlier.find((one) => one.facts.startsOn <= facts.endsOn && facts.startsOn <= one.facts.endsOn);
      if (other !== undefined) {
        found.push(
          faultOfScheduleRow(
            row.cells,
            batch.mapping,
            { code: "days-twice", params: { line: other.line } },
            "startsOn",
          ),
        );
      }
      try {
        await judgeSchedule(transaction, acting, facts);
      } catch (error) {
        found.push(...refusalOf(row.cells, batch, error));
      }
      before.set(facts.neighborhoodId, [...earlier, { line: row.line, facts }]);
    }
    judged.push({
      line: row.line,
      subject: null,
      about,
      faults: found,
      warnings: [],
      said: { neighborhoodId: neighborhood, startsOn, endsOn } satisfies Pick<
        ScheduleListRow,
        "neighborhoodId" | "startsOn" | "endsOn"
      >,
    });
  }
  return judged;
}

async function enterAll(
  transaction: Transaction,
  acting: ActingPerson,
  listed: Listed,
  rows: readonly RowAtWork[],
): Promise<EnteredRow[]> {
  const entered: EnteredRow[] = [];
  for (const { facts, faults, district } of await read(transaction, listed, rows)) {
    if (facts === null) throw new RowRefused("wrong", faults);
    const id = await createSchedule(transaction, acting, facts);
    entered.push({ id, district, region: district?.slice(0, 4) ?? null });
  }
  return entered;
}

/** Kept where a person's reason would be. */
const undoing: ScheduleCauseCode = "list_undone";

/** Cancels drafts that nobody has gone on from, as one by hand; the plan keeps them as cancelled. */
async function undoAll(
  transaction: Transaction,
  acting: ActingPerson,
  rows: readonly RowToUndo[],
): Promise<UndoneRow[]> {
  const untouched = await untouchedDrafts(
    transaction,
    rows.map(({ recordId }) => recordId),
  );
  const undone: UndoneRow[] = [];
  for (const { line, recordId: id } of rows) {
    if (untouched.has(id)) {
      await moveSchedule(transaction, acting, id, { move: "withdraw", reason: undoing });
      undone.push({ line, kind: "undone" });
    } else undone.push({ line, kind: "kept", faults: [ofRow("schedule-moved-on")] });
  }
  return undone;
}

/** Reasons of the plan that say as much of a row. */
const words: Partial<Record<ReasonCode, FaultCode>> = {
  "schedule-overlap": "days-taken",
  "place-inactive": "place-unknown",
};

/** Days among what a reason tells, as people write them in all four languages. */
function written(params: NonNullable<Reason["params"]>): NonNullable<Reason["params"]> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value.split("-").toReversed().join(".") : value,
    ]),
  );
}

/** What a refusal of the plan is to the row. */
function refusalOf(cells: readonly string[], { mapping }: BatchAtWork, error: unknown): ScheduleListFault[] {
  if (!(error instanceof Problem)) throw error;
  const { code, details } = error;
  if (details.errors && details.errors.length > 0) {
    return details.errors.map((fault) => faultOfScheduleRow(cells, mapping, fault, scheduleFieldAt(fault.pointer)));
  }
  const told = (details.reasons ?? []).flatMap(({ code: reason, params }) => {
    const word = words[reason];
    const field = word === "days-taken" ? "startsOn" : "neighborhood";
    return word === undefined
      ? []
      : [faultOfScheduleRow(cells, mapping, { code: word, ...(params ? { params: written(params) } : {}) }, field)];
  });
  if (told.length > 0) return told;
  return [
    faultOfScheduleRow(
      cells,
      mapping,
      { code: code === "not-found" ? "territory" : code === "permission-missing" ? "permission" : "invalid" },
      code === "not-found" ? "neighborhood" : null,
    ),
  ];
}
