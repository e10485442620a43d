import type { Polygon } from "@yer/api/contract/values";
import { Button, ComboBox, Dialog, InlineAlert, type Option, Select, Stack, UploadIcon } from "@yer/ui";
import { type DragEvent, type ReactElement, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { MapCanvas, type MapCanvasProps } from "../maps/MapCanvas/index.js";
import { importBounds, type ImportedPlot, type PlotImport, type SystemId, systemIds } from "../model/import/index.js";
import { measureOutline } from "../model/outline-measure.js";
import type { Neighbour, PlotBoundary } from "./neighbour.js";
import { type PlotReader, readHere, useRead } from "./plot-reader.js";
import { PlotsPreview } from "./PlotsPreview.js";
import { systemName } from "./system-name.js";
import type { PlotText } from "./use-plot-text.js";

interface ImportDialogProps {
  readonly isOpen: boolean;
  /** A text to begin with, instead of a file: coordinates whose system has to be told. */
  readonly pasted: string | undefined;
  readonly onClose: () => void;
  readonly onUse: (outline: Polygon) => void;
  readonly text: PlotText;
  readonly number: (value: number, digits: number) => string;
  /** Whether something is drawn that would be replaced. */
  readonly replaces: boolean;
  readonly neighbours: readonly Neighbour[];
  readonly boundaries: readonly PlotBoundary[];
  readonly baseMap: MapCanvasProps["baseMap"];
  readonly outlines: MapCanvasProps["outlines"];
  readonly credits: readonly string[] | undefined;
  readonly readFile: PlotReader | undefined;
}

interface Given {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const Drop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  padding: var(--yer-space-3) var(--yer-space-4);
  border: 1px dashed var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  color: var(--yer-text-muted);
  &[data-over] {
    border-style: solid;
    border-color: var(--yer-accent);
    background: var(--yer-accent-subtle);
  }
  p {
    flex: 1 1 200px;
    margin: 0;
  }
  b {
    overflow-wrap: anywhere;
    color: var(--yer-text);
  }
`;
const Hidden = styled.input`
  display: none;
`;
const Said = styled.p`
  margin: 0;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  overflow-wrap: anywhere;
`;

/** Endings that are offered first; what a file is, its content says. */
const endings = ".geojson,.json,.kml,.kmz,.zip,.shp,.wkt,.txt,.csv";

/** Characters of a file's own words of its system that are shown. */
const shownOfSystem = 160;

/** Takes an outline out of a file: reads it, asks for the system where it must, shows it on the map, then hands it over. */
export default function ImportDialog(props: ImportDialogProps): ReactElement {
  const { isOpen, pasted, onClose, onUse, text, replaces, readFile = readHere } = props;
  const [file, setFile] = useState<Given>();
  const [state, setState] = useState<"idle" | "reading" | "failed" | "too-large">("idle");
  const [system, setSystem] = useState<SystemId | null>(null);
  const [chosen, setChosen] = useState(0);
  const given = useMemo<Given | undefined>(
    () =>
      file ??
      (pasted === undefined ? undefined : { name: text("import.pasted"), bytes: new TextEncoder().encode(pasted) }),
    [file, pasted, text],
  );
  /** Whether the file left the system open: it can then be chosen anew, with the preview to look at. */
  const open = useRead(readFile, given?.bytes, undefined);
  const inSystem = useRead(readFile, system === null ? undefined : given?.bytes, system ?? undefined);
  const read = system === null ? open : inSystem;
  const isReading = state === "reading" || (given !== undefined && state === "idle" && read === undefined);
  const plots = read?.kind === "plots" ? read.plots : [];
  const plot = plots[Math.min(chosen, plots.length - 1)];
  const refused = read?.kind === "refused" ? read.fault : undefined;
  const fault = state === "too-large" ? state : refused;
  const isFit = plot !== undefined && plot.fault !== "too-long" && plot.fault !== "outside";

  async function take(given: File | undefined): Promise<void> {
    if (!given) return;
    // Not even taken into memory: gigabytes would end the page.
    if (given.size > importBounds.file) {
      forget();
      setState("too-large");
      return;
    }
    setState("reading");
    try {
      const bytes = new Uint8Array(await given.arrayBuffer());
      setFile({ name: given.name, bytes });
      setSystem(null);
      setChosen(0);
      setState("idle");
    } catch {
      // The file was moved or changed while it was chosen.
      setState("failed");
    }
  }
  /** The next one that is imported begins anew. */
  function forget(): void {
    setFile(undefined);
    setSystem(null);
    setChosen(0);
    setState("idle");
  }
  function close(): void {
    forget();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(now) => {
        if (!now) close();
      }}
      title={text("import.title")}
      size="lg"
      footer={
        <>
          <Button onPress={close}>{text("import.cancel")}</Button>
          <Button
            variant="primary"
            onPress={() => {
              if (!plot) return;
              onUse(plot.outline);
              forget();
            }}
            {...(isFit
              ? {}
              : { disabledReason: plot?.fault ? text(`plot.fault.${plot.fault}`) : text("import.use.first") })}
          >
            {text("import.use")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Chooser text={text} name={given?.name} onFile={(file) => void take(file)} />
        <div aria-live="polite">{isReading ? text("import.reading") : null}</div>
        {state === "failed" ? <InlineAlert tone="danger" isAnnounced title={text("import.failed")} /> : null}
        {fault === undefined ? null : <InlineAlert tone="danger" isAnnounced title={text(`import.fault.${fault}`)} />}
        {open?.kind === "system-unknown" ? (
          <System open={open} isText={file === undefined} system={system} onChange={setSystem} text={text} />
        ) : null}
        {read?.kind === "plots" ? (
          <Found {...props} read={read} plot={plot} chosen={chosen} onChoose={setChosen} />
        ) : null}
        {replaces && plot ? <Said>{text("import.replaces")}</Said> : null}
      </Stack>
    </Dialog>
  );
}

function Chooser({
  text,
  name,
  onFile,
}: {
  text: PlotText;
  name: string | undefined;
  onFile: (file: File | undefined) => void;
}): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <Drop
      data-over={isOver ? "" : undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <p>{name === undefined ? text("import.drop") : <b>{name}</b>}</p>
      <Button icon={<UploadIcon />} onPress={() => input.current?.click()}>
        {text("import.choose")}
      </Button>
      <Hidden
        ref={input}
        type="file"
        accept={endings}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file, changed meanwhile, may be chosen again.
          event.target.value = "";
        }}
      />
    </Drop>
  );
}

function System({
  open,
  isText,
  system,
  onChange,
  text,
}: {
  open: Extract<PlotImport, { kind: "system-unknown" }>;
  isText: boolean;
  system: SystemId | null;
  onChange: (system: SystemId) => void;
  text: PlotText;
}): ReactElement {
  const options = useMemo<Option[]>(() => {
    const likely = new Set(open.likely);
    return [...open.likely, ...systemIds.filter((id) => !likely.has(id))].map((id) => {
      const name = systemName(id, text);
      return { id, label: likely.has(id) ? text("import.system.likely", { system: name }) : name };
    });
  }, [open, text]);
  return (
    <Stack gap={2}>
      <InlineAlert
        tone="warning"
        isAnnounced
        title={text(isText && open.said === null ? "import.system.unsaid" : "import.system.unknown")}
      >
        {open.said === null ? null : text("import.system.said", { said: open.said.slice(0, shownOfSystem) })}
      </InlineAlert>
      <Select
        label={text("import.system")}
        items={options}
        value={system}
        onChange={(id) => onChange(id as SystemId)}
        isRequired
      />
    </Stack>
  );
}

interface FoundProps extends ImportDialogProps {
  readonly read: Extract<PlotImport, { kind: "plots" }>;
  readonly plot: ImportedPlot | undefined;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Found({ read, plot, chosen, onChoose, text, number, ...props }: FoundProps): ReactElement {
  const options = useMemo<Option[]>(
    () =>
      read.plots.map(({ name, outline }, index) => ({
        id: String(index),
        label: text("import.plot.name", {
          name: name === "" ? text("import.plot.nameless", { number: index + 1 }) : name,
          area: number(measureOutline(outline).area, 0),
        }),
      })),
    [read, text, number],
  );
  return (
    <Stack gap={3}>
      <p aria-live="polite">{text("import.found", { count: read.plots.length, system: read.systems.join(", ") })}</p>
      {options.length > 1 ? (
        <ComboBox
          label={text("import.plot")}
          items={options}
          value={String(chosen)}
          onChange={(id) => id !== null && onChoose(Number(id))}
        />
      ) : null}
      {plot?.fault === undefined ? null : <InlineAlert tone="danger" title={text(`plot.fault.${plot.fault}`)} />}
      <MapCanvas
        aria-label={text("import.preview")}
        height="300px"
        baseMap={props.baseMap}
        outlines={props.outlines}
        {...(props.credits ? { credits: props.credits } : {})}
      >
        <PlotsPreview plots={read.plots} chosen={plot} neighbours={props.neighbours} boundaries={props.boundaries} />
      </MapCanvas>
    </Stack>
  );
}
