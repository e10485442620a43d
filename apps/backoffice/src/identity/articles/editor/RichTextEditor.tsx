import { files } from "@yer/api/contract/files";
import { emptyRichText, isSafeHref, type RichText } from "@yer/api/contract/rich-text";
import { useExtra } from "@yer/api/react";
import {
  ListIcon,
  LinkIcon,
  richTextStyle,
  TableIcon,
  Toolbar,
  type ToolbarGroup,
  UndoIcon,
  VisuallyHidden,
} from "@yer/ui";
import { redo, undo, undoDepth } from "prosemirror-history";
import { type Command, EditorState } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useArticleText } from "../article-texts.js";
import {
  around,
  heading,
  hrefOf,
  insertPicture,
  insertTable,
  isMarked,
  list,
  setLink,
  toggle,
  wrap,
} from "./commands.js";
import { LinkDialog } from "./LinkDialog.js";
import { PictureDialog } from "./PictureDialog.js";
import { pictureView } from "./picture-view.js";
import { pluginsOf } from "./plugins.js";
import { documentOf, nodeOf, richTextSchema as schema } from "./rich-text-schema.js";

/** Props of {@link RichTextEditor}. */
export interface RichTextEditorProps {
  /** Name of the text: the field's label. */
  readonly label: string;
  /** Language of the words, as a BCP 47 tag. */
  readonly lang: string;
  /** What it begins with; later values are not looked at. */
  readonly start: RichText | undefined;
  readonly onChange: (text: RichText) => void;
  /** Whether it is read only. */
  readonly isReadOnly: boolean;
}

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  > strong {
    font-size: var(--yer-font-size-md);
    font-weight: var(--yer-weight-medium);
  }
`;
const Sheet = styled.div`
  .ProseMirror {
    ${richTextStyle}
    max-inline-size: none;
    min-block-size: 240px;
    padding: var(--yer-space-4);
    border: 1px solid var(--yer-border-strong);
    border-radius: var(--yer-radius-md);
    background: var(--yer-surface);
    white-space: pre-wrap;
    outline: none;
  }
  .ProseMirror:focus-visible {
    box-shadow: var(--yer-focus-ring);
  }
  .ProseMirror-selectednode img,
  .ProseMirror-selectednode {
    outline: 2px solid var(--yer-accent);
  }
  td,
  th {
    min-inline-size: 6em;
  }
  .selectedCell {
    background: var(--yer-surface-hover);
  }
`;
/** A sign drawn, not written: a reader hears the name of the button alone (WCAG 2.5.3, symbolic characters). */
const Glyph = styled.span<{ readonly "data-sign": string }>`
  min-inline-size: 1.2em;
  font-weight: var(--yer-weight-semibold);
  text-align: center;
  &::before {
    content: attr(data-sign) / "";
  }
  &[data-italic] {
    font-style: italic;
  }
`;

/** Writes a text with structure: every act by a button with a name and by keys. Loaded only where somebody writes. */
export default function RichTextEditor({ label, lang, start, onChange, isReadOnly }: RichTextEditorProps) {
  const text = useArticleText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [isRefused, setRefused] = useState(false);
  const [asking, setAsking] = useState<"link" | "picture">();
  const { client } = useExtra();
  const [begun] = useState(() => ({
    start,
    lang,
    isReadOnly,
    addressOf: (id: string, signal: AbortSignal) =>
      client.call(files.ticket, { params: { id } }, { signal }).then(({ url }) => url),
  }));
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const made = new EditorView(place.current, {
      state: EditorState.create({
        doc: nodeOf(begun.start ?? emptyRichText),
        plugins: pluginsOf({ "Mod-k": () => (setAsking("link"), true) }, () => setRefused(true)),
      }),
      editable: () => !begun.isReadOnly,
      nodeViews: { image: pictureView(begun.addressOf) },
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": `${id}-keys`,
        lang: begun.lang,
        ...(begun.isReadOnly ? { "aria-readonly": "true", tabindex: "0" } : {}),
      },
      dispatchTransaction(transaction) {
        const next = made.state.applyTransaction(transaction);
        made.updateState(next.state);
        setState(next.state);
        if (next.transactions.some(({ docChanged }) => docChanged)) {
          setRefused(false);
          told.current(documentOf(next.state.doc));
        }
      },
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, [begun, id]);

  const run = (command: Command): void => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const close = (): void => {
    setAsking(undefined);
    // After the dialog has given the focus back.
    requestAnimationFrame(() => view?.focus());
  };

  return (
    <Root>
      <strong id={`${id}-label`}>{label}</strong>
      {isReadOnly || !state ? null : (
        <Toolbar
          aria-label={text("editor.toolbar", { field: label })}
          size="sm"
          groups={groupsOf(text, state, run, setAsking)}
        />
      )}
      <Sheet ref={place} />
      <VisuallyHidden id={`${id}-keys`}>{text("editor.keys")}</VisuallyHidden>
      {isRefused ? <p role="alert">{text("fault.rich-text-size")}</p> : null}
      {asking === "link" && state ? (
        <LinkDialog
          href={hrefOf(state)}
          isSafe={isSafeHref}
          onClose={close}
          onLink={(href) => {
            run(setLink(href));
            close();
          }}
        />
      ) : null}
      {asking === "picture" ? (
        <PictureDialog
          onClose={close}
          onPicture={(fileId, alt) => {
            run(insertPicture(fileId, alt));
            close();
          }}
        />
      ) : null}
    </Root>
  );
}

function groupsOf(
  text: ReturnType<typeof useArticleText>,
  state: EditorState,
  run: (command: Command) => void,
  ask: (what: "link" | "picture") => void,
): readonly ToolbarGroup[] {
  const { nodes } = schema;
  const can = (command: Command): { disabledReason?: string } =>
    command(state) ? {} : { disabledReason: text("editor.notHere") };
  const level = around(state, nodes.heading)?.node.attrs["level"] as number | undefined;
  const tone = around(state, nodes.callout)?.node.attrs["tone"] as string | undefined;
  const inTable = isInTable(state);
  return [
    {
      id: "words",
      label: text("editor.words"),
      items: [
        {
          id: "bold",
          label: text("editor.bold"),
          icon: <Glyph data-sign="B" />,
          keys: "Ctrl+B",
          isSelected: isMarked(state, "bold"),
          onAction: () => run(toggle("bold")),
        },
        {
          id: "italic",
          label: text("editor.italic"),
          icon: <Glyph data-sign="I" data-italic="" />,
          keys: "Ctrl+I",
          isSelected: isMarked(state, "italic"),
          onAction: () => run(toggle("italic")),
        },
        {
          id: "link",
          label: text("editor.link"),
          icon: <LinkIcon size={16} />,
          keys: "Ctrl+K",
          isSelected: isMarked(state, "link"),
          onAction: () => ask("link"),
        },
      ],
    },
    {
      id: "headings",
      label: text("editor.headings"),
      items: ([2, 3, 4] as const).map((each) => ({
        id: `h${each}`,
        label: text("editor.heading", { level: each - 1 }),
        icon: <Glyph data-sign={`H${each - 1}`} />,
        isSelected: level === each,
        ...can(heading(each)),
        onAction: () => run(heading(each)),
      })),
    },
    {
      id: "lists",
      label: text("editor.lists"),
      items: [
        {
          id: "bullets",
          label: text("editor.bullets"),
          icon: <ListIcon size={16} />,
          isSelected: around(state, nodes.bulletList) !== undefined,
          ...can(list("bulletList")),
          onAction: () => run(list("bulletList")),
        },
        {
          id: "numbers",
          label: text("editor.numbers"),
          icon: <Glyph data-sign="1." />,
          isSelected: around(state, nodes.orderedList) !== undefined,
          ...can(list("orderedList")),
          onAction: () => run(list("orderedList")),
        },
      ],
    },
    {
      id: "blocks",
      label: text("editor.blocks"),
      items: [
        {
          id: "quote",
          label: text("editor.quote"),
          icon: <Glyph data-sign="”" />,
          isSelected: around(state, nodes.blockquote) !== undefined,
          ...can(wrap("blockquote")),
          onAction: () => run(wrap("blockquote")),
        },
        ...(["info", "warning"] as const).map((each) => ({
          id: each,
          label: text(`editor.${each}`),
          icon: <Glyph data-sign={each === "info" ? "i" : "!"} />,
          isSelected: tone === each,
          ...can(wrap("callout", each)),
          onAction: () => run(wrap("callout", each)),
        })),
        {
          id: "picture",
          label: text("editor.picture"),
          icon: <Glyph data-sign="▣" />,
          ...(inTable ? { disabledReason: text("editor.notHere") } : {}),
          onAction: () => ask("picture"),
        },
      ],
    },
    {
      id: "table",
      label: text("editor.tables"),
      items: inTable
        ? [
            { id: "row", label: text("editor.row"), icon: <Glyph data-sign="+↓" />, onAction: () => run(addRowAfter) },
            {
              id: "column",
              label: text("editor.column"),
              icon: <Glyph data-sign="+→" />,
              onAction: () => run(addColumnAfter),
            },
            {
              id: "noRow",
              label: text("editor.noRow"),
              icon: <Glyph data-sign="−↓" />,
              onAction: () => run(deleteRow),
            },
            {
              id: "noColumn",
              label: text("editor.noColumn"),
              icon: <Glyph data-sign="−→" />,
              onAction: () => run(deleteColumn),
            },
            {
              id: "noTable",
              label: text("editor.noTable"),
              icon: <Glyph data-sign="×" />,
              isDanger: true,
              onAction: () => run(deleteTable),
            },
          ]
        : [
            {
              id: "insert",
              label: text("editor.table"),
              icon: <TableIcon size={16} />,
              ...can(insertTable),
              onAction: () => run(insertTable),
            },
          ],
    },
    {
      id: "steps",
      label: text("editor.steps"),
      items: [
        {
          id: "undo",
          label: text("word.undo"),
          icon: <UndoIcon size={16} />,
          keys: "Ctrl+Z",
          ...(undoDepth(state) === 0 ? { disabledReason: text("editor.nothing") } : {}),
          onAction: () => run(undo),
        },
        {
          id: "redo",
          label: text("editor.redo"),
          icon: <Glyph data-sign="↷" />,
          keys: "Ctrl+Shift+Z",
          ...(redo(state) ? {} : { disabledReason: text("editor.nothing") }),
          onAction: () => run(redo),
        },
      ],
    },
  ];
}
