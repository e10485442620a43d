import { createHash, sign, verify, type KeyObject } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Secrets } from "../config/secrets.js";
import type { Db, Transaction } from "../database/database.js";
import { withTransaction } from "../database/transaction.js";
import type { LegalJob } from "../jobs/jobs.js";
import type { HistoryRootTable } from "../../schema/tables/history.js";
import { canonicalJson } from "@yer/api/formats";
import { genesis, merkleRoot, type Head } from "./chain.js";
import { regionLock } from "./region-lock.js";

/** A signed root. */
export type Root = Selectable<HistoryRootTable>;

/** Signs, hourly, a root over the chains of each region that grew. Whoever rewrites history must forge it. */
export function signRootsJob(db: Db, secrets: Secrets): LegalJob {
  return {
    name: "sign-history-roots",
    lane: "upkeep",
    everySeconds: 3600,
    tick: async (now) => {
      for (const region of await regionsOf(db)) {
        // One region after the other: each holds back its writers for a moment.
        await signRoot(db, region, now, secrets.historySigningKey);
      }
    },
  };
}

/** Signs the next root of a region; nothing when no entry came since the last. */
export async function signRoot(db: Db, region: string, at: Date, key: KeyObject): Promise<Root | undefined> {
  return withTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${regionLock(region)}::text::bigint)`.execute(transaction);
    const last = await transaction
      .selectFrom("history_root")
      .selectAll()
      .where("home_region", "=", region)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    const { until } = await transaction
      .selectFrom("history_entry")
      .select((select) => select.fn.max("position").as("until"))
      .where("home_region", "=", region)
      .where("position", ">", last?.until_position ?? 0)
      .executeTakeFirstOrThrow();
    if (until === null) return undefined;

    const heads = await headsBetween(transaction, region, last?.until_position ?? 0, until);
    const unsigned = {
      home_region: region,
      number: (last?.number ?? 0) + 1,
      at,
      until_position: until,
      leaves: heads.length,
      root: merkleRoot(heads),
      previous: linkTo(last),
    };
    const root = { ...unsigned, signature: sign(null, signedText(unsigned), key) };
    await transaction.insertInto("history_root").values(root).execute();
    return root;
  });
}

/** What a root says it stands on: the root before it, or nothing. */
export function linkTo(last: Pick<Root, "signature"> | undefined): Buffer {
  return last ? createHash("sha256").update(last.signature).digest() : genesis;
}

/** Whether a root was signed by one of our keys as it stands. */
export function isSigned(root: Root, publicKeys: readonly KeyObject[]): boolean {
  return publicKeys.some((key) => verify(null, signedText(root), key, root.signature));
}

/** Heads of the chains that grew between two positions, as a root covers them, sorted by record. */
export async function headsBetween(
  db: Db | Transaction,
  region: string,
  after: number,
  until: number,
): Promise<readonly Head[]> {
  const { rows } = await sql<Head>`
    select distinct on (record_kind collate "C", record_id collate "C") record_kind, record_id, sequence, hash
    from history_entry
    where home_region = ${region} and position > ${after} and position <= ${until}
    order by record_kind collate "C", record_id collate "C", sequence desc`.execute(db);
  return rows;
}

/** Regions that have a history: one index probe for each, however long it is. */
export async function regionsOf(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ region: string }>`
    with recursive regions as (
      (select home_region as region from history_entry order by home_region limit 1)
      union all
      select (select home_region from history_entry where home_region > region order by home_region limit 1)
      from regions where region is not null
    )
    select region from regions where region is not null`.execute(db);
  return rows.map(({ region }) => region);
}

function signedText(root: Omit<Root, "signature">): Buffer {
  return Buffer.from(
    canonicalJson({
      home_region: root.home_region,
      number: root.number,
      at: root.at.toISOString(),
      until_position: root.until_position,
      leaves: root.leaves,
      root: root.root.toString("hex"),
      previous: root.previous.toString("hex"),
    }),
  );
}
