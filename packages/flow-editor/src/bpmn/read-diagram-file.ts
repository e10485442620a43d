import { type DiagramFault, parseDiagram } from "../model/parse.js";
import { diagramLimits } from "../model/limits.js";
import { decodeXml } from "./decode-xml.js";
import { type BpmnFault, type BpmnProcess, type BpmnWish, type ProcessReading, readBpmn } from "./read-bpmn.js";

/** A diagram read from a file of ours or from BPMN, or why it could not be read. */
export type DiagramFileReading =
  | (ProcessReading & {
      readonly kind: "diagram";
      /** The processes of a BPMN file. */
      readonly processes: readonly BpmnProcess[];
    })
  | { readonly kind: "json-fault"; readonly fault: DiagramFault }
  | { readonly kind: "bpmn-fault"; readonly fault: BpmnFault };

/** Bytes of a file that are read at most: JSON of ours may be larger than BPMN. */
export const diagramFileLimit = 2 * diagramLimits.text;

/** Reads JSON of ours, or else BPMN. Pure, and of use in a worker: a hostile file takes its time there. */
export async function readDiagramFile(bytes: Uint8Array, wish: BpmnWish = {}): Promise<DiagramFileReading> {
  const isJson = bytes.find((byte) => byte > 0x20 && byte < 0x80) === 0x7b;
  if (isJson) {
    const decoded = decodeXml(bytes);
    if (!decoded.ok) return { kind: "bpmn-fault", fault: { code: decoded.code, encoding: decoded.encoding } };
    const result = parseDiagram(decoded.text);
    return result.ok
      ? { kind: "diagram", diagram: result.diagram, notes: [], lanes: {}, processes: [] }
      : { kind: "json-fault", fault: result.fault };
  }
  const reading = await readBpmn(bytes, wish);
  if (!reading.ok) return { kind: "bpmn-fault", fault: reading.fault };
  const { ok: _, ...read } = reading;
  return { kind: "diagram", ...read };
}
