import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";
import { messages as english } from "../messages/en_US.js";
import { messages as uzbek } from "../messages/uz_UZ.js";

it("the model alone is at most 8 kB gzip, and has no sentences", async () => {
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
  // Whole sentences; a word may be a code too.
  const sentences = [...Object.values(uzbek), ...Object.values(english)].flatMap((text) =>
    typeof text === "string" && text.length > 20 ? [text] : [],
  );
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((text) => code.includes(text))).toEqual([]);
});
