import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";

it("the model alone is at most 8 kB gzip", { timeout: 60_000 }, async () => {
  const entry = fileURLToPath(new URL("./index.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@yer/source"] },
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const code = outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("");
  expect(code.length).toBeGreaterThan(5000);
  expect(gzipSync(code).length).toBeLessThanOrEqual(8000);
});
