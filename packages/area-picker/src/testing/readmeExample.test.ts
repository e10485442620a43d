import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const examples = ["readmeExample.tsx", "readmeSearch.ts", "readmeMap.tsx", "readmeSelection.ts"];

it.each(examples)("%s is an example that the README shows", (example) => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const code = readFileSync(new URL(example, import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`${example.split(".")[1]}\n${code}\`\`\``);
});
