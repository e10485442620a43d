import type { Diagram } from "../model/diagram.js";
import { graphOf } from "../model/graph.js";
import { bpmnFileLimit, isWithinLimits, mayFit } from "./file-limits.js";
import { writeBpmn } from "./write-bpmn.js";

/** A diagram written as BPMN, or that it is too large to be: what is written can be read again. */
export type DiagramFileWriting = { readonly kind: "xml"; readonly xml: string } | { readonly kind: "too-large" };

/** Writes BPMN that `readBpmn` takes. Pure, and of use in a worker. */
export async function writeDiagramFile(diagram: Diagram): Promise<DiagramFileWriting> {
  if (!mayFit(graphOf(diagram).size, diagram.relations.length)) return { kind: "too-large" };
  const xml = await writeBpmn(diagram);
  return isWithinLimits(xml) && new Blob([xml]).size <= bpmnFileLimit ? { kind: "xml", xml } : { kind: "too-large" };
}
