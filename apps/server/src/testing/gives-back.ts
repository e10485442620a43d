import { afterAll } from "vitest";
import { forgetBorrowed } from "./shared-database.js";

// Runs with every test file, after all its own hooks: the next file of this worker uses the same database.
afterAll(() => {
  const left = forgetBorrowed();
  if (left > 0) throw new Error(`This file did not close ${left} database(s) of openTestDatabase().`);
});
