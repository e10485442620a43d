import type { Kysely } from "kysely";
import type { Database } from "../../schema/database.js";
import { settingAt } from "./queries.js";

/** Tiles of the organisation's own beneath every map. */
export interface BaseMap {
  /** An https address with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly credit: string;
}

/** The base map in force; null where none is set. */
export async function readBaseMap(db: Kysely<Database>, now: Date): Promise<BaseMap | null> {
  const url = await settingAt(db, "map.base_url", now);
  return url === "" ? null : { url, credit: await settingAt(db, "map.base_credit", now) };
}

/** The one outside origin that pages may load pictures from; undefined where there is no base map. */
export async function baseMapOrigin(db: Kysely<Database>, now: Date): Promise<string | undefined> {
  const base = await readBaseMap(db, now);
  return base === null ? undefined : new URL(base.url).origin;
}
