import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const examples = [
  new URL("./testing/readme-example.tsx", import.meta.url),
  new URL("./testing/readme-search.ts", import.meta.url),
  new URL("./testing/readme-map.tsx", import.meta.url),
  new URL("./testing/readme-selection.ts", import.meta.url),
];

it.each(examples)("%s is an example that the README shows", (example) => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const language = example.pathname.split(".").at(-1);
  expect(readme).toContain(`\`\`\`${language}\n${readFileSync(example, "utf8")}\`\`\``);
});
