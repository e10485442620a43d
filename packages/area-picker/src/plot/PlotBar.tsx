import {
  FlagIcon,
  LinkIcon,
  LayersIcon,
  MinusIcon,
  PencilIcon,
  PlotIcon,
  PlusIcon,
  Toolbar,
  type ToolbarItem,
  TrashIcon,
  UndoIcon,
  UploadIcon,
} from "@yer/ui";
import type { ReactElement } from "react";
import { RedoIcon } from "./RedoIcon.js";
import type { PlotEditing } from "./use-plot-editing.js";
import type { PlotText } from "./use-plot-text.js";

interface PlotBarProps {
  readonly editing: PlotEditing;
  readonly text: PlotText;
  readonly hasNeighbours: boolean;
  readonly onWhole: () => void;
  readonly onCatch: () => void;
  readonly onImport: () => void;
}

/** What can be done to the outline: drawing, the chosen corner, steps, files. */
export function PlotBar({ editing, text, hasNeighbours, onWhole, onCatch, onImport }: PlotBarProps): ReactElement {
  const { selected, drawing, draft, isReadOnly } = editing;
  const whole: ToolbarItem = {
    id: "whole",
    label: text("plot.whole"),
    icon: <PlotIcon />,
    onAction: onWhole,
    ...(draft.length === 0 ? { disabledReason: text("plot.nothing") } : {}),
  };
  if (isReadOnly) {
    return (
      <Toolbar
        aria-label={text("plot.tools")}
        size="sm"
        groups={[{ id: "more", label: text("plot.tools.more"), items: [whole] }]}
      />
    );
  }
  const isOuterDrawn = (draft[0]?.length ?? 0) >= 3;
  const ofCorner = selected ? {} : { disabledReason: text("plot.choose.first") };
  return (
    <Toolbar
      aria-label={text("plot.tools")}
      size="sm"
      groups={[
        {
          id: "draw",
          label: text("plot.tools.draw"),
          items: [
            {
              id: "draw",
              label: text("plot.draw"),
              icon: <PencilIcon />,
              isLabelVisible: true,
              isSelected: drawing !== null,
              onAction: () => editing.draw(drawing === null ? (selected?.ring ?? 0) : null),
            },
            {
              id: "hole",
              label: text("plot.hole"),
              icon: <LayersIcon />,
              onAction: () => editing.draw(draft.length),
              ...(isOuterDrawn ? {} : { disabledReason: text("plot.fault.too-short") }),
            },
            ...(hasNeighbours
              ? [
                  {
                    id: "snap",
                    label: text("plot.snap"),
                    icon: <LinkIcon />,
                    isSelected: editing.snaps,
                    onAction: () => editing.snap(!editing.snaps),
                  },
                ]
              : []),
          ],
        },
        {
          id: "steps",
          label: text("plot.tools.steps"),
          items: [
            {
              id: "undo",
              label: text("plot.undo"),
              icon: <UndoIcon />,
              keys: "Ctrl+Z",
              onAction: editing.undo,
              ...(editing.canUndo ? {} : { disabledReason: text("plot.undo.nothing") }),
            },
            {
              id: "redo",
              label: text("plot.redo"),
              icon: <RedoIcon />,
              keys: "Ctrl+Shift+Z",
              onAction: editing.redo,
              ...(editing.canRedo ? {} : { disabledReason: text("plot.redo.nothing") }),
            },
          ],
        },
        {
          id: "corner",
          label: text("plot.tools.corner"),
          items: [
            {
              id: "middle",
              label: text("plot.middle"),
              icon: <PlusIcon />,
              onAction: () => selected && editing.middle(selected),
              ...ofCorner,
            },
            ...(hasNeighbours
              ? [{ id: "catch", label: text("plot.catch"), icon: <FlagIcon />, onAction: onCatch, ...ofCorner }]
              : []),
            {
              id: "remove",
              label: text("plot.remove"),
              icon: <MinusIcon />,
              onAction: () => selected && editing.remove(selected),
              ...ofCorner,
            },
          ],
        },
        {
          id: "more",
          label: text("plot.tools.more"),
          items: [
            {
              id: "import",
              label: text("plot.import"),
              icon: <UploadIcon />,
              isLabelVisible: true,
              onAction: onImport,
            },
            whole,
            {
              id: "clear",
              label: text("plot.clear"),
              icon: <TrashIcon />,
              isDanger: true,
              onAction: () => {
                editing.write("");
                editing.draw(0);
              },
              ...(editing.text === "" ? { disabledReason: text("plot.nothing") } : {}),
            },
          ],
        },
      ]}
    />
  );
}
