import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "../..");
const staticImport = /^(?:import|export)\s(?!type\b)[^;]*?from "([^"]+)";/gmu;

/** Everything a module imports as soon as it is imported itself: files of the kit, and packages by name. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(staticImport)) {
    if (!from.startsWith(".")) seen.add(from);
    else {
      const target = path.resolve(path.dirname(file), from).replace(/\.js$/u, "");
      const found = [".ts", ".tsx"].map((end) => target + end).find((name) => readable(name));
      if (found) reached(found, seen);
    }
  }
  return seen;
}

function readable(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    // The other ending, then.
    return false;
  }
}

it("does not come with the kit: no static import leads from its index to recharts", () => {
  const all = reached(path.join(source, "index.ts"));
  expect(all.has(path.join(source, "components/Chart/Chart.tsx"))).toBe(true);
  expect(all.has("recharts")).toBe(false);
});
