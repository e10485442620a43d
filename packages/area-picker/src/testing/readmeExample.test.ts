import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(["readmeExample.tsx", "readmeMap.tsx"])("%s is an example that the README shows", (file) => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const source = readFileSync(new URL(`./${file}`, import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`tsx\n${source}\`\`\``);
});
