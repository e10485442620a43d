import type { FlowText } from "../texts/flow-text.js";
import type { BpmnNote } from "./bpmn-note.js";
import type { BpmnFault } from "./read-bpmn.js";

/** What was done about one kind of thing that the language does not have, how many there are and where, in words. */
export function noteText({ code, kind = "other", count, where }: BpmnNote, text: FlowText): string {
  const more = count > where.length && where.length > 0 ? "…" : "";
  const places = where.length > 0 ? ` (${where.join(", ")}${more})` : "";
  return text(`bpmn.${code}`, { count, where: places, kind: text(`bpmn.kind.${kind}`) });
}

/** Why a file could not be read, in words. */
export function bpmnFaultText(fault: BpmnFault, text: FlowText): string {
  return text(`bpmn.${fault.code}`, { line: 0, column: 0, encoding: "", ...fault });
}
