import { Tabs, VisuallyHidden, useRootProps, type RootProps } from "@yer/ui";
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Finding } from "../model/finding.js";
import { nodeSize } from "../model/node-size.js";
import { applyOperations } from "../model/operations.js";
import type { Operation } from "../model/operations.js";
import type { Scenario } from "../model/scenario.js";
import { useFlowText } from "../texts/use-flow-text.js";
import { namesOf } from "./diagram-choices.js";
import type { DiagramChoices } from "./diagram-choices.js";
import { CommandPalette } from "./CommandPalette.js";
import type { PaletteActs } from "./CommandPalette.js";
import { EditorBar } from "./EditorBar.js";
import { EditorCanvas } from "./EditorCanvas.js";
import type { EditorFlow } from "./EditorCanvas.js";
import { EditorContext } from "./editor-context.js";
import { editorPanels, panelNames } from "./editor-panels.js";
import type { EditorPanel } from "./editor-panels.js";
import { FindingsPanel } from "./FindingsPanel.js";
import { NodeMenu } from "./NodeMenu.js";
import { OutlinePanel } from "./OutlinePanel.js";
import { PlayPanel } from "./PlayPanel.js";
import type { PlayState } from "./PlayPanel.js";
import { PropertiesPanel } from "./PropertiesPanel.js";
import type { FieldRequest } from "./PropertiesPanel.js";
import { PublishButton } from "./PublishButton.js";
import { StillDuringDrag } from "./StillDuringDrag.js";
import { useDiagramEditor } from "./use-diagram-editor.js";
import type { DiagramEditorState } from "./use-diagram-editor.js";
import { type DiagramReader, type DiagramWriter, useDiagramFiles } from "./use-diagram-files.js";
import { useEditorCommands } from "./use-editor-commands.js";
import { useEditorKeys } from "./use-editor-keys.js";
import { useFullScreen } from "./use-full-screen.js";
import { useKeptFocus } from "./use-kept-focus.js";
import { usePublishing } from "./use-publishing.js";
import type { PublishHandler } from "./use-publishing.js";

const DiagramTable = lazy(() => import("./DiagramTable.js"));

/** Props of {@link DiagramEditor}. */
export interface DiagramEditorProps extends DiagramEditorState, RootProps {
  /** Who may conclude, and on which questions. */
  readonly choices: DiagramChoices;
  /** What the diagram must do, when the parent keeps it; stored beside the diagram. */
  readonly scenarios?: readonly Scenario[];
  /** Called when a scenario is kept or removed. */
  readonly onScenariosChange?: (scenarios: readonly Scenario[]) => void;
  /**
   * Called with each relation whose quantity a play lowers by one. It is the play's own copy that is lowered: dispatch
   * `flowActions.relationUpdated` on a copy, if at all; the diagram stays as it is.
   */
  readonly onRelationUpdate?: (relationId: string) => void;
  /**
   * Publishes the diagram. Asked only when it has no findings and its scenarios hold; else the editor lists what is in
   * the way. Without it there is no way to publish here.
   */
  readonly onPublish?: PublishHandler;
  /** Why nobody may publish now: no permission, another version waits. */
  readonly publishRefusal?: string;
  /** Reads a file that is opened, apart from the page for one. @default on the page's own thread */
  readonly readFile?: DiagramReader;
  /** Writes BPMN that is saved, apart from the page for one. @default on the page's own thread */
  readonly writeFile?: DiagramWriter;
  /** Height of the editor in CSS. @default "640px" */
  readonly height?: string;
}

const Root = styled.section`
  container-type: inline-size;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  overflow: hidden;
  background: var(--yer-surface);
  &:focus {
    outline: none;
  }
  &[data-full] {
    position: fixed;
    inset: 0;
    z-index: calc(var(--yer-z-overlay) - 1);
    border: 0;
    border-radius: 0;
  }
`;

/** The bar, however many lines it takes, and below it what is left of the height. */
const Whole = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: var(--_height);
  @container (max-width: 760px) {
    block-size: auto;
  }
  [data-full] > & {
    block-size: 100%;
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) 384px;
  min-block-size: 0;
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (max-width: 760px) {
    grid-template: auto auto / minmax(0, 1fr);
    [data-full] & {
      grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
    }
    [data-full] &[data-alone] {
      grid-template-rows: minmax(0, 1fr);
    }
  }
`;

const Drawing = styled.div`
  container-type: inline-size;
  display: grid;
  min-inline-size: 0;
  min-block-size: 0;
  @container (max-width: 760px) {
    &:not([data-table]) {
      block-size: 320px;
    }
    [data-full] & {
      block-size: auto;
    }
  }
`;

const Side = styled.aside`
  min-inline-size: 0;
  padding: var(--yer-space-2) var(--yer-space-4) var(--yer-space-4);
  border-inline-start: 1px solid var(--yer-border);
  overflow-y: auto;
  /* Four tabs stand side by side, whatever the language. */
  [role="tab"] {
    padding-inline: var(--yer-space-2);
  }
  @container (max-width: 760px) {
    border-inline-start: 0;
    border-block-start: 1px solid var(--yer-border);
    overflow-y: visible;
    [data-full] & {
      overflow-y: auto;
    }
  }
`;

/** Pixels up to which the panel stands below, and from which the table has all its columns beside it. */
const [roomForOne, roomForBoth] = [760, 1204];

/**
 * Draws discussion diagrams: on a canvas, as a list, by pointer or by keyboard alone. Findings show while one draws,
 * each with its place and, where it can be mended, its repair. Works by itself (`defaultValue`) or as the parent's
 * (`value`, `onChange`). Every act is one entry of a log and can be undone.
 */
export function DiagramEditor({
  value,
  defaultValue,
  onChange,
  choices,
  scenarios,
  onScenariosChange,
  onRelationUpdate,
  onPublish,
  publishRefusal,
  readFile,
  writeFile,
  height = "640px",
  ...rest
}: DiagramEditorProps): ReactNode {
  const text = useFlowText();
  const editing = useDiagramEditor({ value, defaultValue, onChange });
  const flow = useRef<EditorFlow>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const hint = useId();
  const root = useRef<HTMLElement>(null);

  const middle = useCallback(() => {
    const box = canvas.current?.getBoundingClientRect();
    const at = box && flow.current?.placeAt({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    const { width, height } = nodeSize.step;
    return at ? { x: Math.round(at.x - width / 2), y: Math.round(at.y - height / 2) } : { x: 0, y: 0 };
  }, []);
  const commands = useEditorCommands(editing, text, middle);
  const names = useMemo(() => namesOf(choices), [choices]);
  const files = useDiagramFiles(editing.diagram, { commands, choices, text, readFile, writeFile });

  const [tab, setTab] = useState<EditorPanel>("properties");
  const [isTable, setTable] = useState(false);
  const [hasPanel, setPanel] = useState(true);
  /** Whether the panel went for the table, and comes back with the canvas. */
  const [hasMadeWay, setMadeWay] = useState(false);
  const makeWay = (isBack: boolean) => {
    setPanel(isBack);
    setMadeWay(!isBack);
  };
  const [isFull, setFull] = useFullScreen(root);
  const [request, setRequest] = useState<FieldRequest | null>(null);
  const [proposed, setProposed] = useState<readonly Operation[] | null>(null);
  const [playing, setPlaying] = useState<PlayState | null>(null);
  const [ownScenarios, setOwnScenarios] = useState<readonly Scenario[]>([]);
  const keepScenarios = (next: readonly Scenario[]) => {
    setOwnScenarios(next);
    onScenariosChange?.(next);
  };
  const [isSearching, setSearching] = useState(false);
  const [renaming, setRenaming] = useState<string | null>(null);

  const { diagram, select, askRepairs } = editing;
  const isMending = tab === "findings" || isSearching;
  useEffect(() => {
    // What mends is not needed to draw: it comes when somebody looks for it.
    if (isMending) void askRepairs();
  }, [isMending, askRepairs]);
  const kept = useKeptFocus(root, isSearching ? null : diagram);
  const publishing = usePublishing({
    diagram,
    scenarios: scenarios ?? ownScenarios,
    onPublish,
    disabledReason: publishRefusal,
    say: commands.say,
    text,
  });
  const preview = useMemo(() => (proposed ? applyOperations(diagram, proposed) : null), [diagram, proposed]);

  const ask = (field: FieldRequest["field"]) => {
    setTab("properties");
    setPanel(true);
    setRequest((before) => ({ field, at: (before?.at ?? 0) + 1 }));
  };
  const show = useCallback(
    (ids: readonly string[]) => {
      select(ids);
      void flow.current?.fitView({ nodes: ids.map((id) => ({ id })), maxZoom: 1, padding: 0.4 });
    },
    [select],
  );
  const place = ({ nodes, relations }: Finding) => show(nodes.length > 0 ? [...nodes, ...relations] : relations);
  const goTo = useCallback((id: string) => show([id]), [show]);

  const fit = () => void flow.current?.fitView({ padding: 0.1, maxZoom: 1 });
  const layout = async () => {
    await commands.layout();
    // Once the moved nodes are drawn.
    requestAnimationFrame(fit);
  };

  const parts = useMemo(
    () => ({ editing, commands, files, choices, names, text }),
    [editing, commands, files, choices, names, text],
  );
  const rename = (id: string) => {
    // A name is written where it stands: on the canvas, or in the panel beside the table.
    if (isTable) ask("label");
    else setRenaming(id);
  };
  const fill = (isWhole: boolean) => {
    setFull(isWhole);
    // Once there is more room, or less.
    requestAnimationFrame(() => requestAnimationFrame(fit));
  };
  const open = (panel: EditorPanel) => {
    setPanel(true);
    setTab(panel);
  };
  const onKeyDown = useEditorKeys({
    editing,
    commands,
    canvas,
    isTable,
    isFull,
    onFull: fill,
    onCommands: () => setSearching(true),
    onRename: setRenaming,
    onAsk: ask,
  });
  const zoom = (by: 1 | -1) => void (by > 0 ? flow.current?.zoomIn() : flow.current?.zoomOut());
  const turn = (toTable: boolean) => {
    // The panel says of one row what the table says of all: where there is no room for both, it makes way.
    const room = root.current?.clientWidth ?? 0;
    const isTight = room > roomForOne && room < roomForBoth;
    if (toTable && isTight && hasPanel) makeWay(false);
    else if (!toTable && hasMadeWay) makeWay(true);
    // The canvas goes with its measures; it comes back with new ones.
    flow.current = null;
    setRenaming(null);
    setTable(toTable);
  };
  const acts: PaletteActs = {
    onLayout: layout,
    onNode: goTo,
    onRename: rename,
    onConnect: () => ask("connect"),
    onZoom: zoom,
    onFit: fit,
    isTable,
    onTable: turn,
    onFull: () => fill(!isFull),
    onPanel: open,
    publishing,
  };
  const given = useRootProps(rest, { ref: root, onKeyDown, style: { "--_height": height } });

  return (
    <EditorContext value={parts}>
      <Root
        {...given}
        data-full={isFull || undefined}
        aria-label={text("editor.label")}
        aria-describedby={hint}
        tabIndex={-1}
        {...kept}
      >
        <span id={hint} hidden>
          {text("editor.hint")}
        </span>
        <Whole>
          <EditorBar
            onCommands={() => setSearching(true)}
            onLayout={layout}
            onZoom={zoom}
            onFit={fit}
            isTable={isTable}
            onTable={turn}
            hasPanel={hasPanel}
            onPanel={(isShown) => {
              setMadeWay(false);
              setPanel(isShown);
            }}
            isFull={isFull}
            onFull={fill}
            publish={
              publishing.isOffered ? (
                <PublishButton publishing={publishing} onPlace={place} onScenarios={() => open("play")} />
              ) : null
            }
          />
          <Halves data-alone={!hasPanel || undefined}>
            <Drawing ref={canvas} data-table={isTable || undefined}>
              {isTable ? (
                <Suspense>
                  <DiagramTable />
                </Suspense>
              ) : (
                <NodeMenu onRename={setRenaming} flow={flow}>
                  <EditorCanvas
                    flowRef={flow}
                    preview={preview}
                    play={playing}
                    renaming={renaming}
                    onRename={setRenaming}
                  />
                </NodeMenu>
              )}
            </Drawing>
            <Side aria-label={text("editor.panel")} hidden={!hasPanel}>
              <Tabs
                aria-label={text("editor.panel")}
                selectedKey={tab}
                onSelectionChange={(id) => setTab(editorPanels.find((panel) => panel === id) ?? "properties")}
                items={[
                  {
                    id: "properties",
                    label: text(panelNames.properties),
                    content: (
                      <StillDuringDrag canvas={canvas}>
                        <PropertiesPanel request={request} />
                      </StillDuringDrag>
                    ),
                  },
                  {
                    id: "findings",
                    label: text(panelNames.findings),
                    count: editing.findings.length,
                    content: <FindingsPanel onPlace={place} onPreview={setProposed} />,
                  },
                  { id: "outline", label: text(panelNames.outline), content: <OutlinePanel /> },
                  {
                    id: "play",
                    label: text(panelNames.play),
                    content: (
                      <PlayPanel
                        onShow={setPlaying}
                        onRelationUpdate={onRelationUpdate}
                        scenarios={scenarios ?? ownScenarios}
                        onScenariosChange={keepScenarios}
                      />
                    ),
                  },
                ]}
              />
            </Side>
          </Halves>
        </Whole>
        <VisuallyHidden>
          <output>
            {/* The same words a second time are news, too. */}
            <span key={commands.said.at}>{commands.said.sentence}</span>
          </output>
        </VisuallyHidden>
        <CommandPalette isOpen={isSearching} onOpenChange={setSearching} acts={acts} />
      </Root>
    </EditorContext>
  );
}
