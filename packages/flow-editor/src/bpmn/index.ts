/** BPMN 2.0 in and out. Load it when it is asked for: it brings bpmn-moddle. */
export { decodeXml } from "./decode-xml.js";
export { bpmnFileLimit } from "./file-limits.js";
export { readBpmn } from "./read-bpmn.js";
export type { BpmnFault, BpmnProcess, BpmnReading, BpmnWish, ProcessReading } from "./read-bpmn.js";
export { diagramFileLimit, readDiagramFile } from "./read-diagram-file.js";
export type { DiagramFileReading } from "./read-diagram-file.js";
export type { BpmnNote, BpmnNoteCode, BpmnNoteKind } from "./bpmn-note.js";
export { writeBpmn } from "./write-bpmn.js";
export { writeDiagramFile } from "./write-diagram-file.js";
export type { DiagramFileWriting } from "./write-diagram-file.js";
export { bpmnFaultText, noteText } from "./bpmn-text.js";
