import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("is the example that the README shows", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const source = readFileSync(new URL("./testing/readme-example.tsx", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`tsx\n${source}\`\`\``);
});

it("shows the brand that a test renders", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const css = readFileSync(new URL("./testing/brand.css", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`css\n${css}\`\`\``);
});
