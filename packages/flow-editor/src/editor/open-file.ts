import { bpmnFaultText, diagramFileLimit, noteText, readDiagramFile } from "../bpmn/index.js";
import type { BpmnProcess, DiagramFileReading, ProcessReading } from "../bpmn/index.js";
import type { Diagram } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import type { FlowText } from "../texts/flow-text.js";
import { faultText } from "../texts/sentences.js";
import { replaceAll } from "./commands.js";
import type { DiagramChoices } from "./diagram-choices.js";
import { readChosen } from "./read-chosen.js";
import { withConcluders } from "./step-concluders.js";
import type { DiagramReader, FileNews, FileWatch } from "./use-diagram-files.js";
import type { EditorCommands } from "./use-editor-commands.js";

/** What a file is opened into. */
export interface OpenInto {
  /** What is there now. */
  readonly diagram: Diagram;
  readonly choices: DiagramChoices;
  readonly text: FlowText;
  readonly readFile: DiagramReader | undefined;
  readonly replace: EditorCommands["replace"];
  /** Tells what comes of a choice that was asked for. */
  readonly show: (news: FileNews | null) => void;
}

/** Reads on the page's own thread, which stands still meanwhile: for a second or two at most. */
const readHere: DiagramReader = (bytes, { onProgress }) => readDiagramFile(bytes, { each: true, onProgress });

/** Opens a file, and says what is to be told or asked; nothing where there is nothing to say. */
export async function openFile(file: File, into: OpenInto, watch: FileWatch): Promise<FileNews | null> {
  const { text, readFile = readHere } = into;
  const read = await readChosen(file, diagramFileLimit, (bytes) => readFile(bytes, watch));
  const fault = read ? faultOf(read, text) : text("file.unreadable");
  if (fault !== undefined || read?.kind !== "diagram") {
    return { title: text("file.failed"), failed: fault ?? null, notes: [] };
  }
  if (watch.signal.aborted) return null;
  const processes = read.processes.filter(({ reading }) => reading !== undefined);
  if (processes.length < 2) return put(read, into);
  const choose = ({ reading }: BpmnProcess) => into.show(put(reading ?? read, into));
  return { title: text("file.choose"), failed: null, notes: [], choice: { processes, choose } };
}

function faultOf(read: DiagramFileReading, text: FlowText): string | undefined {
  if (read.kind === "json-fault") return faultText(read.fault, text);
  return read.kind === "bpmn-fault" ? bpmnFaultText(read.fault, text) : undefined;
}

/** Puts what was read in the diagram's place, or asks before that. */
function put(read: ProcessReading, { diagram, choices, text, replace }: OpenInto): FileNews | null {
  const { diagram: next, found, unknown } = withConcluders(read, choices);
  const notes = [
    ...(found > 0 ? [text("file.concluders", { count: found })] : []),
    ...(unknown.length > 0 ? [text("file.concludersUnknown", { names: unknown.join(", ") })] : []),
    ...read.notes.map((note) => noteText(note, text)),
  ];
  const take = () => replace((current) => replaceAll(current, next));
  const loss = lossIn(diagram, next, text);
  if (loss !== undefined) return { title: text("file.replace"), failed: loss, notes, replace: take };
  take();
  return notes.length > 0 ? { title: text("file.opened"), failed: null, notes } : null;
}

/** What would be lost if one diagram took the place of another: it has nothing in it, or fewer steps. */
function lossIn(present: Diagram, next: Diagram, text: FlowText): string | undefined {
  if (nodesOf(next).length === 0) return text("file.replace.nothing");
  const count = next.steps.length;
  return count < present.steps.length ? text("file.replace.less", { count, present: present.steps.length }) : undefined;
}
