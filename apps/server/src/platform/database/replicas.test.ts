import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canMakeCluster, type Cluster, openCluster } from "../../testing/cluster.js";
import { Problem } from "../problem/problem.js";
import type { Db } from "./database.js";
import { openDatabase, type OpenedDatabase } from "./open-database.js";
import { openReplicas, readAside, type Replicas } from "./replicas.js";

/** Who answers. */
async function who(db: Db): Promise<string> {
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(db);
  return rows[0]?.replica ? "replica" : "primary";
}

async function count(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from acts`.execute(db);
  return rows[0]?.count ?? 0;
}

async function writes(db: Db): Promise<string> {
  await sql`create temporary table kept as select 1`.execute(db);
  return who(db);
}

describe.runIf(canMakeCluster)("reads beside the primary", () => {
  let cluster: Cluster;
  let primary: OpenedDatabase;
  let onReplica: OpenedDatabase;
  const heard: string[] = [];
  const logger = pino(
    { level: "warn" },
    { write: (line: string) => heard.push((JSON.parse(line) as { why: string }).why) },
  );
  const opened: Replicas[] = [];

  /** Anew for each test: one that was set aside in another would not be asked. */
  function reading(hosts = cluster.replica): { db: Db; replicas: Replicas; logger: typeof logger } {
    const replicas = openReplicas(`postgresql://postgres@${hosts}/postgres`, primary.db, logger);
    opened.push(replicas);
    return { db: primary.db, replicas, logger };
  }
  const act = async (): Promise<unknown> => sql`insert into acts default values`.execute(primary.db);

  beforeAll(async () => {
    cluster = await openCluster();
    primary = await openDatabase({ databaseUrl: cluster.url });
    onReplica = await openDatabase({ databaseUrl: `postgresql://postgres@${cluster.replica}/postgres` });
    await sql`create table acts (id serial)`.execute(primary.db);
  });
  afterAll(async () => {
    for (const replicas of opened) await replicas.close();
    await onReplica.close();
    await primary.close();
    await cluster.close();
  });

  test("are answered by a replica, which knows every act that was acknowledged before", async () => {
    const reads = reading();
    for (let acts = 1; acts <= 50; acts += 1) {
      await act();
      expect(await readAside(reads, async (db) => [await count(db), await who(db)])).toEqual([acts, "replica"]);
    }
  });

  test("are answered by the primary while the replica lacks an act, and by the replica again when it has it", async () => {
    const reads = reading();
    await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
    await act();
    const before = await count(primary.db);
    expect(await readAside(reads, async (db) => [await count(db), await who(db)])).toEqual([before, "primary"]);
    await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
    expect(heard.at(-1)).toBe("it is behind");
    await expect.poll(() => readAside(reads, who)).toBe("replica");
  });

  test("do not wait each for a replica that is behind", async () => {
    const reads = reading();
    await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
    await act();
    await readAside(reads, who);
    const said = heard.length;
    for (let again = 0; again < 20; again += 1) expect(await readAside(reads, who)).toBe("primary");
    expect(heard).toHaveLength(said);
    await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
  });

  test("that a replica cannot answer are answered by the primary", async () => {
    const reads = reading();
    expect(await readAside(reads, writes)).toBe("primary");
  });

  test("are refused once: a refusal is an answer", async () => {
    let asked = 0;
    const refused = readAside(reading(), async () => {
      asked += 1;
      throw new Problem("not-found");
    });
    await expect(refused).rejects.toThrow(Problem);
    expect(asked).toBe(1);
  });

  test("go to the one of two replicas that is there", async () => {
    const reads = reading(`127.0.0.1:1,${cluster.replica}`);
    for (let again = 0; again < 4; again += 1) expect(await readAside(reads, who)).toBe("replica");
  });

  test("go to the primary where the settings name no replica but itself, or one that has taken its place", async () => {
    expect(await readAside(reading(new URL(cluster.url).host), who)).toBe("primary");
    const reads = reading();
    expect(await readAside(reads, who)).toBe("replica");
    await cluster.promote();
    expect(await readAside(reads, who)).toBe("primary");
    expect(heard.at(-1)).toBe("it is no replica");
  });
});
