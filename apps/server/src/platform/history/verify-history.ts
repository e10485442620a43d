import type { KeyObject } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/database.js";
import { entryHash, genesis, merkleRoot, personalHash, type HashedEntry } from "./chain.js";
import { headsBetween, isSigned, linkTo, regionsOf, type Root } from "./roots.js";

/**
 * What can be wrong. `gap`: an entry is missing before this one · `previous`: it does not stand on the entry before it ·
 * `hash`: its content was changed · `personal`: its personal values were changed · `root`: entries a root covers were
 * added, removed or changed · `root-chain`: a root is missing or out of order · `signature`: not signed by our key.
 */
export type FaultKind = "gap" | "previous" | "hash" | "personal" | "root" | "root-chain" | "signature";

/** One place where the history does not hold. */
export interface HistoryFault {
  readonly fault: FaultKind;
  readonly homeRegion: string;
  /** `kind/id`; absent for faults of a root. */
  readonly record?: string;
  /** Sequence of the entry, or number of the root. */
  readonly number: number;
}

/** What was checked, and everything that does not hold. */
export interface VerificationReport {
  readonly records: number;
  readonly entries: number;
  /** Entries whose personal values have been erased; their salted hash remains. */
  readonly erased: number;
  readonly roots: number;
  readonly faults: readonly HistoryFault[];
}

interface Row extends HashedEntry {
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
  readonly salt: Buffer | null;
  readonly personal: unknown;
}

const pageSize = 2_000;

/**
 * Checks every chain and every root, in pages, while the service goes on.
 * @param publicKeys of the key that signs now, and of those that signed before it
 */
export async function verifyHistory(db: Db, ...publicKeys: readonly KeyObject[]): Promise<VerificationReport> {
  const faults: HistoryFault[] = [];
  const counts = { records: 0, entries: 0, erased: 0, roots: 0 };

  let last: Row | undefined;
  for await (const row of allEntries(db)) {
    const first = last === undefined || recordOf(last) !== recordOf(row) || last.home_region !== row.home_region;
    const before = first ? undefined : last;
    const at = { homeRegion: row.home_region, record: recordOf(row), number: row.sequence };
    if (row.sequence !== (before?.sequence ?? 0) + 1) faults.push({ fault: "gap", ...at });
    else if (!row.previous_hash.equals(before?.hash ?? genesis)) faults.push({ fault: "previous", ...at });
    if (!entryHash(row.previous_hash, row).equals(row.hash)) faults.push({ fault: "hash", ...at });
    if (row.personal_hash && !row.salt) counts.erased += 1;
    if (row.salt && !row.personal_hash?.equals(personalHash(row.salt, row.personal))) {
      faults.push({ fault: "personal", ...at });
    }
    counts.entries += 1;
    if (first) counts.records += 1;
    last = row;
  }

  const regions = new Set([...(await regionsOf(db)), ...(await rootRegions(db))]);
  for (const region of regions) {
    counts.roots += await verifyRoots(db, region, publicKeys, faults);
  }
  return { ...counts, faults };
}

async function verifyRoots(
  db: Db,
  region: string,
  publicKeys: readonly KeyObject[],
  faults: HistoryFault[],
): Promise<number> {
  const roots = await db
    .selectFrom("history_root")
    .selectAll()
    .where("home_region", "=", region)
    .orderBy("number")
    .execute();
  let last: Root | undefined;
  for (const root of roots) {
    const at = { homeRegion: region, number: root.number };
    if (root.number !== (last?.number ?? 0) + 1 || !root.previous.equals(linkTo(last))) {
      faults.push({ fault: "root-chain", ...at });
    }
    if (!isSigned(root, publicKeys)) faults.push({ fault: "signature", ...at });
    const heads = await headsBetween(db, region, last?.until_position ?? 0, root.until_position);
    if (heads.length !== root.leaves || !merkleRoot(heads).equals(root.root)) faults.push({ fault: "root", ...at });
    last = root;
  }
  return roots.length;
}

async function* allEntries(db: Db): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const { rows }: { rows: Row[] } = await entriesAfter(after).execute(db);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

/**
 * A page of entries behind one, with their personal values. These are looked up one by one, which `offset 0` keeps so:
 * joined by their order, each page would begin with reading those of all pages before it.
 */
export function entriesAfter(
  after?: Pick<Row, "home_region" | "record_kind" | "record_id" | "sequence">,
): RawBuilder<Row> {
  return sql<Row>`
    select entry.*, personal.salt, personal.changes as personal
    from history_entry as entry
    left join lateral (
      select salt, changes from history_personal as p
      where (p.home_region, p.record_kind, p.record_id, p.sequence)
        = (entry.home_region, entry.record_kind, entry.record_id, entry.sequence)
      offset 0) as personal on true
    where (home_region, record_kind, record_id, sequence) > (
      ${after?.home_region ?? ""}::text, ${after?.record_kind ?? ""}::text,
      ${after?.record_id ?? ""}::text, ${after?.sequence ?? 0}::int)
    order by home_region, record_kind, record_id, sequence
    limit ${pageSize}`;
}

async function rootRegions(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom("history_root").select("home_region").distinct().execute();
  return rows.map(({ home_region }) => home_region);
}

function recordOf(row: { readonly record_kind: string; readonly record_id: string }): string {
  return `${row.record_kind}/${row.record_id}`;
}
