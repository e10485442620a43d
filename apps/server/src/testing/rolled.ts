/**
 * How many cases a rolled test tries that asks the database in each: a few in `test`, all of them in the project
 * `server-soak` (vitest.config.ts), which runs the same file.
 */
export function rolled(cases: { readonly here: number; readonly soak: number }): number {
  return process.env["YER_SOAK"] ? cases.soak : cases.here;
}
