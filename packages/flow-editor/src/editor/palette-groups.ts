import type { Command, CommandGroup } from "@yer/ui";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeName } from "../texts/sentences.js";
import type { PaletteActs } from "./CommandPalette.js";
import { addableKinds, appendableKinds, appendKeys } from "./add-nodes.js";
import { alignments } from "./commands.js";
import type { EditorParts } from "./editor-context.js";
import { editorPanels, panelNames } from "./editor-panels.js";
import { fileActs } from "./use-diagram-files.js";

/** What the palette offers, in groups: all that the bar, the menus and the panel hold, and every node. */
export function groupsOf({ editing, commands, files, text }: EditorParts, acts: PaletteActs): readonly CommandGroup[] {
  const { diagram, selection, canUndo, canRedo, findings } = editing;
  const graph = graphOf(diagram);
  const chosen = [...selection].flatMap((id) => graph.get(id) ?? []);
  const only = selection.size === 1 ? chosen[0] : undefined;
  const because = (isPossible: boolean, id: Reason): Partial<Command> =>
    isPossible ? {} : { disabledReason: text(`editor.${id}`) };
  const some = because(selection.size > 0, "selectFirst");
  const leadsOn = only !== undefined && only.kind !== "end";
  const isNamed = only !== undefined && only.kind !== "gateway";
  const onCanvas = because(!acts.isTable, "onCanvasOnly");

  return [
    {
      id: "add",
      title: text("editor.palette"),
      commands: [
        ...addableKinds(diagram).map((kind) => ({
          id: `add ${kind}`,
          label: text(`editor.add.${kind}`),
          onAction: () => commands.add(kind),
        })),
        ...appendableKinds.map((kind) => ({
          id: `append ${kind}`,
          label: text(`editor.appendHere.${kind}`),
          keys: appendKeys[kind],
          ...because(leadsOn, "selectOneToLeadOn"),
          onAction: () => {
            if (only) commands.append(only.id, kind);
          },
        })),
      ],
    },
    {
      id: "edit",
      title: text("editor.commands.edit"),
      commands: [
        {
          id: "undo",
          label: text("editor.undo"),
          keys: "Ctrl+Z",
          ...because(canUndo, "nothingToUndo"),
          onAction: commands.undo,
        },
        {
          id: "redo",
          label: text("editor.redo"),
          keys: "Ctrl+Shift+Z",
          ...because(canRedo, "nothingToRedo"),
          onAction: commands.redo,
        },
        {
          id: "rename",
          label: text("editor.rename"),
          keys: "F2",
          ...because(isNamed, "selectOneToName"),
          onAction: () => {
            if (only) acts.onRename(only.id);
          },
        },
        {
          id: "connect",
          label: text("editor.connect"),
          keys: "C",
          ...because(leadsOn, "selectOneToLeadOn"),
          onAction: acts.onConnect,
        },
        { id: "delete", label: text("editor.delete"), keys: "Delete", ...some, onAction: commands.deleteSelection },
        { id: "duplicate", label: text("editor.duplicate"), keys: "Ctrl+D", ...some, onAction: commands.duplicate },
        { id: "copy", label: text("editor.copy"), keys: "Ctrl+C", ...some, onAction: commands.copy },
        {
          id: "paste",
          label: text("editor.paste"),
          keys: "Ctrl+V",
          ...because(commands.canPaste, "nothingToPaste"),
          onAction: commands.paste,
        },
        { id: "all", label: text("editor.selectAll"), keys: "Ctrl+A", onAction: commands.selectAll },
        {
          id: "repair",
          label: text("editor.repairAll"),
          ...because(
            findings.some(({ repair }) => repair),
            "nothingToRepair",
          ),
          onAction: () => void commands.repairAll(),
        },
      ],
    },
    {
      id: "arrange",
      title: text("editor.commands.arrange"),
      commands: [
        { id: "layout", label: text("editor.layout"), onAction: () => void acts.onLayout() },
        ...alignments.map((alignment) => ({
          id: `align ${alignment}`,
          label: `${text("editor.align")}: ${text(`editor.align.${alignment}`)}`,
          ...because(chosen.length > 1, "selectTwo"),
          onAction: () => commands.align(alignment),
        })),
        ...(["x", "y"] as const).map((axis) => ({
          id: `distribute ${axis}`,
          label: text(`editor.distribute.${axis}`),
          ...because(chosen.length > 2, "selectThree"),
          onAction: () => commands.distribute(axis),
        })),
      ],
    },
    {
      id: "view",
      title: text("editor.commands.view"),
      commands: [
        { id: "fit", label: text("viewer.fit"), ...onCanvas, onAction: acts.onFit },
        { id: "zoomIn", label: text("viewer.zoomIn"), ...onCanvas, onAction: () => acts.onZoom(1) },
        { id: "zoomOut", label: text("viewer.zoomOut"), ...onCanvas, onAction: () => acts.onZoom(-1) },
        { id: "full", label: text("editor.fullScreen"), keys: "F", onAction: acts.onFull },
        {
          id: "table",
          label: text(acts.isTable ? "editor.canvas" : "editor.table"),
          onAction: () => acts.onTable(!acts.isTable),
        },
        ...editorPanels.map((panel) => ({
          id: `panel ${panel}`,
          label: text(panelNames[panel]),
          onAction: () => acts.onPanel(panel),
        })),
      ],
    },
    {
      id: "file",
      title: text("file.menu"),
      commands: [
        ...(acts.publishing.isOffered
          ? [
              {
                id: "publish",
                label: text("publish.press"),
                ...(acts.publishing.disabledReason === undefined
                  ? {}
                  : { disabledReason: acts.publishing.disabledReason }),
                onAction: () => void acts.publishing.press(),
              },
            ]
          : []),
        { id: "open", label: text("file.import"), onAction: files.ask },
        ...fileActs.map((act) => ({ id: act, label: text(`file.${act}`), onAction: () => void files.give(act) })),
      ],
    },
    {
      id: "nodes",
      title: text("editor.commands.nodes"),
      commands: nodesOf(diagram).map(({ id }) => ({
        id: `node ${id}`,
        label: text("editor.goTo", { node: nodeName(diagram, id, text) }),
        onAction: () => acts.onNode(id),
      })),
    },
  ];
}

/** Why a command cannot be run now: the message that says what to do first. */
type Reason =
  | "selectFirst"
  | "selectOneToLeadOn"
  | "selectOneToName"
  | "selectTwo"
  | "selectThree"
  | "nothingToUndo"
  | "nothingToRedo"
  | "nothingToPaste"
  | "nothingToRepair"
  | "onCanvasOnly";
