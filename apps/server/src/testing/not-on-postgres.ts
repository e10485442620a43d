/**
 * Test files that the step on PostgreSQL leaves out, under `src/`, each with the reason why it could not end otherwise
 * there. Every other file runs on both databases, new ones too.
 */
export const notOnPostgres: Readonly<Record<string, string>> = {
  // They start what is embedded, or an embedded database of their own.
  "platform/database/data-directory-lock.test.ts": "the lock of the embedded database's folder",
  "platform/database/open-service-database.test.ts": "the folder of the embedded database",
  "platform/database/shared-database.test.ts": "how the embedded database is emptied",
  "demo/fill-test-app.test.ts": "how rows are copied from one embedded database to another",
  "main/start.test.ts": "starts with the embedded database",
  "platform/http/log-secrets.test.ts": "starts with the embedded database",
  "main/production-build.test.ts": "builds, and reads what was built",
  "demo/fill-alone.test.ts": "starts with the embedded database",
  "schema/batches-carried-over.test.ts": "starts an embedded database of a former version",
  "schema/money-carried-over.test.ts": "starts an embedded database of a former version",
  // They ask many times over what other files ask once.
  "identity/access/grant-sequences.test.ts": "rolled orders of the acts of users/rights.test.ts",
  "identity/access/http-decision.test.ts": "rolled cases of pure rules; users and applications have their own files",
  "identity/access/ids-of-others.test.ts": "rolled calls by strangers; each resource has its own file",
  "registers/batches/hostile-files.test.ts": "files are refused before the database is asked",
  "cases/applications/life-model.test.ts":
    "a rolled road of the acts that moves, objections, payments and council go one by one",
  "cases/areas/area-walks.test.ts": "a rolled road of the acts that area-way.test.ts goes one by one",
  "identity/auth/brute-force.test.ts": "counts tries by the statement of throttle/throttle.test.ts",
  "platform/http/hostile.test.ts": "what goes before the database: tokens, sizes, forms",
  "registers/batches/export-round-trip.test.ts": "rolled files through the statements of imports and exports",
  "insight/process-panel/panel-equals-lists.test.ts": "rolled filters of process-panel/process-panel.test.ts",
  // They ask no database.
  "identity/access/decide.test.ts": "pure",
  "identity/auth/password-rules.test.ts": "pure",
  "platform/pdf/**": "pure",
  "identity/settings/numbers-in-code.test.ts": "reads sources",
  "rules/**": "pure",
  // Soak: what does not depend on the database.
  "cases/applications/life-model.soak.test.ts": "see above",
  "identity/auth/brute-force.soak.test.ts": "see above",
  "platform/http/hostile.soak.test.ts": "see above",
};
