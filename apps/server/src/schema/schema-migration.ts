import type { Migration } from "kysely/migration";

/** A step of the schema: adds what the version that still serves beside this one can do without (docs/decisions/0369). */
export interface SchemaMigration extends Migration {
  /**
   * False where its statements refuse a transaction, as those do that make an index while people write. Such a migration
   * may be broken off anywhere, and must do right when it runs again. A new database runs it in a transaction all the same.
   */
  readonly inTransaction?: false;
}
