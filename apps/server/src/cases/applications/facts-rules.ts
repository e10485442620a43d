import { type Facts, missingFacts, type Occupier } from "@yer/api/contract/facts";
import type { Fault } from "@yer/api/contract/problem";
import {
  canonicalName,
  factsOfPinfl,
  inTashkent,
  maskPassport,
  maskPinfl,
  regionOfCadastreNumber,
  searchKey,
  sortKey,
} from "@yer/api/formats";
import type { Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { Problem } from "../../platform/problem/problem.js";
import type { Acting } from "../../platform/acting/acting.js";
import { namedApplications } from "./facts-queries.js";
import { oneByOne, type Refusal, throughGates } from "./gates.js";
import { geometry, refusalsOfOutlines } from "./overlaps.js";

/** Facts that are to be stored, and of which application. */
export interface FactsToStore {
  readonly facts: Facts;
  readonly home_region: string;
  /** `null`: of none that is there already. */
  readonly id: string | null;
  /** Files that it holds. */
  readonly held: readonly string[];
}

/**
 * What the schema cannot say of facts: the cadastre number's region and that no other application holds it, the
 * outline's shape, whose files they are. Asked of many at once; one by one they would be refused alike.
 * @returns for each `invalid` or `duplicate`, or `null`
 */
export async function refusalsOfFacts(
  transaction: Transaction,
  acting: Acting,
  given: readonly FactsToStore[],
): Promise<Refusal[]> {
  return throughGates(given, [
    (all) => all.map((one) => refusalOfValues(acting, one)),
    async (all) => refusalsOfDrawn(transaction, all),
    oneByOne(async (one) => assertFiles(transaction, acting, one)),
    async (all) => refusalsOfCadastre(transaction, acting, all),
  ]);
}

/** @throws {Problem} with what {@link refusalsOfFacts} refuses */
export async function assertFacts(transaction: Transaction, acting: Acting, given: FactsToStore): Promise<void> {
  const [refusal] = await refusalsOfFacts(transaction, acting, [given]);
  if (refusal) throw refusal;
}

function refusalOfValues({ now }: Acting, { facts }: FactsToStore): Refusal {
  const errors: Fault[] = [];
  const region = facts.cadastreNumber === null ? undefined : regionOfCadastreNumber(facts.cadastreNumber);
  if (region !== undefined && region !== facts.districtSoato.slice(0, 4)) {
    errors.push({ in: "body", pointer: "/cadastreNumber", code: "cadastre-region" });
  }
  const { occupier } = facts;
  const born =
    occupier?.kind === "person" && occupier.pinfl !== null ? factsOfPinfl(occupier.pinfl)?.birthDate : undefined;
  if (born !== undefined && occupier?.kind === "person" && occupier.birthDate !== null && occupier.birthDate !== born) {
    errors.push({ in: "body", pointer: "/occupier/birthDate", code: "birth-date-differs" });
  }
  const { year } = inTashkent(now);
  if (facts.occupiedSince !== null && facts.occupiedSince > year) {
    errors.push({ in: "body", pointer: "/occupiedSince", code: "too-big", params: { most: year } });
  }
  return errors.length > 0 ? new Problem("invalid", { errors }) : null;
}

async function refusalsOfDrawn(transaction: Transaction, given: readonly FactsToStore[]): Promise<Refusal[]> {
  const drawn = given.flatMap(({ facts }, at) => (facts.outline === null ? [] : [{ at, outline: facts.outline }]));
  const found = await refusalsOfOutlines(
    transaction,
    drawn.map(({ outline }) => outline),
  );
  const refusals: Refusal[] = given.map(() => null);
  for (const [nth, { at }] of drawn.entries()) refusals[at] = found[nth] ?? null;
  return refusals;
}

async function assertFiles(transaction: Transaction, { actor }: Acting, { facts, held }: FactsToStore): Promise<void> {
  const named = [
    ...facts.fileIds.map((id, index) => ({ id, pointer: `/fileIds/${index}` })),
    ...(["discountFileId", "marketValueFileId"] as const).flatMap((key) => {
      const id = facts.payment[key];
      return id === null ? [] : [{ id, pointer: `/payment/${key}` }];
    }),
  ];
  await assertAttachable(transaction, named, [actor?.id ?? ""], held);
}

async function refusalsOfCadastre(
  transaction: Transaction,
  { actor }: Acting,
  given: readonly FactsToStore[],
): Promise<Refusal[]> {
  const named = given.flatMap(({ home_region, facts: { cadastreNumber } }) =>
    cadastreNumber === null ? [] : [{ home_region, cadastreNumber }],
  );
  const found = await namedApplications(transaction, named);
  return given.map(({ home_region, facts, id }) => {
    const other = found.find(
      (one) => one.home_region === home_region && one.cadastreNumber === facts.cadastreNumber && one.id !== id,
    );
    if (other === undefined) return null;
    const visible = actor?.territory !== null && other.district_soato.startsWith(actor?.territory ?? "-");
    return new Problem("duplicate", {
      params: { pointer: "/cadastreNumber", ...(visible ? { number: other.number } : {}) },
    });
  });
}

/** What of an application's row its facts say. */
export function factColumns(facts: Facts, number: string) {
  const { occupier, ...rest } = facts;
  return {
    legal_basis: facts.legalBasis,
    missing: missingFacts(facts).length,
    cadastre_number: facts.cadastreNumber,
    facts: jsonb(rest),
    outline: facts.outline && geometry(facts.outline),
    occupier_name: occupier?.name ?? null,
    occupier_sort: occupier ? sortKey(occupier.name) : "",
    search_key: searchKey([number, facts.cadastreNumber, occupier?.name, facts.address].filter(Boolean).join(" ")),
  };
}

/** Names as they are stored, and numbers handed back masked as the numbers they stand for. @throws {Problem} `invalid` */
export function canonical(given: Facts, before: Occupier | null): Facts {
  const occupier = given.occupier && { ...given.occupier, name: canonicalName(given.occupier.name) };
  const person = before?.kind === "person" ? before : null;
  return {
    ...given,
    address: given.address && canonicalName(given.address),
    buildings: given.buildings.map((building) => ({ ...building, name: canonicalName(building.name) })),
    occupier:
      occupier?.kind === "person"
        ? {
            ...occupier,
            pinfl: unmasked(occupier.pinfl, person?.pinfl ?? null, maskPinfl, "/occupier/pinfl"),
            passport: unmasked(occupier.passport, person?.passport ?? null, maskPassport, "/occupier/passport"),
          }
        : occupier,
  };
}

function unmasked(
  given: string | null,
  stored: string | null,
  mask: (value: string) => string,
  pointer: string,
): string | null {
  if (given === null || !given.includes("•")) return given;
  if (stored !== null && mask(stored) === given) return stored;
  throw new Problem("invalid", { errors: [{ in: "body", pointer, code: "masked" }] });
}

/** Writes facts. @throws {Problem} `duplicate` where somebody else's were a moment faster */
export async function refusingDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Somebody else was a moment faster; their application cannot be read any more in this transaction.
    if (isUniqueViolation(error, "applications_cadastre")) {
      throw new Problem("duplicate", { params: { pointer: "/cadastreNumber" }, cause: error });
    }
    if (isUniqueViolation(error, "applications_area")) throw new Problem("duplicate", { cause: error });
    throw error;
  }
}
