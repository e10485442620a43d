/** BPMN 2.0 in and out. Load it when it is asked for: it brings bpmn-moddle. */
export { decodeXml } from "./decode-xml.js";
export { bpmnFileLimit, readBpmn } from "./read-bpmn.js";
export type { BpmnFault, BpmnProcess, BpmnReading, BpmnWish } from "./read-bpmn.js";
export { readDiagramFile } from "./read-diagram-file.js";
export type { DiagramFileReading } from "./read-diagram-file.js";
export type { BpmnNote, BpmnNoteCode, BpmnNoteKind } from "./bpmn-note.js";
export { writeBpmn } from "./write-bpmn.js";
export { bpmnFaultText, noteText } from "./bpmn-text.js";
