import {
  Button,
  CircleIcon,
  CopyIcon,
  FlagIcon,
  FlowIcon,
  IconButton,
  LayersIcon,
  Menu,
  MenuItem,
  MenuSeparator,
  MinusIcon,
  PlusIcon,
  SearchIcon,
  SidebarIcon,
  TableIcon,
  ToggleButton,
  TrashIcon,
  UndoIcon,
} from "@yer/ui";
import type { DragEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { FitIcon } from "../canvas/FitIcon.js";
import { FullScreenIcon } from "../canvas/FullScreenIcon.js";
import { GridIcon } from "../canvas/GridIcon.js";
import { RedoIcon } from "../canvas/RedoIcon.js";
import type { NodeKind } from "../model/diagram.js";
import { addableKinds } from "./add-nodes.js";
import { alignments } from "./commands.js";
import { FileMenu } from "./FileMenu.js";
import { useEditor } from "./editor-context.js";
import { dragType } from "./use-sheet-pointer.js";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1);
  padding: var(--yer-space-2);
  border-block-end: 1px solid var(--yer-border);
  background: var(--yer-surface);
`;

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1);
`;

const Line = styled.span`
  align-self: stretch;
  inline-size: 1px;
  margin: 4px;
  background: var(--yer-border);
`;

const Space = styled.span`
  flex: 1;
`;

const icons: Readonly<Record<NodeKind, ReactNode>> = {
  start: <CircleIcon />,
  step: <PlusIcon />,
  gateway: <FlowIcon />,
  end: <FlagIcon />,
};

/** Props of {@link EditorBar}. */
export interface EditorBarProps {
  readonly onCommands: () => void;
  /** Brings the diagram into order and into sight. */
  readonly onLayout: () => Promise<void>;
  readonly onZoom: (by: 1 | -1) => void;
  readonly onFit: () => void;
  /** Whether the table stands in the canvas's place. */
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  /** Whether the panel stands beside the canvas. */
  readonly hasPanel: boolean;
  readonly onPanel: (isShown: boolean) => void;
  /** Whether the editor fills the window. */
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  /** The way to publish, where the host offers one. */
  readonly publish: ReactNode;
}

/** What can be added (by press, or dragged onto the canvas) and done. */
export function EditorBar(props: EditorBarProps): ReactNode {
  const { onCommands, onLayout, onZoom, onFit, isTable, onTable, hasPanel, onPanel, isFull, onFull, publish } = props;
  const { editing, commands, text } = useEditor();
  const none = editing.selection.size === 0;
  return (
    <Bar>
      <FileMenu />
      <Line aria-hidden />
      <Group aria-label={text("editor.palette")}>
        {addableKinds(editing.diagram).map((kind) => (
          <span
            key={kind}
            draggable
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.setData(dragType, kind);
              event.dataTransfer.effectAllowed = "copy";
            }}
          >
            <Button
              size="sm"
              icon={icons[kind]}
              onPress={() => commands.add(kind)}
              aria-label={text(`editor.add.${kind}`)}
            >
              {text(`node.${kind}`)}
            </Button>
          </span>
        ))}
      </Group>
      <Line aria-hidden />
      <IconButton
        size="sm"
        aria-label={text("editor.undo")}
        icon={<UndoIcon />}
        isDisabled={!editing.canUndo}
        onPress={commands.undo}
      />
      <IconButton
        size="sm"
        aria-label={text("editor.redo")}
        icon={<RedoIcon />}
        isDisabled={!editing.canRedo}
        onPress={commands.redo}
      />
      <IconButton
        size="sm"
        aria-label={text("editor.duplicate")}
        icon={<CopyIcon />}
        isDisabled={none}
        onPress={commands.duplicate}
      />
      <IconButton
        size="sm"
        aria-label={text("editor.delete")}
        icon={<TrashIcon />}
        isDisabled={none}
        onPress={commands.deleteSelection}
      />
      <Menu
        trigger={
          <IconButton
            size="sm"
            aria-label={text("editor.align")}
            icon={<LayersIcon />}
            isDisabled={editing.selection.size < 2}
          />
        }
      >
        {alignments.map((alignment) => (
          <MenuItem key={alignment} onAction={() => commands.align(alignment)}>
            {text(`editor.align.${alignment}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onAction={() => commands.distribute("x")}>{text("editor.distribute.x")}</MenuItem>
        <MenuItem onAction={() => commands.distribute("y")}>{text("editor.distribute.y")}</MenuItem>
      </Menu>
      <IconButton size="sm" aria-label={text("editor.layout")} icon={<GridIcon />} onPress={onLayout} />
      <Space />
      {isTable ? null : (
        <>
          <IconButton size="sm" aria-label={text("viewer.zoomOut")} icon={<MinusIcon />} onPress={() => onZoom(-1)} />
          <IconButton size="sm" aria-label={text("viewer.zoomIn")} icon={<PlusIcon />} onPress={() => onZoom(1)} />
          <IconButton size="sm" aria-label={text("viewer.fit")} icon={<FitIcon />} onPress={onFit} />
        </>
      )}
      <ToggleButton size="sm" icon={<TableIcon />} isSelected={isTable} onChange={onTable}>
        {text("editor.table")}
      </ToggleButton>
      <IconButton size="sm" aria-label={text("editor.commands")} icon={<SearchIcon />} onPress={onCommands} />
      <ToggleButton
        size="sm"
        icon={<SidebarIcon />}
        aria-label={text("editor.panel")}
        isSelected={hasPanel}
        onChange={onPanel}
      />
      <ToggleButton
        size="sm"
        icon={<FullScreenIcon />}
        aria-label={text("editor.fullScreen")}
        isSelected={isFull}
        onChange={onFull}
      />
      {publish}
    </Bar>
  );
}
