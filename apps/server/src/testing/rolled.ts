/**
 * How many cases a rolled test tries that asks the database in each: a few in `test`, all of them in the project
 * `server-soak` (vitest.config.ts), which runs the same file.
 */
export function rolled(cases: { readonly here: number; readonly soak: number }): number {
  return process.env["YER_SOAK"] ? cases.soak : cases.here;
}

/**
 * How many cases a rolled test tries that runs on both databases: a few on the embedded one, where `test` waits for each, and
 * all of them on PostgreSQL, where continuous integration runs the same file.
 */
export function rolledTwice(cases: { readonly embedded: number; readonly postgres: number }): number {
  return process.env["DATABASE_URL"] ? cases.postgres : cases.embedded;
}
