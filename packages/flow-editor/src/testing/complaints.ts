import { Linter } from "bpmnlint";
import NodeResolver from "bpmnlint/lib/resolver/node-resolver.js";
import { readXml } from "../bpmn/moddle.js";
import { writeBpmn } from "../bpmn/write-bpmn.js";
import type { Diagram } from "../model/diagram.js";

/** Everything that bpmnlint's recommended rules say of a diagram written as BPMN, warnings too. */
export async function complaints(diagram: Diagram): Promise<string[]> {
  const { root } = await readXml(await writeBpmn(diagram));
  // A linter remembers the flows of the last file, and would call those of the next one duplicates.
  const linter = new Linter({ resolver: new NodeResolver(), config: { extends: "bpmnlint:recommended" } });
  const found = await linter.lint(root);
  return Object.entries(found).flatMap(([rule, reports]) =>
    reports.map(({ id, message }) => `${rule} ${id} ${message}`),
  );
}
