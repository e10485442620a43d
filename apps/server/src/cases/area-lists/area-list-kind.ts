import { areaFaults, basketOfFaults, type AreaFaultCode } from "@yer/api/contract/area-faults";
import type { AreaFacts, AreaFault } from "@yer/api/contract/area-facts";
import { type AreaListFault, type AreaListField, type AreaListRow, areaLists } from "@yer/api/contract/area-imports";
import { asBatch } from "@yer/api/contract/batch";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import { canonicalName } from "@yer/api/formats";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { BatchAtWork, BatchKind, EnteredRow, JudgedRow, RowAtWork } from "../../registers/batches/batch-kind.js";
import { ofRow } from "../../registers/batches/of-row.js";
import { plotsReading } from "../../registers/batches/readings.js";
import { RowRefused } from "../../registers/batches/row-refused.js";
import { refusalsOfOutlines } from "../applications/overlaps.js";
import { enforceOnArea } from "../areas/area.js";
import { faultsOfNew } from "../areas/fault-queries.js";
import { keptCause } from "../areas/area-cause.js";
import { enterArea, fresh } from "../areas/service.js";
import { areasWorkedOn, takeOutAreas } from "../areas/take-out.js";
import { insertListedOccupier } from "../own-plots/queries.js";
import { overlapsOfRows } from "../surveys/overlaps-of-rows.js";
import { type FindPlace, readPlacesOfRows } from "../surveys/places-of-rows.js";
import { shapeOf } from "../surveys/read-cells.js";
import { type AreaRowRead, factsOfAreaRow, faultOfAreaRow, type LeftOut } from "./facts-of-area-row.js";
import { guessAreaColumns } from "./guess-area-columns.js";

/** Lists of areas: a row becomes an area by the rules of entering one by hand; what is to be mended in it waits in drafts. */
export const areaListKind: BatchKind = {
  declared: asBatch(areaLists),
  shared: "own",
  forgets: true,
  reading: plotsReading,
  guess: guessAreaColumns,
  twice: (subject, line) => ({
    code: "plot-twice",
    params: { line },
    field: "cadastreNumber",
    column: null,
    value: subject,
  }),
  workedOn: areasWorkedOn,
  open: async (db, entering, batch) => {
    const findPlace = await readPlacesOfRows(db, entering.actor.territory ?? "-");
    return {
      judge: async (transaction, acting, rows) => judgeAll(transaction, acting, { batch, findPlace }, rows),
      enter: async (transaction, acting, rows) => enterAll(transaction, acting, { batch, findPlace }, rows),
      refusalOf: (_row, error) => {
        if (error instanceof RowRefused) return error;
        throw error;
      },
      undo: async (transaction, acting, rows) => {
        const gone = await takeOutAreas(
          transaction,
          acting,
          rows.map(({ line, recordId: id }) => ({ id, origin: { file: batch.fileName, line } })),
        );
        return rows.map(({ line, recordId: id }) =>
          gone.has(id) ? { line, kind: "undone" } : { line, kind: "kept", faults: [ofRow("area-moved-on")] },
        );
      },
    };
  },
};

/** A list at work, and how the places of its rows are found. */
interface Listed {
  readonly batch: BatchAtWork;
  readonly findPlace: FindPlace;
}

/** Rows as they would be entered: what is no plot is left out of them, and what the person may not enter is wrong. */
async function read(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  { batch, findPlace }: Listed,
  rows: readonly RowAtWork[],
): Promise<readonly (AreaRowRead & { readonly line: number })[]> {
  const { mapping } = batch;
  const found = rows.map((row) => ({
    row,
    ...factsOfAreaRow(row.cells, shapeOf(row, batch), { mapping, findPlace, now }),
  }));
  const drawn = found.flatMap(({ row, facts }) => (facts?.outline ? [{ line: row.line, outline: facts.outline }] : []));
  const refusals = await refusalsOfOutlines(
    transaction,
    drawn.map(({ outline }) => outline),
  );
  const noPlot = new Map(drawn.flatMap(({ line }, nth) => (refusals[nth] ? [[line, refusals[nth]] as const] : [])));
  return found.map(({ row: { line, cells }, facts, leftOut, ...rest }) => {
    if (facts === null) return { ...rest, line, facts, leftOut };
    const code = refusalTo(actor, facts);
    if (code !== null) {
      const faults = [faultOfAreaRow(cells, mapping, { code }, code === "territory" ? "district" : null)];
      return { ...rest, line, facts: null, faults, leftOut };
    }
    const known: AreaFacts = { ...facts, address: facts.address && canonicalName(facts.address) };
    const refusal = noPlot.get(line);
    if (refusal === undefined) return { ...rest, line, facts: known, leftOut };
    const warning = faultOfAreaRow(
      cells,
      mapping,
      { code: "outline-invalid", ...refusal.details.errors?.[0] },
      "outline",
    );
    const outline: LeftOut = { code: "unread_outline", said: warning.value, warning };
    return { ...rest, line, facts: { ...known, outline: null }, leftOut: [...leftOut, outline] };
  });
}

/** Why a person may not enter an area there; null: they may. */
function refusalTo(actor: ActingPerson["actor"], { districtSoato }: AreaFacts): FaultCode | null {
  try {
    enforceOnArea(actor, { code: "create:area", kind: "act" }, { district_soato: districtSoato });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code === "not-found" ? "territory" : "permission";
  }
}

/** How a row is told what the check will find once it is an area. */
const told: Readonly<Partial<Record<AreaFaultCode, readonly [FaultCode, AreaListField]>>> = {
  no_grip: ["grip-missing", "totalArea"],
  no_built: ["built-missing", "builtArea"],
  cadastre_region: ["cadastre-elsewhere", "cadastreNumber"],
  cadastre_district: ["cadastre-elsewhere", "cadastreNumber"],
  cadastre_twin: ["cadastre-twin", "cadastreNumber"],
  outline_outside: ["outline-beyond", "outline"],
  sizes_outline: ["sizes-outline", "totalArea"],
};

async function judgeAll(
  transaction: Transaction,
  acting: ActingPerson,
  listed: Listed,
  rows: readonly RowAtWork[],
): Promise<JudgedRow[]> {
  const found = await read(transaction, acting, listed, rows);
  const whole = found.flatMap(({ line, facts }) => (facts === null ? [] : [{ line, facts }]));
  const checked = await faultsOfNew(
    transaction,
    whole.map(({ facts }) => facts),
  );
  const faulty = new Map(whole.map(({ line }, nth) => [line, checked[nth] ?? []]));
  const over = await overlapsOfRows(
    transaction,
    acting.now,
    acting.actor.territory ?? "-",
    whole.flatMap(({ line, facts }) => (facts.outline ? [{ line, outline: facts.outline }] : [])),
  );
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]));
  return found.map(({ line, facts, faults, leftOut, subject, about }) => {
    const overlaps = over.get(line) ?? [];
    const codes = [
      ...(faulty.get(line) ?? []).map(({ code }) => code),
      ...leftOut.map(({ code }) => code),
      ...(overlaps.some(({ code }) => code === "plot-duplicate") ? (["outline_twin"] as const) : []),
    ];
    const waits = facts !== null && basketOfFaults(codes) === "drafts";
    const proposed = (faulty.get(line) ?? []).filter(({ code }) => !waits || areaFaults[code].basket === "drafts");
    const warnings: AreaListFault[] = [
      ...leftOut.map(({ warning }) => warning),
      ...proposed.flatMap((fault) => inWords(cellsOf.get(line) ?? [], listed.batch, fault)),
      ...(overlaps as readonly AreaListFault[]),
    ];
    return {
      line,
      subject,
      about,
      faults,
      warnings,
      said: { basket: waits ? "drafts" : null } satisfies Pick<AreaListRow, "basket">,
    };
  });
}

function inWords(
  cells: readonly string[],
  { mapping }: BatchAtWork,
  { code, twin }: Pick<AreaFault, "code" | "twin">,
): AreaListFault[] {
  const words = told[code];
  if (words === undefined) return [];
  const [said, field] = words;
  return [
    faultOfAreaRow(cells, mapping, { code: said, ...(twin === null ? {} : { params: { number: twin } }) }, field),
  ];
}

async function enterAll(
  transaction: Transaction,
  acting: ActingPerson,
  listed: Listed,
  rows: readonly RowAtWork[],
): Promise<EnteredRow[]> {
  const { fileName } = listed.batch;
  const found = await read(transaction, acting, listed, rows);
  const refused = found.find(({ facts }) => facts === null);
  if (refused !== undefined) throw new RowRefused("wrong", refused.faults);
  const entered: EnteredRow[] = [];
  for (const { line, facts, leftOut, occupier } of found) {
    if (facts === null) continue;
    const region = facts.districtSoato.slice(0, 4);
    const { id, number } = await enterArea(transaction, acting, region, {
      facts,
      standing: fresh,
      params: { file: fileName, line },
      file: { leftOut, reason: keptCause({ code: "brought_faulty", file: fileName, line }) },
    });
    if (occupier !== null) {
      const told = { name: occupier, district: facts.districtSoato, at: acting.now };
      await insertListedOccupier(transaction, { home_region: region, id, number }, told);
    }
    entered.push({ id, number, region, district: facts.districtSoato });
  }
  return entered;
}
