import { type AreaFacts, areaFacts } from "@yer/api/contract/area-facts";
import type { AreaListFault, AreaListField } from "@yer/api/contract/area-imports";
import type { AreaFaultLeft } from "@yer/api/contract/area-faults";
import type { BatchMapping } from "@yer/api/contract/batch";
import { building } from "@yer/api/contract/facts";
import { legalBasis } from "@yer/api/contract/legal-bases";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import { faultsOf } from "@yer/api/contract/faults";
import type { Fault } from "@yer/api/contract/problem";
import { cadastreNumber as cadastreNumberSchema, polygon, squareMetres } from "@yer/api/contract/values";
import { parseCadastreNumber, tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { dayIn } from "../../registers/batches/day-in.js";
import type { FindPlace } from "../surveys/places-of-rows.js";
import { legalBasisIn, numberIn, outlineIn, plain, type ShapeOfRow } from "../surveys/read-cells.js";
import { areaSourceIn } from "./area-source-words.js";

/** Something of a row that is left out of its area, and how that is told before. */
export interface LeftOut {
  readonly code: AreaFaultLeft;
  /** The text of the cell, shortened. */
  readonly said: string;
  readonly warning: AreaListFault;
}

/** What a row says: facts of an area, what is left out of them, and what keeps it from being entered. */
export interface AreaRowRead {
  /** None where the place, or what no area may lack, cannot be read. */
  readonly facts: AreaFacts | null;
  readonly faults: readonly AreaListFault[];
  readonly leftOut: readonly LeftOut[];
  /** Who occupies the plot, as the row names them: never among its facts. */
  readonly occupier: string | null;
  /** By what the row is known again in its file. */
  readonly subject: string | null;
  readonly about: string;
}

/** A list as it is read: where its fields stand, how places are found, and the day by which days are judged. */
export interface AreaListAtWork {
  readonly mapping: BatchMapping;
  readonly findPlace: FindPlace;
  readonly now: Date;
}

/** What a fault is to the row: in which column, beside what stands there. */
export function faultOfAreaRow(
  cells: readonly string[],
  mapping: BatchMapping,
  { code, params }: Pick<Fault, "code" | "params">,
  field: AreaListField | null,
): AreaListFault {
  const column = field === null ? null : (mapping[field] ?? null);
  const value = column === null ? "" : (cells[column] ?? "");
  return { code, ...(params ? { params } : {}), field, column, value: value.trim().slice(0, 60) };
}

/** Where in the facts stands what the schema may still refuse. */
const fieldAt: Readonly<Record<string, AreaListField>> = { "/address": "address", "/foundBy": "foundBy" };

/**
 * Reads a row as the facts of an area. What an area may lack and cannot be read is left out of it, as a fault that
 * stays with it; where the place or the source cannot be read the row stays in the list.
 */
export function factsOfAreaRow(
  cells: readonly string[],
  shape: ShapeOfRow,
  { mapping, findPlace, now }: AreaListAtWork,
): AreaRowRead {
  const faults: AreaListFault[] = [];
  const leftOut: LeftOut[] = [];
  const wrong = (field: AreaListField | null, fault: Pick<Fault, "code" | "params">): null => {
    faults.push(faultOfAreaRow(cells, mapping, fault, field));
    return null;
  };
  const leave = (field: AreaListField, code: AreaFaultLeft, fault: Pick<Fault, "code" | "params">): null => {
    const warning = faultOfAreaRow(cells, mapping, fault, field);
    if (!leftOut.some((known) => known.code === code)) leftOut.push({ code, said: warning.value, warning });
    return null;
  };
  const cell = (field: AreaListField): string => {
    const at = mapping[field];
    return typeof at === "number" ? plain(cells[at] ?? "") : "";
  };
  /** A value that an area may lack: as the schema has it, or left out. */
  const fact = <T>(field: AreaListField, code: AreaFaultLeft, read: Reading<T>): T | null => {
    const text = cell(field);
    if (text === "") return null;
    const value = read.parse(text);
    if (value === undefined || value === null) return leave(field, code, { code: read.fault });
    const checked = z.safeParse(read.schema, value, { reportInput: true });
    if (checked.success) return checked.data;
    return leave(field, code, faultsOf("body", checked.error.issues)[0] ?? { code: read.fault });
  };
  const size = (field: AreaListField, code: AreaFaultLeft): number | null =>
    fact(field, code, { parse: numberIn, schema: squareMetres, fault: "number" });

  const place = findPlace(cell("region"), cell("district"), cell("neighborhood"));
  // Its district is enough for an area: the neighbourhood is said later, of many at once.
  const district = "code" in place ? findPlace.districtOf(cell("region"), cell("district")) : place.district;
  if ("code" in place) {
    if (district === undefined) wrong(place.field, place);
    else leave(place.field, "place_missing", place);
  }
  const source = cell("source") === "" ? "list" : areaSourceIn(cell("source"));
  if (source === undefined) wrong("source", { code: "word-unknown" });
  const today = tashkentDay(now);
  const cadastreNumber = fact("cadastreNumber", "unread_cadastre", {
    parse: parseCadastreNumber,
    schema: cadastreNumberSchema,
    fault: "cadastre-shape",
  });
  const foundOn = fact("foundOn", "found_missing", { parse: dayIn, schema: z.string(), fault: "day" });
  const given = {
    districtSoato: district ?? "",
    neighborhoodId: "neighborhood" in place ? place.neighborhood : null,
    legalBasis: fact("legalBasis", "basis_missing", {
      parse: legalBasisIn,
      schema: legalBasis,
      fault: "legal-basis-number",
    }),
    cadastreNumber,
    address: cell("address") || null,
    occupiedSince: fact("occupiedSince", "unread_since", {
      parse: numberIn,
      schema: z.number().check(z.int(), z.gte(1900), z.lte(Number(today.slice(0, 4)))),
      fault: "number",
    }),
    sizes: {
      total: size("totalArea", "unread_total"),
      documented: size("documentedArea", "unread_documented"),
      excess: size("excessArea", "unread_excess"),
      built: size("builtArea", "unread_built"),
    },
    buildings: buildingsOf(cell, (field, fault) => leave(field, "unread_building", fault)),
    outline: outlineOf(shape, cell("outline"), (fault) => leave("outline", "unread_outline", fault)),
    source,
    foundOn:
      foundOn !== null && foundOn > today
        ? leave("foundOn", "found_missing", { code: "too-big", params: { most: today } })
        : foundOn,
    foundBy: cell("foundBy") || null,
  };
  const read = faults.length > 0 ? undefined : z.safeParse(areaFacts, given, { reportInput: true });
  for (const fault of read?.success === false ? faultsOf("body", read.error.issues) : []) {
    wrong(fieldAt[fault.pointer] ?? null, fault);
  }
  return {
    facts: read?.success === true ? read.data : null,
    faults,
    leftOut,
    occupier: cell("occupier").slice(0, 200) || null,
    subject: cadastreNumber,
    about: [cadastreNumber, cell("address"), cell("neighborhood")].filter(Boolean).join(" · ").slice(0, 200),
  };
}

/** How a value is read: what a cell may say, what the schema lets through, and what is told where nothing is read. */
interface Reading<T> {
  parse(text: string): unknown;
  readonly schema: z.ZodMiniType<T>;
  readonly fault: FaultCode;
}

/** The outline of a row, as far as its coordinates say; whether it is a plot is asked of all rows at once. */
function outlineOf(
  shape: ShapeOfRow,
  text: string,
  leave: (fault: Pick<Fault, "code" | "params">) => null,
): AreaFacts["outline"] {
  const outline = outlineIn(shape, text, (code) => leave({ code }));
  const read = outline && z.safeParse(polygon, outline, { reportInput: true });
  if (read === null || read.success) return read && read.data;
  return leave(faultsOf("body", read.error.issues)[0] ?? { code: "outline-invalid" });
}

/** The building of a row; one of whose figures cannot be read is left out whole, for a building is mended as one. */
function buildingsOf(
  cell: (field: AreaListField) => string,
  leave: (field: AreaListField, fault: Pick<Fault, "code" | "params">) => null,
): AreaFacts["buildings"] {
  const figures = { yearBuilt: "yearBuilt", area: "buildingArea", floors: "floors" } as const;
  const given: Record<string, unknown> = { name: cell("building") };
  for (const [key, field] of Object.entries(figures)) {
    const number = cell(field) === "" ? null : numberIn(cell(field));
    if (number === undefined) {
      leave(field, { code: "number" });
      return [];
    }
    given[key] = number;
  }
  if (Object.values(given).every((value) => value === null || value === "")) return [];
  const read = z.safeParse(building, given, { reportInput: true });
  if (read.success) return [read.data];
  const [fault] = faultsOf("body", read.error.issues);
  const at = fault?.pointer.slice(1) ?? "";
  leave(at === "name" ? "building" : (figures[at as keyof typeof figures] ?? "building"), fault ?? { code: "invalid" });
  return [];
}
