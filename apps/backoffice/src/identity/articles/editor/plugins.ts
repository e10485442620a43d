import { faultOfRichText, type RichTextBlock } from "@yer/api/contract/rich-text";
import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { Fragment, Slice } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { toggle } from "./commands.js";
import { readHtml } from "./read-html.js";
import { documentOf, richTextSchema as schema } from "./rich-text-schema.js";

const { nodes } = schema;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
});

function insert(view: EditorView, blocks: readonly RichTextBlock[]): void {
  if (blocks.length === 0) return;
  const content = Fragment.fromJSON(schema, blocks);
  const first = content.firstChild;
  // One line goes into the line; more stand as they are.
  const slice =
    content.childCount === 1 && first?.type === nodes.paragraph
      ? new Slice(first.content, 0, 0)
      : Slice.maxOpen(content);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true));
}

/** What is pasted or dropped, as blocks: HTML through our own reader, anything else line by line. */
function blocksOf(data: DataTransfer): RichTextBlock[] {
  const html = data.getData("text/html");
  if (html !== "") return readHtml(html);
  return data
    .getData("text/plain")
    .split(/\r?\n(?:\s*\r?\n)*/)
    .flatMap((text) => readHtml(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")));
}

/** @param refused told when what was written or pasted would not be kept: too large, or lists too deep */
export function pluginsOf(keys: Readonly<Record<string, Command>>, refused: () => void): Plugin[] {
  return [
    new Plugin({
      filterTransaction: (transaction) => {
        if (!transaction.docChanged) return true;
        const fits = faultOfRichText(documentOf(transaction.doc))?.[1] !== "rich-text-size";
        if (!fits) refused();
        return fits;
      },
      props: {
        handleDOMEvents: {
          // The library would let the browser read the HTML, which the page's policy forbids.
          paste: (view, event) => {
            event.preventDefault();
            if (event.clipboardData) insert(view, blocksOf(event.clipboardData));
            return true;
          },
          drop: (view, event) => {
            event.preventDefault();
            if (event.dataTransfer) insert(view, blocksOf(event.dataTransfer));
            return true;
          },
        },
      },
    }),
    history(),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
        wrappingInputRule(/^(\d+)[.)]\s$/, nodes.orderedList),
        textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, marks = "##"]) => ({ level: marks.length })),
      ],
    }),
    keymap({
      "Mod-z": undo,
      "Shift-Mod-z": redo,
      "Mod-y": redo,
      "Mod-b": toggle("bold"),
      "Mod-i": toggle("italic"),
      Enter: splitListItem(nodes.listItem),
      "Shift-Enter": lineBreak,
      "Mod-]": sinkListItem(nodes.listItem),
      "Mod-[": liftListItem(nodes.listItem),
      // Only within a table; elsewhere Tab leaves the editor, as it leaves any field.
      Tab: goToNextCell(1),
      "Shift-Tab": goToNextCell(-1),
      ...keys,
    }),
    keymap(baseKeymap),
    tableEditing(),
  ];
}
