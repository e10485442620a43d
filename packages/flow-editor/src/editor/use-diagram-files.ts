import { useDirection } from "@yer/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import type { BpmnProcess } from "../bpmn/read-bpmn.js";
import type { DiagramFileReading } from "../bpmn/read-diagram-file.js";
import type { DiagramFileWriting } from "../bpmn/write-diagram-file.js";
import type { Diagram } from "../model/diagram.js";
import type { FlowText } from "../texts/flow-text.js";
import type { DiagramChoices } from "./diagram-choices.js";
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
  /** The processes of the file, one of which is to be chosen. */
  readonly choice?: { readonly processes: readonly BpmnProcess[]; readonly choose: (process: BpmnProcess) => void };
}

/** Work on a file that is under way. */
export interface FileWork {
  /** What is being done. */
  readonly title: string;
  /** How much of it is done, from 0 to 1; null until that is told. */
  readonly share: number | null;
}

/** How work on a file is followed. Whoever wants it no longer, or chose another file meanwhile, aborts the signal. */
export interface FileWatch {
  readonly signal: AbortSignal;
  /** To be told how much is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Reads what a file holds, as `readDiagramFile` of `@yer/flow-editor/bpmn` does with `each`: in a worker, say. */
export type DiagramReader = (bytes: Uint8Array, watch: FileWatch) => Promise<DiagramFileReading>;

/** Writes BPMN, as `writeDiagramFile` of `@yer/flow-editor/bpmn` does: in a worker, say. */
export type DiagramWriter = (diagram: Diagram, watch: FileWatch) => Promise<DiagramFileWriting>;

/** What {@link useDiagramFiles} works with. */
export interface DiagramFilesWith {
  readonly commands: EditorCommands;
  readonly choices: DiagramChoices;
  readonly text: FlowText;
  readonly readFile: DiagramReader | undefined;
  readonly writeFile: DiagramWriter | undefined;
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
  /** What is under way; null while nothing is. */
  readonly work: FileWork | null;
  /** Gives up what is under way. */
  readonly cancel: () => void;
}

/** Opens a diagram from a file and gives it out as one. How, comes when it is asked for. */
export function useDiagramFiles(
  diagram: Diagram,
  { commands, choices, text, readFile, writeFile }: DiagramFilesWith,
): DiagramFiles {
  const direction = useDirection();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [news, setNews] = useState<FileNews | null>(null);
  const [work, setWork] = useState<FileWork | null>(null);
  const { replace } = commands;
  /** What was asked for last, while it is done. */
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  const acts = useMemo(() => {
    const watched = async (title: string, failed: FileNews, run: (watch: FileWatch) => Promise<FileNews | null>) => {
      asked.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      asked.current = controller;
      const show = (share: number | null) => {
        if (!signal.aborted) setWork({ title, share });
      };
      show(null);
      const told = await run({ signal, onProgress: show }).catch(() => failed);
      if (signal.aborted) return;
      setWork(null);
      setNews(told);
    };
    return {
      setInput,
      ask: () => input?.click(),
      open: async (file: File) => {
        const failed = { title: text("file.failed"), failed: text("file.unreadable"), notes: [] };
        await watched(text("file.opening"), failed, async (watch) => {
          const { openFile } = await import("./open-file.js");
          return await openFile(file, { diagram, choices, text, readFile, replace, show: setNews }, watch);
        });
      },
      give: async (act: FileAct) => {
        const failed = { title: text("file.exportFailed"), failed: text("file.exportFailed.hint"), notes: [] };
        await watched(text("file.saving"), failed, async (watch) => {
          const { giveFile } = await import("./give-file.js");
          return await giveFile(act, { diagram, choices, text, direction, writeFile }, watch);
        });
      },
      dismiss: () => setNews(null),
      cancel: () => {
        asked.current?.abort();
        setWork(null);
      },
    };
  }, [choices, diagram, direction, input, readFile, replace, text, writeFile]);

  return useMemo(() => ({ ...acts, news, work }), [acts, news, work]);
}
