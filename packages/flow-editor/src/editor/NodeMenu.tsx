import { ContextMenu, MenuItem, MenuSeparator } from "@yer/ui";
import { useState } from "react";
import type { ReactNode, RefObject } from "react";
import type { NodeKind, Position } from "../model/diagram.js";
import { graphOf } from "../model/graph.js";
import { addableKinds, appendableKinds, appendKeys } from "./add-nodes.js";
import { useEditor } from "./editor-context.js";
import type { EditorFlow } from "./EditorCanvas.js";

/** Props of {@link NodeMenu}. */
export interface NodeMenuProps {
  /** Called with the node whose name is to be changed. */
  readonly onRename: (id: string) => void;
  /** The canvas, once it stands. */
  readonly flow: RefObject<EditorFlow | null>;
  /** The canvas. */
  readonly children: ReactNode;
}

/** The canvas with a menu at the pointer, about what is selected; on the empty sheet it adds there. All it holds is in the bar or the panel too. */
export function NodeMenu({ onRename, flow, children }: NodeMenuProps): ReactNode {
  const { editing, commands, text } = useEditor();
  const { diagram, selection, select } = editing;
  /** Where on the empty sheet the menu was asked for. */
  const [at, setAt] = useState<Position | null>(null);
  const put = (kind: NodeKind, place: Position) => {
    setAt(null);
    commands.put(kind, place);
  };
  const [only] = selection.size === 1 ? selection : [];
  const kind = only === undefined ? undefined : graphOf(diagram).get(only)?.kind;
  const none = selection.size === 0;
  const reason = none ? { disabledReason: text("editor.selectFirst") } : {};
  return (
    <ContextMenu
      aria-label={text("editor.nodeMenu")}
      onAsk={({ element, point }) => {
        // The menu is about what was pointed at: it is selected first, unless it is among what is.
        const id = element.closest(".react-flow__node, .react-flow__edge")?.getAttribute("data-id");
        if (id !== null && id !== undefined && !selection.has(id)) select([id]);
        const isSheet = point !== null && element.classList.contains("react-flow__pane");
        setAt(isSheet ? (flow.current?.placeAt(point) ?? null) : null);
      }}
      menu={
        <>
          {at ? (
            <>
              {addableKinds(diagram).map((each) => (
                <MenuItem key={each} onAction={() => put(each, at)}>
                  {text(`editor.add.${each}`)}
                </MenuItem>
              ))}
              <MenuSeparator />
            </>
          ) : null}
          {at === null && only !== undefined && kind !== undefined && kind !== "gateway" ? (
            <MenuItem keys="F2" onAction={() => onRename(only)}>
              {text("editor.rename")}
            </MenuItem>
          ) : null}
          {at === null && only !== undefined && kind !== undefined && kind !== "end"
            ? appendableKinds.map((each) => (
                <MenuItem key={each} keys={appendKeys[each]} onAction={() => commands.append(only, each)}>
                  {text(`editor.add.${each}`)}
                </MenuItem>
              ))
            : null}
          <MenuItem keys="Ctrl+D" onAction={commands.duplicate} {...reason}>
            {text("editor.duplicate")}
          </MenuItem>
          <MenuItem keys="Ctrl+C" onAction={commands.copy} {...reason}>
            {text("editor.copy")}
          </MenuItem>
          <MenuItem keys="Ctrl+V" onAction={commands.paste}>
            {text("editor.paste")}
          </MenuItem>
          <MenuItem keys="Ctrl+A" onAction={commands.selectAll}>
            {text("editor.selectAll")}
          </MenuItem>
          <MenuSeparator />
          <MenuItem keys="Delete" onAction={commands.deleteSelection} {...reason}>
            {text("editor.delete")}
          </MenuItem>
        </>
      }
    >
      {(target) => (
        <div {...target} style={{ display: "contents" }}>
          {children}
        </div>
      )}
    </ContextMenu>
  );
}
