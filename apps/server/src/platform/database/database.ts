import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../schema/database.js";

/** Where queries outside any transaction go. */
export type Db = Kysely<Database>;

/** One transaction; what writes, and everything that must see the same moment, is handed this one. */
export type Transaction = KyselyTransaction<Database>;
