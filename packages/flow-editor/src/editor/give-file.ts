import type { Direction } from "@yer/ui";
import { diagramFileLimit, writeDiagramFile } from "../bpmn/index.js";
import type { Diagram } from "../model/diagram.js";
import { diagramLimits } from "../model/limits.js";
import { serialiseDiagram } from "../model/parse.js";
import type * as Picture from "../picture/index.js";
import type { FlowText } from "../texts/flow-text.js";
import { namesOf } from "./diagram-choices.js";
import type { DiagramChoices } from "./diagram-choices.js";
import type { DiagramWriter, FileAct, FileNews, FileWatch } from "./use-diagram-files.js";

/** What is given out, and how. */
export interface GiveFrom {
  readonly diagram: Diagram;
  readonly choices: DiagramChoices;
  readonly text: FlowText;
  readonly direction: Direction;
  readonly writeFile: DiagramWriter | undefined;
}

/** Writes on the page's own thread, which stands still meanwhile: for a second or two at most. */
const writeHere: DiagramWriter = (diagram) => writeDiagramFile(diagram);

/** Gives a diagram out, and says what is to be told: nothing where it went well. */
export async function giveFile(act: FileAct, from: GiveFrom, watch: FileWatch): Promise<FileNews | null> {
  const { diagram, choices, text, direction, writeFile = writeHere } = from;
  const notSaved = (failed: string): FileNews => ({ title: text("file.exportFailed"), failed, notes: [] });
  if (act === "exportBpmn") {
    const written = await writeFile(diagram, watch);
    if (watch.signal.aborted) return null;
    if (written.kind === "too-large") return notSaved(text("file.exportTooLarge"));
    save(written.xml, "application/xml", "diagram.bpmn");
    return null;
  }
  if (act === "exportJson") {
    const json = new Blob([serialiseDiagram(diagram)]);
    if (json.size > Math.min(diagramFileLimit, diagramLimits.text)) return notSaved(text("bpmn.too-large"));
    save(json, "application/json", "diagram.json");
    return null;
  }
  const tools: typeof Picture = await import("../picture/index.js");
  try {
    const svg = tools.diagramSvg(diagram, { text, names: namesOf(choices), direction });
    if (act === "exportSvg") save(svg, "image/svg+xml", "diagram.svg");
    else if (act === "print") await tools.printDiagram(svg);
    else save(await tools.pngOf(svg), "image/png", "diagram.png");
    return null;
  } catch (error) {
    if (!(error instanceof tools.PictureError)) throw error;
    return notSaved(text("file.pictureFailed"));
  }
}

function save(content: string | Blob, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
