import { nowhere, readOutline, regionOf, writeOutline } from "@yer/area-picker/model";
import type { Application } from "@yer/api/contract/applications";
import { discounts, type Facts } from "@yer/api/contract/facts";
import { landCategories, purposes } from "@yer/api/contract/land-use";
import * as z from "zod/mini";

const number = z.nullable(z.number());
const storedFile = z.object({ id: z.string(), name: z.string(), size: z.number() });
const code = z.nullable(z.string());

/**
 * What the form holds while it is written: the facts, looser. Paths are those of the facts, so that the service's
 * pointers lead to fields; texts are as typed, an outline is the text pasted, a file is what is shown of it.
 */
export const factsValues = z.object({
  legalBasis: z.nullable(z.string()),
  cadastreNumber: z.string(),
  occupier: z.object({
    kind: z.enum(["person", "legalPerson"]),
    name: z.string(),
    pinfl: z.string(),
    passport: z.string(),
    birthDate: z.nullable(z.string()),
    stir: z.string(),
  }),
  /** The whole way to the neighbourhood: it decides the district. */
  neighborhoodId: z.object({ region: code, district: code, neighborhood: code }),
  address: z.string(),
  landCategory: z.nullable(z.enum(landCategories)),
  purpose: z.nullable(z.enum(purposes)),
  sizes: z.object({ total: number, documented: number, excess: number, built: number }),
  occupiedSince: number,
  outline: z.string(),
  buildings: z.array(z.object({ name: z.string(), yearBuilt: number, area: number, floors: number })),
  fileIds: z.array(storedFile),
  payment: z.object({
    discount: z.enum(discounts),
    discountFileId: z.array(storedFile),
    marketValue: number,
    marketValueFileId: z.array(storedFile),
  }),
});
/** See {@link factsValues}. */
export type FactsValues = z.output<typeof factsValues>;

/** A building about which nothing is known yet. */
export const blankBuilding: FactsValues["buildings"][number] = { name: "", yearBuilt: null, area: null, floors: null };

/** A form in which nothing is written. */
export const blankValues: FactsValues = {
  legalBasis: null,
  cadastreNumber: "",
  occupier: { kind: "person", name: "", pinfl: "", passport: "", birthDate: null, stir: "" },
  neighborhoodId: nowhere,
  address: "",
  landCategory: null,
  purpose: null,
  sizes: { total: null, documented: null, excess: null, built: null },
  occupiedSince: null,
  outline: "",
  buildings: [],
  fileIds: [],
  payment: { discount: "none", discountFileId: [], marketValue: null, marketValueFileId: [] },
};

/** The form of an application's facts. */
export function valuesOf(facts: Application["facts"]): FactsValues {
  const { occupier, payment } = facts;
  const known = new Map(facts.files.map((file) => [file.id, { id: file.id, name: file.name, size: file.size }]));
  const filesOf = (...ids: readonly (string | null)[]) =>
    ids.flatMap((id) => {
      const file = id === null ? undefined : known.get(id);
      return file ? [file] : [];
    });
  return {
    legalBasis: String(facts.legalBasis),
    cadastreNumber: facts.cadastreNumber ?? "",
    occupier: {
      ...blankValues.occupier,
      ...(occupier === null ? {} : { kind: occupier.kind, name: occupier.name }),
      ...(occupier?.kind === "person"
        ? {
            pinfl: occupier.pinfl ?? "",
            passport: occupier.passport ?? "",
            birthDate: occupier.birthDate,
          }
        : {}),
      ...(occupier?.kind === "legalPerson" ? { stir: occupier.stir ?? "" } : {}),
    },
    neighborhoodId: {
      region: regionOf(facts.districtSoato),
      district: facts.districtSoato,
      neighborhood: facts.neighborhoodId,
    },
    address: facts.address ?? "",
    landCategory: facts.landCategory,
    purpose: facts.purpose,
    sizes: { ...facts.sizes },
    occupiedSince: facts.occupiedSince,
    outline: facts.outline ? writeOutline(facts.outline) : "",
    buildings: facts.buildings.map((building) => ({ ...building })),
    fileIds: filesOf(...facts.fileIds),
    payment: {
      discount: payment.discount,
      discountFileId: filesOf(payment.discountFileId),
      marketValue: payment.marketValue,
      marketValueFileId: filesOf(payment.marketValueFileId),
    },
  };
}

/** Facts before anything was checked: what the contract asks for may still be missing or wrong. */
export type UncheckedFacts = Omit<Facts, "legalBasis" | "districtSoato" | "neighborhoodId"> & {
  legalBasis: number | null;
  districtSoato: string | null;
  neighborhoodId: string | null;
};

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

function occupierOf({ kind, name, pinfl, passport, birthDate, stir }: FactsValues["occupier"]): Facts["occupier"] {
  const rest = kind === "person" ? [pinfl, passport, birthDate] : [stir];
  if (name.trim() === "" && rest.every((value) => value === null || value.trim() === "")) return null;
  return kind === "person"
    ? { kind, name, pinfl: orNull(pinfl), passport: orNull(passport), birthDate }
    : { kind, name, stir: orNull(stir) };
}

/** The facts that the form's values say, unchecked. What the choices made leave no place for is left out. */
export function uncheckedFacts(values: FactsValues): UncheckedFacts {
  const { payment } = values;
  const legalBasis = values.legalBasis === null ? null : Number(values.legalBasis);
  const leased = legalBasis === 4;
  return {
    legalBasis,
    cadastreNumber: orNull(values.cadastreNumber),
    occupier: occupierOf(values.occupier),
    districtSoato: values.neighborhoodId.district,
    neighborhoodId: values.neighborhoodId.neighborhood,
    address: orNull(values.address),
    landCategory: values.landCategory,
    purpose: values.purpose,
    sizes: values.sizes,
    occupiedSince: values.occupiedSince,
    outline: values.outline.trim() === "" ? null : (readOutline(values.outline).outline ?? null),
    buildings: values.buildings,
    fileIds: values.fileIds.map(({ id }) => id),
    payment: {
      discount: payment.discount,
      discountFileId: payment.discount === "none" ? null : (payment.discountFileId[0]?.id ?? null),
      marketValue: leased ? payment.marketValue : null,
      marketValueFileId: leased ? (payment.marketValueFileId[0]?.id ?? null) : null,
    },
  };
}

/** A draft of the form as it comes from the server; an older shape than today's is not trusted and gives way to `start`. */
export function readValues(stored: unknown, start: FactsValues): FactsValues {
  const parsed = factsValues.safeParse(stored);
  return parsed.success ? parsed.data : start;
}
