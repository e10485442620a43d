import { sql } from "kysely";
import type { Context } from "../context.js";
import { withTransaction } from "../database/transaction.js";
import type { MachineJob } from "../jobs/jobs.js";
import { keepFormerKeys, storedPurposes, reSealStoredKey } from "./key-store.js";
import { seal, underPresent, unseal } from "./seal.js";

/** Rows that one transaction seals anew: people who sign in meanwhile wait for so many at most. */
const batch = 100;

/** How many secrets of the database do not lie under the present master secret. */
export async function leftUnderFormer({ db, secrets }: Pick<Context, "db" | "secrets">): Promise<number> {
  const present = underPresent(secrets);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from factors where secret is not null and secret not like ${present})::int
      + (select count(*) from key_store where sealed not like ${present})::int as left`.execute(db);
  const { former } = secrets;
  if (former === undefined) return rows[0]?.left ?? 0;
  const { count } = await db
    .selectFrom("key_store")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("mark", "=", former.mark)
    .executeTakeFirstOrThrow();
  return (rows[0]?.left ?? 0) + storedPurposes.length - count;
}

/**
 * Seals anew, under the present master secret, what lies under the former one. A row that opens under neither stays as
 * it is and is counted: it is the operator who must find its secret, or whose person enrols anew.
 */
export function reSealJob(context: Pick<Context, "db" | "secrets" | "logger">): MachineJob {
  return {
    name: "secrets.re-seal",
    clock: "machine",
    lane: "upkeep",
    everySeconds: 60,
    tick: async () => {
      const sealed = (await reSealStoredKeys(context)) + (await reSealSeeds(context));
      const left = await leftUnderFormer(context);
      if (sealed > 0) context.logger.info({ sealed, left }, "secrets were sealed under the present master secret");
      if (left > 0) {
        throw new Error(`${left} secrets lie under a master secret that is not given: set it as MASTER_SECRET_BEFORE.`);
      }
    },
  };
}

async function reSealStoredKeys({ db, secrets }: Pick<Context, "db" | "secrets">): Promise<number> {
  return withTransaction(db, async (tx) => {
    await keepFormerKeys(tx, secrets);
    const rows = await tx
      .selectFrom("key_store")
      .selectAll()
      .where("sealed", "not like", underPresent(secrets))
      .forUpdate()
      .execute();
    let sealed = 0;
    for (const row of rows) {
      const anew = reSealStoredKey(secrets, row);
      if (anew === undefined) continue;
      await tx
        .updateTable("key_store")
        .set({ sealed: anew })
        .where("purpose", "=", row.purpose)
        .where("mark", "=", row.mark)
        .execute();
      sealed += 1;
    }
    return sealed;
  });
}

async function reSealSeeds({ db, secrets }: Pick<Context, "db" | "secrets">): Promise<number> {
  let sealed = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { last, many } = await withTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom("factors")
        .select(["id", "secret"])
        .where("secret", "not like", underPresent(secrets))
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch)
        .forUpdate()
        .execute();
      let count = 0;
      for (const { id, secret } of rows) {
        const seed = unseal(secrets, "factor-seed.v1", id, secret ?? "");
        if (seed === undefined) continue;
        const anew = seal(secrets, "factor-seed.v1", id, seed);
        await tx.updateTable("factors").set({ secret: anew }).where("id", "=", id).execute();
        count += 1;
      }
      return { last: rows.at(-1)?.id, many: count };
    });
    sealed += many;
    if (last === undefined) return sealed;
    after = last;
  }
}
