import type { Db } from "../../platform/database/database.js";

/** How far the demonstration is made, from 0 to 1; `null` once it is, and where there is none. */
export async function readFilling(db: Db): Promise<number | null> {
  const filling = await db.selectFrom("filling").select(["done", "target"]).executeTakeFirst();
  return filling === undefined || filling.done >= filling.target ? null : filling.done / filling.target;
}
