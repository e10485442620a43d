import {
  Button,
  Dialog,
  DownloadIcon,
  FolderIcon,
  InlineAlert,
  Menu,
  MenuItem,
  PrintIcon,
  useDirection,
} from "@yer/ui";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { parseDiagram, serialiseDiagram } from "../model/parse.js";
import type { Diagram } from "../model/diagram.js";
import type { BpmnExtras } from "../bpmn/BpmnExtras.js";
import type * as Picture from "../picture/index.js";
import { faultText } from "../texts/sentences.js";
import type { FlowText } from "../texts/flowText.js";
import { replaceAll } from "./commands.js";
import { useEditor } from "./EditorContext.js";

/** What came of opening a file, to be told. */
interface Opened {
  readonly failed: string | null;
  readonly notes: readonly string[];
}

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: var(--yer-space-5);
  max-block-size: 50dvh;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const Hidden = styled.input`
  display: none;
`;

/** Opens a diagram from a file, as one edit that can be undone, and saves it as one. */
export function FileMenu(): ReactNode {
  const { editing, commands, names, text } = useEditor();
  const direction = useDirection();
  const input = useRef<HTMLInputElement>(null);
  const extras = useRef<BpmnExtras>({});
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readFile(bytes, text);
    if (read.diagram) {
      const { diagram } = read;
      extras.current = read.extras;
      commands.replace((current) => replaceAll(current, diagram));
    }
    if (read.failed !== null || read.notes.length > 0) setOpened({ failed: read.failed, notes: read.notes });
  };
  const saveBpmn = async () => {
    const { writeBpmn } = await import("../bpmn/index.js");
    save(await writeBpmn(editing.diagram, extras.current), "application/xml", "diagram.bpmn");
  };

  const picture = async (put: (svg: string, tools: typeof Picture) => void | Promise<void>) => {
    const tools = await import("../picture/index.js");
    try {
      await put(tools.diagramSvg(editing.diagram, { text, names, direction }), tools);
    } catch (error) {
      if (!(error instanceof tools.PictureError)) throw error;
      setOpened({ failed: text("file.pictureFailed"), notes: [] });
    }
  };

  return (
    <>
      <Menu trigger={<Button size="sm">{text("file.menu")}</Button>}>
        <MenuItem icon={<FolderIcon />} onAction={() => input.current?.click()}>
          {text("file.import")}
        </MenuItem>
        <MenuItem icon={<DownloadIcon />} onAction={() => void saveBpmn()}>
          {text("file.exportBpmn")}
        </MenuItem>
        <MenuItem
          icon={<DownloadIcon />}
          onAction={() => void picture((svg) => save(svg, "image/svg+xml", "diagram.svg"))}
        >
          {text("file.exportSvg")}
        </MenuItem>
        <MenuItem
          icon={<DownloadIcon />}
          onAction={() => void picture(async (svg, { pngOf }) => save(await pngOf(svg), "image/png", "diagram.png"))}
        >
          {text("file.exportPng")}
        </MenuItem>
        <MenuItem icon={<PrintIcon />} onAction={() => void picture((svg, { printDiagram }) => printDiagram(svg))}>
          {text("file.print")}
        </MenuItem>
        <MenuItem
          icon={<DownloadIcon />}
          onAction={() => save(serialiseDiagram(editing.diagram), "application/json", "diagram.json")}
        >
          {text("file.exportJson")}
        </MenuItem>
      </Menu>
      <Hidden
        ref={input}
        type="file"
        accept=".bpmn,.xml,.json"
        aria-label={text("file.import")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be opened again.
          event.target.value = "";
          if (file) void open(file);
        }}
      />
      <Dialog
        isOpen={opened !== null}
        onOpenChange={() => setOpened(null)}
        title={text(opened?.failed === null ? "file.opened" : "file.failed")}
        isDismissable
      >
        {opened && opened.failed !== null ? <InlineAlert tone="danger">{opened.failed}</InlineAlert> : null}
        {opened && opened.notes.length > 0 ? (
          <>
            <p>{text("file.notes")}</p>
            <Notes>
              {[...new Set(opened.notes)].map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Notes>
          </>
        ) : null}
      </Dialog>
    </>
  );
}

interface ReadFile extends Opened {
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
