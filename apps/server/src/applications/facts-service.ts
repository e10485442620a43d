import { type EditRequestKind, editRequestKinds } from "@yer/api/contract/applications";
import { type Facts, missingFacts, type Occupier } from "@yer/api/contract/facts";
import type { Fault, Reason } from "@yer/api/contract/problem";
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
import { uuidv7 } from "uuidv7";
import type { Actor } from "../access/actor.js";
import { decide, enforce } from "../access/decide.js";
import type { Transaction } from "../database/database.js";
import { isUniqueViolation } from "../database/errors.js";
import { jsonb } from "../database/jsonb.js";
import { assertAttachable } from "../files/attachedFiles.js";
import { Problem } from "../http/problem.js";
import type { Change } from "../history/chain.js";
import { rememberWords } from "../search/words.js";
import { addToMap, removeFromMap } from "../tiles/kept.js";
import type { Acting } from "./acting.js";
import { countMove } from "./counts.js";
import { changesOf } from "./changes.js";
import { type FileRecord, lockFile } from "./file.js";
import { fileNamed, nextNumber, requestsOfLastReturn, writeOccupier } from "./facts-queries.js";
import { assertOutline, geometry, updateOverlaps } from "./overlaps.js";
import { beginTerm } from "./term.js";
import { countStandings } from "./standing.js";
import { enforceOnFile, record, takePart, termColumns } from "./transition.js";

/** Where a file comes from, if nobody typed it in. */
export interface FileOrigin {
  /** Name of the survey, and the row of it. */
  readonly file: string;
  readonly line: number;
}

/**
 * Refuses facts of which no file can be opened; nothing is written.
 * @returns the facts as they are stored
 * @throws {Problem} `duplicate`, `invalid`, `duty-conflict`, `not-found` beyond the person's territory
 */
export async function assertNewFile(transaction: Transaction, acting: Acting, given: Facts): Promise<Facts> {
  const { actor } = acting;
  if (actor === null) throw new Error("A file is opened by a person.");
  const facts = canonical(given, null);
  enforce(
    actor,
    { code: "create:property", kind: "act" },
    {
      kind: "file",
      district: facts.districtSoato,
      organisationsInvolved: [],
      partsTaken: [],
      occupierPinfl: facts.occupier?.kind === "person" ? facts.occupier.pinfl : null,
      objectorPinfls: [],
    },
  );
  await assertPlace(transaction, facts);
  await assertFacts(transaction, acting, facts, []);
  await assertCadastreFree(transaction, acting, facts.districtSoato.slice(0, 4), facts.cadastreNumber, null);
  return facts;
}

/** A file that was opened and that numbers and map do not know yet. */
export interface OpenedFile {
  readonly home_region: string;
  readonly id: string;
  readonly number: string;
  readonly region_soato: string;
  readonly district_soato: string;
}

/**
 * Opens a file; it starts in editing, with its total term standing still.
 * @returns the new file's id
 * @throws {Problem} `duplicate`, `invalid`, `duty-conflict`
 */
export async function createFile(transaction: Transaction, acting: Acting, given: Facts): Promise<string> {
  const file = await openFile(transaction, acting, given);
  await countOpened(transaction, [file]);
  return file.id;
}

/** Brings numbers and map in step with files just opened, however many; in the transaction of {@link openFile}. */
export async function countOpened(transaction: Transaction, files: readonly OpenedFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const byDistrict = Map.groupBy(files, ({ district_soato }) => district_soato);
  for (const [, [first, ...more]] of [...byDistrict].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (first) await countMove(transaction, first, null, "editing", 1 + more.length);
  }
  await countStandings(transaction, ids);
  await addToMap(transaction, ids);
}

/**
 * Opens a file as {@link createFile} does, for whoever opens many and calls {@link countOpened} once for them.
 * @throws {Problem} `duplicate`, `invalid`, `duty-conflict`
 */
export async function openFile(
  transaction: Transaction,
  acting: Acting,
  given: Facts,
  origin?: FileOrigin,
): Promise<OpenedFile> {
  const { now, settings } = acting;
  const facts = await assertNewFile(transaction, acting, given);
  const home_region = facts.districtSoato.slice(0, 4);
  const { year } = inTashkent(now);
  const id = uuidv7();
  const number = await nextNumber(transaction, home_region, year);
  const total = beginTerm(settings.value("term.total", now), now, settings, true);
  const row = { home_region, id, number, region_soato: home_region, district_soato: facts.districtSoato };
  const columns = factColumns(facts, number);
  await refusingDuplicates(() =>
    transaction
      .insertInto("applications")
      .values({
        ...row,
        ...columns,
        status: "editing",
        neighborhood_id: facts.neighborhoodId,
        area_id: null,
        assignee_id: acting.actor?.id ?? null,
        created_at: now,
        status_since: now,
        ...termColumns({ own: null, total }),
      })
      .execute(),
  );
  await rememberWords(transaction, columns.search_key);
  await writeOccupier(transaction, row, facts.occupier);
  if (facts.outline !== null) {
    await updateOverlaps(transaction, { kind: "application", ...row }, now, facts.outline);
  }
  await takePart(transaction, acting, { row } as Pick<FileRecord, "row">, "submit");
  const { plain, personal } = changesOf(null, facts);
  await record(
    transaction,
    acting,
    { row },
    {
      action: "application.created",
      to: "editing",
      changes: plain,
      personal,
      ...(origin && { params: { ...origin } }),
    },
  );
  return row;
}

/** Why a file's facts cannot be changed in its status; empty in editing. */
export function reasonsAgainstEditing({ row }: Pick<FileRecord, "row">): Reason[] {
  return row.status === "editing" ? [] : [{ code: "not-editing", params: { status: row.status } }];
}

/** Why a person cannot change a file's facts: theirs and the file's reasons together; empty where they can. */
export function reasonsAgainstEditingBy(actor: Actor, file: Pick<FileRecord, "row" | "subject">): Reason[] {
  const decision = decide(actor, { code: "update:property", kind: "act" }, file.subject);
  return [...(decision.allowed ? [] : decision.reasons), ...reasonsAgainstEditing(file)];
}

/**
 * Changes the facts of a file in editing.
 * @param version the one the person last read
 * @throws {Problem} `conflict` (its `current` is filled in by the route), `move-refused`, `invalid`, `duplicate`
 */
export async function updateFacts(
  transaction: Transaction,
  acting: Acting,
  id: string,
  version: number,
  given: Facts,
): Promise<void> {
  const file = await lockFile(transaction, id);
  enforceOnFile(acting, "update:property", file);
  const { row } = file;
  const closed = reasonsAgainstEditing(file);
  if (closed.length > 0) throw new Problem("move-refused", { reasons: closed });
  if (row.version !== version) throw new Problem("conflict");
  const facts = canonical(given, file.facts.occupier);
  if (acting.actor !== null && facts.occupier?.kind === "person" && facts.occupier.pinfl !== null) {
    // Nobody puts themselves into a file and goes on working on it.
    enforce(
      acting.actor,
      { code: "update:property", kind: "act" },
      { ...file.subject, occupierPinfl: facts.occupier.pinfl },
    );
  }
  const { plain, personal } = changesOf(file.facts, facts);
  await assertRequested(transaction, file, [...plain, ...personal]);
  await assertFacts(transaction, acting, facts, heldFiles(file.facts));
  await assertCadastreFree(transaction, acting, row.home_region, facts.cadastreNumber, id);
  if (plain.length === 0 && personal.length === 0) return;
  const mapped = plain.some(({ pointer }) => /^\/(outline|ground)/.test(pointer));
  if (mapped) await removeFromMap(transaction, [id]);
  const columns = factColumns(facts, row.number);
  await refusingDuplicates(() =>
    transaction
      .updateTable("applications")
      .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
      .where("home_region", "=", row.home_region)
      .where("id", "=", id)
      .execute(),
  );
  await rememberWords(transaction, columns.search_key);
  if (mapped) await addToMap(transaction, [id]);
  if (personal.length > 0) await writeOccupier(transaction, row, facts.occupier);
  if (plain.some(({ pointer }) => pointer.startsWith("/outline")))
    await updateOverlaps(transaction, { kind: "application", ...row }, acting.now);
  await takePart(transaction, acting, file, "submit");
  await record(transaction, acting, file, { action: "facts.changed", changes: plain, personal });
}

function factColumns(facts: Facts, number: string) {
  const { occupier, ...rest } = facts;
  return {
    ground: facts.ground,
    missing: missingFacts(facts).length,
    cadastre_number: facts.cadastreNumber,
    facts: jsonb(rest),
    outline: facts.outline && geometry(facts.outline),
    occupier_name: occupier?.name ?? null,
    occupier_sort: occupier ? sortKey(occupier.name) : "",
    search_key: searchKey([number, facts.cadastreNumber, occupier?.name, facts.address].filter(Boolean).join(" ")),
  };
}

/** Files that facts name. */
export function heldFiles(facts: Facts): string[] {
  const { discountFileId, marketValueFileId } = facts.payment;
  return [...facts.fileIds, discountFileId, marketValueFileId].filter((id) => id !== null);
}

/** Names as they are stored, and numbers handed back masked as the numbers they stand for. */
function canonical(given: Facts, before: Occupier | null): Facts {
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

/**
 * A new file or area lies in a place that is offered today: an old one keeps its own whatever became of it.
 * @throws {Problem} `invalid` at `/neighborhoodId`
 */
export async function assertPlace(
  transaction: Transaction,
  facts: Pick<Facts, "districtSoato" | "neighborhoodId">,
): Promise<void> {
  const place = await transaction
    .selectFrom("neighborhoods as n")
    .innerJoin("districts as d", "d.soato", "n.district_soato")
    .select(["n.district_soato", "n.active", "d.active as district_active"])
    .where("n.id", "=", facts.neighborhoodId)
    .executeTakeFirst();
  if (place?.district_soato === facts.districtSoato && place.active && place.district_active) return;
  throw new Problem("invalid", {
    errors: [{ in: "body", pointer: "/neighborhoodId", code: "neighborhood-elsewhere" }],
  });
}

/** What the schema cannot say of facts: the cadastre number's region, the outline's shape, whose files they are. */
async function assertFacts(
  transaction: Transaction,
  acting: Acting,
  facts: Facts,
  held: readonly string[],
): Promise<void> {
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
  const { year } = inTashkent(acting.now);
  if (facts.occupiedSince !== null && facts.occupiedSince > year) {
    errors.push({ in: "body", pointer: "/occupiedSince", code: "too-big", params: { most: year } });
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
  if (facts.outline !== null) await assertOutline(transaction, facts.outline);
  const named = [
    ...facts.fileIds.map((id, index) => ({ id, pointer: `/fileIds/${index}` })),
    ...(["discountFileId", "marketValueFileId"] as const).flatMap((key) => {
      const id = facts.payment[key];
      return id === null ? [] : [{ id, pointer: `/payment/${key}` }];
    }),
  ];
  await assertAttachable(transaction, named, [acting.actor?.id ?? ""], held);
}

/** After a return only what its requests name may change: bodies' conclusions on the rest are carried over as they are. */
async function assertRequested(transaction: Transaction, file: FileRecord, changes: readonly Change[]): Promise<void> {
  const place = changes.filter(({ pointer }) => /^\/(districtSoato|neighborhoodId)/.test(pointer));
  if (place.length > 0) {
    throw new Problem("invalid", {
      errors: place.map(({ pointer }) => ({ in: "body", pointer, code: "district-fixed" })),
    });
  }
  const kinds: EditRequestKind[] = await requestsOfLastReturn(transaction, file.row);
  if (kinds.length === 0) return;
  const open = kinds.flatMap((kind) => [...editRequestKinds[kind]] as string[]);
  const reasons = changes.flatMap(({ pointer }) =>
    open.some((allowed) => pointer === allowed || pointer.startsWith(`${allowed}/`))
      ? []
      : [{ code: "field-not-requested", params: { pointer } }],
  );
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
}

async function assertCadastreFree(
  transaction: Transaction,
  acting: Acting,
  home_region: string,
  cadastreNumber: string | null,
  id: string | null,
): Promise<void> {
  if (cadastreNumber === null) return;
  const other = await fileNamed(transaction, home_region, cadastreNumber, id);
  if (other === undefined) return;
  const visible = acting.actor?.territory !== null && other.district_soato.startsWith(acting.actor?.territory ?? "-");
  throw new Problem("duplicate", {
    params: { pointer: "/cadastreNumber", ...(visible ? { number: other.number } : {}) },
  });
}

async function refusingDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Somebody else was a moment faster; their file cannot be read any more in this transaction.
    if (isUniqueViolation(error, "applications_cadastre")) {
      throw new Problem("duplicate", { params: { pointer: "/cadastreNumber" }, cause: error });
    }
    if (isUniqueViolation(error, "applications_area")) throw new Problem("duplicate", { cause: error });
    throw error;
  }
}
