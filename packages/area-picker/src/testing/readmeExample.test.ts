import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const examples = [new URL("./readmeExample.tsx", import.meta.url), new URL("./readmeMap.tsx", import.meta.url)];

it.each(examples)("%s is an example that the README shows", (example) => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`tsx\n${readFileSync(example, "utf8")}\`\`\``);
});
