import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { statementLines } from "@yer/api/contract/statement-lines";
import { searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { day, keyset, rising, uuid } from "../../platform/lists/keyset.js";
import { presentLine } from "./present.js";
import { accountsWithin } from "./queries.js";

const order = keyset({ valueDay: rising(day(sql`value_day`), uuid(sql`id`)) });

/** Lines of which something waits, the earliest first. */
export async function listLines(
  db: Db,
  { territory }: Actor,
  { state = "waiting", search = "", after, limit = pageSizes.usual }: QueryOf<typeof statementLines.list>,
): Promise<ReplyOf<typeof statementLines.list>> {
  const accounts = new Map([...(await accountsWithin(db, territory)).values()].map((one) => [one.id, one] as const));
  if (accounts.size === 0) return { items: [], total: 0, more: false, next: null };
  const { past, along, cursor } = order.at("valueDay", after);
  const lines = db
    .selectFrom("statement_lines")
    .where("home_region", "in", [...new Set([...accounts.values()].map(({ home_region: region }) => region))])
    .where("unmatched", ">", 0)
    .where("aside_at", state === "aside" ? "is not" : "is", null)
    .$if(search.trim() !== "", (query) => query.where("search_key", "like", `%${likely(search)}%`));
  const rows = await lines
    .selectAll()
    .select(cursor.as("cursor"))
    .where(past)
    .orderBy(along)
    .limit(limit + 1)
    .execute();
  const { total } = await lines.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const none = { number: "", name: "" };
  return {
    ...order.page("valueDay", rows, limit, (row) => presentLine(row, accounts.get(row.account_id) ?? none)),
    total,
    more: false,
  };
}

/** Words as they are looked for, without what `like` reads otherwise. */
function likely(words: string): string {
  return searchKey(words).replaceAll(/[\\%_]/g, String.raw`\$&`);
}
