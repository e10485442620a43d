/** BPMN 2.0 in and out. Load it when it is asked for: it brings bpmn-moddle. */
export { decodeXml } from "./decodeXml.js";
export { readBpmn } from "./readBpmn.js";
export type { BpmnFault, BpmnNote, BpmnNoteCode, BpmnReading } from "./readBpmn.js";
export { WHOLE_FILE } from "./BpmnExtras.js";
export type { BpmnExtras, ForeignElement } from "./BpmnExtras.js";
export { writeBpmn } from "./writeBpmn.js";
export { bpmnFaultText, noteText } from "./bpmnText.js";
