import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver } from "kysely";
import { Pool, types, type CustomTypesConfig } from "pg";
import { columnParsers } from "./columnTypes.js";
import { refuseInsideTransaction } from "./transaction.js";

/** How PostgreSQL's text becomes values: as {@link columnParsers} says, else as pg does. */
export const pgTypes: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format !== "binary" && columnParsers[id]) || (types.getTypeParser(id, format) as (text: string) => unknown),
};

/** A pool of connections to a PostgreSQL server. */
export function openPool(url: string, max = 20): Pool {
  return new Pool({ connectionString: url, max, types: pgTypes, application_name: "yer" });
}

/** Kysely over PostgreSQL, with the same refusal inside transactions as the embedded database has. */
export class ServerDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new ServerDriver({ pool: this.#pool });
  }
}

class ServerDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    return super.acquireConnection();
  }
}
