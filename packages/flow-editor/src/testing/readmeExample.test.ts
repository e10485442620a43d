import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { discuss } from "./readmeExample.js";

it("is the example that the README shows, and does what the README says", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const source = readFileSync(new URL("./readmeExample.ts", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`ts\n${source}\`\`\``);
  expect(discuss("1703202")).toBe("positive");
  expect(discuss("1706204")).toBe("cadastre, architecture, hokimlik");
});
