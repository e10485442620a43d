import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { discuss } from "./testing/readme-example.js";
import { Discussion, Drawing } from "./testing/readme-screen.js";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

it("is the example that the README shows, and does what the README says", () => {
  expect(read("../README.md")).toContain(`\`\`\`ts\n${read("./testing/readme-example.ts")}\`\`\``);
  expect(discuss("1703202")).toBe("positive");
  expect(discuss("1706204")).toBe("cadastre, architecture, hokimlik");
});

it("shows the screen that the README shows", () => {
  expect(read("../README.md")).toContain(`\`\`\`tsx\n${read("./testing/readme-screen.tsx")}\`\`\``);
  expect([Discussion, Drawing].map((part) => typeof part)).toEqual(["function", "function"]);
});
