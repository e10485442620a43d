import type { FaultCode } from "@yer/api/contract/fault-codes";
import { type Facts, facts as factsSchema } from "@yer/api/contract/facts";
import { faultsOf } from "@yer/api/contract/faults";
import type { Fault } from "@yer/api/contract/problem";
import type { SurveyField } from "@yer/api/contract/survey-columns";
import type { SurveyFault, SurveyMapping } from "@yer/api/contract/survey-imports";
import { parseCadastreNumber, parsePassport, parsePinfl, parseStir } from "@yer/api/formats";
import * as z from "zod/mini";
import { dayIn } from "../../registers/batches/day-in.js";
import type { FindPlace } from "./places-of-rows.js";
import { legalBasisIn, numberIn, outlineIn, plain, type ShapeOfRow } from "./read-cells.js";
import { landCategoryIn, purposeIn } from "./value-words.js";

/** What a row says: facts of an application that may be opened from it, or what is wrong with it. */
export interface RowRead {
  readonly facts: Facts | null;
  readonly faults: readonly SurveyFault[];
  /** By what the row is known again in its file. */
  readonly subject: string | null;
  /** As what a person finds it: never a number of a person. */
  readonly about: string;
}

/** Fields whose values are nobody else's business: they are not repeated beside a fault. */
const personal = new Set<SurveyField>(["pinfl", "passport", "birthDate"]);

/** The field that a place of the facts comes from. */
export function fieldAt(pointer: string): SurveyField | null {
  const found = places.find(([start]) => pointer.startsWith(start));
  return found?.[1] ?? null;
}

const places: readonly (readonly [pointer: string, field: SurveyField])[] = [
  ["/legalBasis", "legalBasis"],
  ["/cadastreNumber", "cadastreNumber"],
  ["/occupier/pinfl", "pinfl"],
  ["/occupier/passport", "passport"],
  ["/occupier/birthDate", "birthDate"],
  ["/occupier/stir", "stir"],
  ["/occupier", "occupier"],
  ["/districtSoato", "district"],
  ["/neighborhoodId", "neighborhood"],
  ["/address", "address"],
  ["/landCategory", "landCategory"],
  ["/purpose", "purpose"],
  ["/sizes/total", "totalArea"],
  ["/sizes/documented", "documentedArea"],
  ["/sizes/excess", "excessArea"],
  ["/sizes/built", "builtArea"],
  ["/occupiedSince", "occupiedSince"],
  ["/buildings/0/yearBuilt", "yearBuilt"],
  ["/buildings/0/area", "buildingArea"],
  ["/buildings/0/floors", "floors"],
  ["/buildings", "building"],
  ["/outline", "outline"],
];

/** What a fault of the facts is to the row: in which column, beside what stands there. */
export function faultOfRow(
  cells: readonly string[],
  mapping: SurveyMapping,
  { code, params }: Pick<Fault, "code" | "params">,
  field: SurveyField | null,
): SurveyFault {
  const column = field === null ? null : (mapping[field] ?? null);
  const value = field === null || column === null || personal.has(field) ? "" : (cells[column] ?? "");
  return { code, ...(params ? { params } : {}), field, column, value: value.trim().slice(0, 60) };
}

/**
 * Reads a row as the facts of an application. What a single value must be, the schema of the facts says here as it does
 * for the form; this knows only how lists write values. What facts must be together, and beside other applications, the
 * service of applications says.
 */
export function factsOfRow(
  cells: readonly string[],
  mapping: SurveyMapping,
  shape: ShapeOfRow,
  findPlace: FindPlace,
): RowRead {
  const faults: SurveyFault[] = [];
  const wrong = (field: SurveyField, code: FaultCode): null => {
    faults.push(faultOfRow(cells, mapping, { code }, field));
    return null;
  };
  const cell = (field: SurveyField): string => {
    const at = mapping[field];
    return typeof at === "number" ? plain(cells[at] ?? "") : "";
  };
  const parsed = <T>(field: SurveyField, parse: (text: string) => T | undefined | null, code: FaultCode): T | null => {
    const text = cell(field);
    return text === "" ? null : (parse(text) ?? wrong(field, code));
  };
  const number = (field: SurveyField): number | null => parsed(field, numberIn, "number");

  const place = findPlace(cell("region"), cell("district"), cell("neighborhood"));
  if ("code" in place) wrong(place.field, place.code);
  const cadastreNumber = parsed("cadastreNumber", parseCadastreNumber, "cadastre-shape");
  const building = cell("building");
  const buildingRest = { yearBuilt: number("yearBuilt"), area: number("buildingArea"), floors: number("floors") };
  const given = {
    legalBasis:
      cell("legalBasis") === ""
        ? wrong("legalBasis", "required")
        : parsed("legalBasis", legalBasisIn, "legal-basis-number"),
    cadastreNumber,
    occupier: occupierOf(cell, parsed),
    districtSoato: "district" in place ? place.district : null,
    neighborhoodId: "district" in place ? place.neighborhood : null,
    address: cell("address") || null,
    landCategory: parsed("landCategory", landCategoryIn, "word-unknown"),
    purpose: parsed("purpose", purposeIn, "word-unknown"),
    sizes: {
      total: number("totalArea"),
      documented: number("documentedArea"),
      excess: number("excessArea"),
      built: number("builtArea"),
    },
    occupiedSince: number("occupiedSince"),
    outline: outlineIn(shape, cell("outline"), (code) => wrong("outline", code)),
    buildings:
      building === "" && Object.values(buildingRest).every((value) => value === null)
        ? []
        : [{ name: building, ...buildingRest }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
  const read = z.safeParse(factsSchema, given, { reportInput: true });
  if (!read.success) {
    for (const fault of faultsOf("body", read.error.issues)) {
      const field = fieldAt(fault.pointer);
      // What could not even be read was told already.
      if (!faults.some((known) => known.field === field || isOfPlace(known.field, field))) {
        faults.push(faultOfRow(cells, mapping, fault, field));
      }
    }
  }
  return {
    facts: read.success && faults.length === 0 ? read.data : null,
    faults,
    subject: cadastreNumber,
    about: [cadastreNumber, cell("occupier"), cell("address")].filter(Boolean).join(" · ").slice(0, 200),
  };
}

const placeFields: readonly (SurveyField | null)[] = ["region", "district", "neighborhood"];

/** District and neighbourhood are found together: one fault is enough for both. */
function isOfPlace(known: SurveyField | null, field: SurveyField | null): boolean {
  return placeFields.includes(known) && placeFields.includes(field);
}

type Cell = (field: SurveyField) => string;
type Parsed = <T>(field: SurveyField, parse: (text: string) => T | undefined | null, code: FaultCode) => T | null;

function occupierOf(cell: Cell, parsed: Parsed): unknown {
  const name = cell("occupier");
  const stir = parsed("stir", parseStir, "stir-shape");
  const pinfl = parsed("pinfl", parsePinfl, "pinfl-shape");
  const passport = parsed("passport", parsePassport, "passport-shape");
  const birthDate = parsed("birthDate", dayIn, "day");
  if (stir !== null && pinfl === null) return { kind: "legalPerson", name, stir };
  if (name === "" && pinfl === null && passport === null && birthDate === null) return null;
  return { kind: "person", name, pinfl, passport, birthDate };
}
