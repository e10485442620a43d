import { useDirection } from "@yer/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DiagramFileReading } from "../bpmn/read-diagram-file.js";
import type { Diagram } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { serialiseDiagram } from "../model/parse.js";
import type * as Picture from "../picture/index.js";
import type { FlowText } from "../texts/flow-text.js";
import { faultText } from "../texts/sentences.js";
import type { Names } from "../texts/sentences.js";
import { replaceAll } from "./commands.js";
import { readChosen } from "./read-chosen.js";
import type { EditorCommands } from "./use-editor-commands.js";

/** What a diagram can be saved as, or put on paper. */
export const fileActs = ["exportBpmn", "exportSvg", "exportPng", "print", "exportJson"] as const;

/** One way of giving a diagram out. */
export type FileAct = (typeof fileActs)[number];

/** What came of opening a file or making one, to be told; or what is asked before a file takes the diagram's place. */
export interface FileNews {
  /** What the news is: its title. */
  readonly title: string;
  readonly failed: string | null;
  readonly notes: readonly string[];
  /** Puts what was read in the diagram's place. There is none unless it is to be asked first. */
  readonly replace?: (() => void) | undefined;
}

/**
 * Reads what a file holds, as `readDiagramFile` of `@yer/flow-editor/bpmn` does: in a worker, say. Whoever chose another
 * file meanwhile gave it up: the signal is aborted.
 */
export type DiagramReader = (bytes: Uint8Array, signal: AbortSignal) => Promise<DiagramFileReading>;

/** Reads on the page's own thread, which stands still meanwhile. */
const readHere: DiagramReader = async (bytes) => (await import("../bpmn/index.js")).readDiagramFile(bytes);

/** What {@link useDiagramFiles} works with. */
export interface DiagramFilesWith {
  readonly commands: EditorCommands;
  readonly names: Names;
  readonly text: FlowText;
  readonly readFile: DiagramReader | undefined;
}

/** A diagram from and into files. */
export interface DiagramFiles {
  /** Given the element that asks for a file. */
  readonly setInput: (input: HTMLInputElement | null) => void;
  /** Asks for a file. */
  readonly ask: () => void;
  /** Opens a file, as one edit that can be undone. */
  readonly open: (file: File) => Promise<void>;
  readonly give: (act: FileAct) => Promise<void>;
  readonly news: FileNews | null;
  readonly dismiss: () => void;
}

/** Opens a diagram from a file and gives it out as one. */
export function useDiagramFiles(
  diagram: Diagram,
  { commands, names, text, readFile = readHere }: DiagramFilesWith,
): DiagramFiles {
  const direction = useDirection();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [news, setNews] = useState<FileNews | null>(null);
  const { replace } = commands;
  /** The file that was chosen last, while it is read. */
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  return useMemo(() => {
    const notSaved = (failed: string) => setNews({ title: text("file.exportFailed"), failed, notes: [] });
    const picture = async (put: (svg: string, tools: typeof Picture) => void | Promise<void>) => {
      const tools = await import("../picture/index.js");
      try {
        await put(tools.diagramSvg(diagram, { text, names, direction }), tools);
      } catch (error) {
        if (!(error instanceof tools.PictureError)) throw error;
        notSaved(text("file.pictureFailed"));
      }
    };
    const acts: Readonly<Record<FileAct, () => Promise<void>>> = {
      exportBpmn: async () => {
        const { writeBpmn } = await import("../bpmn/index.js");
        save(await writeBpmn(diagram), "application/xml", "diagram.bpmn");
      },
      exportSvg: () => picture((svg) => save(svg, "image/svg+xml", "diagram.svg")),
      exportPng: () => picture(async (svg, { pngOf }) => save(await pngOf(svg), "image/png", "diagram.png")),
      print: () => picture((svg, { printDiagram }) => printDiagram(svg)),
      exportJson: () => Promise.resolve(save(serialiseDiagram(diagram), "application/json", "diagram.json")),
    };
    return {
      setInput,
      ask: () => input?.click(),
      open: async (file) => {
        reading.current?.abort();
        const controller = new AbortController();
        reading.current = controller;
        const { bpmnFaultText, bpmnFileLimit, noteText } = await import("../bpmn/index.js");
        const fail = (failed: string) => {
          if (!controller.signal.aborted) setNews({ title: text("file.failed"), failed, notes: [] });
        };
        const read = await readChosen(file, bpmnFileLimit, (bytes) => readFile(bytes, controller.signal));
        if (read === undefined) return fail(text("file.unreadable"));
        if (read.kind === "json-fault") return fail(faultText(read.fault, text));
        if (read.kind === "bpmn-fault") return fail(bpmnFaultText(read.fault, text));
        if (controller.signal.aborted) return;
        const notes = read.notes.map((note) => noteText(note, text));
        const put = () => replace((current) => replaceAll(current, read.diagram));
        const loss = lossIn(diagram, read.diagram, text);
        if (loss !== undefined) return setNews({ title: text("file.replace"), failed: loss, notes, replace: put });
        put();
        if (notes.length > 0) setNews({ title: text("file.opened"), failed: null, notes });
      },
      give: async (act) => {
        try {
          await acts[act]();
        } catch {
          notSaved(text("file.exportFailed.hint"));
        }
      },
      news,
      dismiss: () => setNews(null),
    };
  }, [diagram, direction, input, names, news, readFile, replace, text]);
}

/** What would be lost if one diagram took the place of another: it has nothing in it, or fewer steps. */
function lossIn(present: Diagram, next: Diagram, text: FlowText): string | undefined {
  if (nodesOf(next).length === 0) return text("file.replace.nothing");
  const count = next.steps.length;
  return count < present.steps.length ? text("file.replace.less", { count, present: present.steps.length }) : undefined;
}

function save(content: string | Blob, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
