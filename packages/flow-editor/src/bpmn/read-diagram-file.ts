import type { Diagram } from "../model/diagram.js";
import { type DiagramFault, parseDiagram } from "../model/parse.js";
import type { BpmnExtras } from "./bpmn-extras.js";
import { type BpmnFault, type BpmnNote, readBpmn } from "./read-bpmn.js";

/** A diagram read from a file of ours or from BPMN, or why it could not be read. */
export type DiagramFileReading =
  | {
      readonly kind: "diagram";
      readonly diagram: Diagram;
      readonly notes: readonly BpmnNote[];
      readonly extras: BpmnExtras;
    }
  | { readonly kind: "json-fault"; readonly fault: DiagramFault }
  | { readonly kind: "bpmn-fault"; readonly fault: BpmnFault };

/** Reads JSON of ours, or else BPMN. Pure, and of use in a worker: a hostile file takes its time there. */
export async function readDiagramFile(bytes: Uint8Array): Promise<DiagramFileReading> {
  const isJson = bytes.find((byte) => byte > 0x20) === 0x7b;
  if (isJson) {
    const result = parseDiagram(new TextDecoder().decode(bytes));
    return result.ok
      ? { kind: "diagram", diagram: result.diagram, notes: [], extras: {} }
      : { kind: "json-fault", fault: result.fault };
  }
  const reading = await readBpmn(bytes);
  if (!reading.ok) return { kind: "bpmn-fault", fault: reading.fault };
  const { diagram, notes, extras } = reading;
  return { kind: "diagram", diagram, notes, extras };
}
