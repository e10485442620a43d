import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { childFlags } from "../child-flags.js";

const work = `
  const { openEmbedded } = await import(process.argv[1]);
  const pglite = await openEmbedded();
  await pglite.query("create table numbers (n int, hash text)");
  for (let round = 0; round < 20; round += 1) {
    await pglite.query("insert into numbers select n, md5(n::text) from generate_series(1, 300) n");
  }
  await pglite.query("select count(*), max(hash) from numbers group by n % 7 order by 1");
  await pglite.close();
  console.log("closed");
`;

test("an embedded database at work gives no machine code back before it closes: V8 dies of that now and then", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...childFlags,
    "--trace-wasm-code-gc",
    "--input-type=module",
    "--eval",
    work,
    pathToFileURL(path.resolve(import.meta.dirname, "embedded.ts")).href,
  ]);
  expect(stdout).toBe("closed\n");
});
