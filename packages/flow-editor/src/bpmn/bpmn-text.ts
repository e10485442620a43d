import type { FlowText } from "../texts/flow-text.js";
import type { BpmnFault, BpmnNote } from "./read-bpmn.js";

/** What was done about something that the language does not have, in words. */
export function noteText({ code, element = "—", type = "", detail = "" }: BpmnNote, text: FlowText): string {
  return text(`bpmn.${code}`, { element, type: type.replace(/^bpmn:/, ""), detail });
}

/** Why a file could not be read, in words. */
export function bpmnFaultText(fault: BpmnFault, text: FlowText): string {
  return text(`bpmn.${fault.code}`, { line: 0, column: 0, detail: "", encoding: "", ...fault });
}
