import { ContextMenu, MenuItem, MenuSeparator } from "@yer/ui";
import type { ReactNode } from "react";
import { graphOf } from "../model/graph.js";
import { useEditor } from "./editor-context.js";

/** Props of {@link NodeMenu}. */
export interface NodeMenuProps {
  /** Called with the node whose name is to be changed. */
  readonly onRename: (id: string) => void;
  /** The canvas. */
  readonly children: ReactNode;
}

/** The canvas with a menu at the pointer, about what is selected. All it holds is in the bar or the panel too. */
export function NodeMenu({ onRename, children }: NodeMenuProps): ReactNode {
  const { editing, commands, text } = useEditor();
  const { diagram, selection, select } = editing;
  const [only] = selection.size === 1 ? selection : [];
  const kind = only === undefined ? undefined : graphOf(diagram).get(only)?.kind;
  const none = selection.size === 0;
  const reason = none ? { disabledReason: text("editor.selectFirst") } : {};
  return (
    <ContextMenu
      aria-label={text("editor.nodeMenu")}
      menu={
        <>
          {only !== undefined && kind !== undefined && kind !== "gateway" ? (
            <MenuItem keys="F2" onAction={() => onRename(only)}>
              {text("editor.rename")}
            </MenuItem>
          ) : null}
          {only !== undefined && kind !== undefined && kind !== "end" ? (
            <MenuItem onAction={() => commands.append(only, "step")}>{text("editor.add.step")}</MenuItem>
          ) : null}
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
      {({ onContextMenu, ...target }) => (
        <div
          {...target}
          style={{ display: "contents" }}
          onContextMenu={(event) => {
            // The menu is about what was pointed at: it is selected first, unless it is among what is.
            const element = event.target instanceof Element ? event.target : null;
            const id = element?.closest(".react-flow__node, .react-flow__edge")?.getAttribute("data-id");
            if (id !== null && id !== undefined && !selection.has(id)) select([id]);
            onContextMenu?.(event);
          }}
        >
          {children}
        </div>
      )}
    </ContextMenu>
  );
}
