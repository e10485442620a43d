import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { richTextSchema as schema } from "./rich-text-schema.js";

const { nodes, marks } = schema;

/** The innermost node of a type around the selection. */
export function around(state: EditorState, type: NodeType) {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type) return { node, position: $from.before(depth) };
  }
  return undefined;
}

/** Whether a mark stands on what is selected, or on what is written next. */
export function isMarked(state: EditorState, name: "bold" | "italic" | "link"): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Turns words bold or italic, or back. */
export const toggle = (name: "bold" | "italic"): Command => toggleMark(marks[name]);

/** Makes a paragraph a heading of a level, or a heading of that level a paragraph. */
export function heading(level: 2 | 3 | 4): Command {
  return (state, dispatch) => {
    const found = around(state, nodes.heading);
    const isThat = found?.node.attrs["level"] === level;
    return isThat
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
  };
}

/** Makes paragraphs a list, another kind of list, or paragraphs again. */
export function list(kind: "bulletList" | "orderedList"): Command {
  return (state, dispatch) => {
    const other = nodes[kind === "bulletList" ? "orderedList" : "bulletList"];
    if (around(state, nodes[kind])) return liftListItem(nodes.listItem)(state, dispatch);
    const found = around(state, other);
    if (!found) return wrapInList(nodes[kind])(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(found.position, nodes[kind]));
    return true;
  };
}

/** Puts paragraphs into a quote or a callout, or takes them out. */
export function wrap(type: "blockquote" | "callout", tone?: "info" | "warning"): Command {
  return (state, dispatch) => {
    const found = around(state, nodes[type]);
    if (!found) return wrapIn(nodes[type], tone ? { tone } : null)(state, dispatch);
    if (tone && found.node.attrs["tone"] !== tone) {
      dispatch?.(state.tr.setNodeMarkup(found.position, null, { tone }));
      return true;
    }
    return lift(state, dispatch);
  };
}

/** A table of three columns with a head and two rows. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const cells = (type: NodeType) => Array.from({ length: 3 }, () => type.create(null, nodes.paragraph.create()));
  const row = (type: NodeType) => nodes.tableRow.create(null, cells(type));
  const table = nodes.table.create(null, [row(nodes.tableHeader), row(nodes.tableCell), row(nodes.tableCell)]);
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
};

/** Puts a picture where the selection is. */
export function insertPicture(fileId: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ fileId, alt })).scrollIntoView());
    return true;
  };
}

/** Where the link leads that the selection stands on or in; an empty text where there is none. */
export function hrefOf(state: EditorState): string {
  const { $from, from, to } = state.selection;
  let href = marks.link.isInSet($from.marks())?.attrs["href"] as string | undefined;
  state.doc.nodesBetween(from, to, (node) => {
    href ??= marks.link.isInSet(node.marks)?.attrs["href"] as string | undefined;
  });
  return href ?? "";
}

/** Makes what is selected a link, or none with an empty address. Without a selection the address itself is written. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { empty, $from } = state.selection;
    let { from, to } = state.selection;
    const { tr } = state;
    if (empty) {
      const mark = marks.link.isInSet($from.marks());
      if (mark) {
        // The whole link the caret stands in.
        const { parent } = $from;
        const start = $from.start();
        parent.forEach((child, offset) => {
          if (!mark.isInSet(child.marks)) return;
          const [a, b] = [start + offset, start + offset + child.nodeSize];
          if (b < $from.pos || a > $from.pos) return;
          [from, to] = [a, b];
        });
      } else {
        if (href === "") return false;
        tr.insertText(href, from);
        to = from + href.length;
      }
    }
    tr.removeMark(from, to, marks.link);
    if (href !== "") tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
