import type { Area, AreaFacts } from "@yer/api/contract/area-facts";
import type { AreaSource } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/legal-bases";
import { regionOfCadastreNumber } from "@yer/api/formats";
import { type AreaPath, nowhere, readOutline, regionOf, writeOutline } from "@yer/area-picker/model";

/** A building while it is written. */
export interface BuildingWritten {
  readonly name: string;
  readonly yearBuilt: number | null;
  readonly area: number | null;
  readonly floors: number | null;
}

/** What the form of an area holds while it is written: its facts, looser; the outline is the text that was drawn or pasted. */
export interface AreaValues {
  readonly neighborhoodId: AreaPath;
  readonly address: string;
  readonly legalBasis: string | null;
  readonly cadastreNumber: string;
  readonly occupiedSince: number | null;
  readonly sizes: AreaFacts["sizes"];
  readonly outline: string;
  readonly buildings: readonly BuildingWritten[];
  readonly source: AreaSource | null;
  readonly foundOn: string | null;
  readonly foundBy: string;
}

/** A form in which nothing is written. */
export const blankArea: AreaValues = {
  neighborhoodId: nowhere,
  address: "",
  legalBasis: null,
  cadastreNumber: "",
  occupiedSince: null,
  sizes: { total: null, documented: null, excess: null, built: null },
  outline: "",
  buildings: [],
  source: null,
  foundOn: null,
  foundBy: "",
};

/** The form of an area's facts. */
export function areaValuesOf({ facts }: Pick<Area, "facts">): AreaValues {
  return {
    neighborhoodId: {
      region: regionOf(facts.districtSoato),
      district: facts.districtSoato,
      neighborhood: facts.neighborhoodId,
    },
    address: facts.address ?? "",
    legalBasis: facts.legalBasis === null ? null : String(facts.legalBasis),
    cadastreNumber: facts.cadastreNumber ?? "",
    occupiedSince: facts.occupiedSince,
    sizes: { ...facts.sizes },
    outline: facts.outline ? writeOutline(facts.outline) : "",
    buildings: facts.buildings.map((building) => ({ ...building })),
    source: facts.source,
    foundOn: facts.foundOn,
    foundBy: facts.foundBy ?? "",
  };
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

/** What is sent of the form's values; what is missing in it is the contract's to say. */
export function areaBodyOf(values: AreaValues) {
  const { neighborhoodId, outline, legalBasis } = values;
  return {
    districtSoato: neighborhoodId.district,
    neighborhoodId: neighborhoodId.neighborhood,
    address: orNull(values.address),
    legalBasis: legalBases.find((one) => String(one) === legalBasis) ?? null,
    cadastreNumber: orNull(values.cadastreNumber),
    occupiedSince: values.occupiedSince,
    sizes: values.sizes,
    outline: outline.trim() === "" ? null : (readOutline(outline).outline ?? null),
    buildings: values.buildings,
    source: values.source,
    foundOn: values.foundOn,
    foundBy: orNull(values.foundBy),
  };
}

/** What the contract's schema cannot say of the values, by pointer: codes of faults, and of an outline what is wrong with it. */
export function areaFaultsOf(values: AreaValues) {
  const { neighborhoodId, cadastreNumber, outline } = values;
  const { district } = neighborhoodId;
  const region = regionOfCadastreNumber(cadastreNumber);
  const fault = outline.trim() === "" ? undefined : readOutline(outline).fault;
  return {
    place: district === null,
    cadastre: region !== undefined && district !== null && region !== district.slice(0, 4),
    outline: fault,
  };
}
