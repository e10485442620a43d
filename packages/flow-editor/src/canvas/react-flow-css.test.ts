import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { reactFlowCss } from "./react-flow-css.js";

it("is the stylesheet of the installed React Flow, word for word", () => {
  const path = fileURLToPath(import.meta.resolve("@xyflow/react/dist/base.css"));
  expect(reactFlowCss).toBe(readFileSync(path, "utf8"));
});
