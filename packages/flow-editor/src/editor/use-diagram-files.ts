import { useDirection } from "@yer/ui";
import { useMemo, useState } from "react";
import type { BpmnExtras } from "../bpmn/bpmn-extras.js";
import type { Diagram } from "../model/diagram.js";
import { parseDiagram, serialiseDiagram } from "../model/parse.js";
import type * as Picture from "../picture/index.js";
import type { FlowText } from "../texts/flow-text.js";
import { faultText } from "../texts/sentences.js";
import type { Names } from "../texts/sentences.js";
import { replaceAll } from "./commands.js";
import type { EditorCommands } from "./use-editor-commands.js";

/** What a diagram can be saved as, or put on paper. */
export const fileActs = ["exportBpmn", "exportSvg", "exportPng", "print", "exportJson"] as const;

/** One way of giving a diagram out. */
export type FileAct = (typeof fileActs)[number];

/** What came of opening a file or making one, to be told. */
export interface FileNews {
  readonly failed: string | null;
  readonly notes: readonly string[];
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
  { commands, names, text }: { readonly commands: EditorCommands; readonly names: Names; readonly text: FlowText },
): DiagramFiles {
  const direction = useDirection();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  // What other tools have written into the file that was opened last.
  const [extras, setExtras] = useState<BpmnExtras>({});
  const [news, setNews] = useState<FileNews | null>(null);
  const { replace } = commands;

  return useMemo(() => {
    const picture = async (put: (svg: string, tools: typeof Picture) => void | Promise<void>) => {
      const tools = await import("../picture/index.js");
      try {
        await put(tools.diagramSvg(diagram, { text, names, direction }), tools);
      } catch (error) {
        if (!(error instanceof tools.PictureError)) throw error;
        setNews({ failed: text("file.pictureFailed"), notes: [] });
      }
    };
    const acts: Readonly<Record<FileAct, () => Promise<void>>> = {
      exportBpmn: async () => {
        const { writeBpmn } = await import("../bpmn/index.js");
        save(await writeBpmn(diagram, extras), "application/xml", "diagram.bpmn");
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
        const read = await readFile(new Uint8Array(await file.arrayBuffer()), text);
        if (read.diagram) {
          const next = read.diagram;
          setExtras(read.extras);
          replace((current) => replaceAll(current, next));
        }
        if (read.failed !== null || read.notes.length > 0) setNews({ failed: read.failed, notes: read.notes });
      },
      give: (act) => acts[act](),
      news,
      dismiss: () => setNews(null),
    };
  }, [diagram, direction, extras, input, names, news, replace, text]);
}

interface ReadFile extends FileNews {
  readonly diagram: Diagram | null;
  readonly extras: BpmnExtras;
}

/** Reads JSON of ours, or else BPMN. */
async function readFile(bytes: Uint8Array, text: FlowText): Promise<ReadFile> {
  const nothing = { diagram: null, extras: {}, notes: [] };
  const isJson = bytes.find((byte) => byte > 0x20) === 0x7b;
  if (isJson) {
    const result = parseDiagram(new TextDecoder().decode(bytes));
    return result.ok
      ? { ...nothing, diagram: result.diagram, failed: null }
      : { ...nothing, failed: faultText(result.fault, text) };
  }
  const { bpmnFaultText, noteText, readBpmn } = await import("../bpmn/index.js");
  const reading = await readBpmn(bytes);
  return reading.ok
    ? {
        diagram: reading.diagram,
        extras: reading.extras,
        notes: reading.notes.map((note) => noteText(note, text)),
        failed: null,
      }
    : { ...nothing, failed: bpmnFaultText(reading.fault, text) };
}

function save(content: string | Blob, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
