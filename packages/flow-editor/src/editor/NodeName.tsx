import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { diagramLimits } from "../model/limits.js";
import { nodeName } from "../texts/sentences.js";
import { useEditor } from "./editor-context.js";
import { rename } from "../model/edit.js";
import { namedOf, translate } from "../model/translate.js";

const Input = styled.input`
  box-sizing: border-box;
  position: absolute;
  inset: 4px 4px auto;
  pointer-events: all;
  padding: 4px var(--yer-space-2);
  border: 2px solid var(--yer-accent);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-surface);
  color: var(--yer-text);
  font: inherit;
  font-weight: var(--yer-weight-semibold);
  outline: none;
`;

/** Props of {@link NodeName}. */
export interface NodeNameProps {
  readonly id: string;
  /** Called when the name was taken or left as it was. */
  readonly onDone: () => void;
}

/** A node's name written where it stands: Enter or leaving takes it, Escape leaves it as it was. */
export function NodeName({ id, onDone }: NodeNameProps): ReactNode {
  const { editing, text } = useEditor();
  const [name, setName] = useState(() => nodeName(editing.diagram, id, text));
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  const end = (isTaken: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    // The node gets the keyboard back: the field that had it goes.
    const canvas = input.current?.closest(".react-flow");
    canvas?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`)?.focus();
    if (isTaken && name.trim() !== "") {
      const { locale } = text;
      // What stands there is what is written: the name in the reader's language, where the node has one.
      editing.edit((diagram) =>
        locale !== undefined && namedOf(diagram, id)?.names?.[locale] !== undefined
          ? translate(diagram, id, locale, name.trim())
          : rename(diagram, id, name.trim()),
      );
    }
    onDone();
  };
  return (
    <Input
      ref={input}
      className="nodrag nopan"
      aria-label={text("editor.rename")}
      value={name}
      maxLength={diagramLimits.label}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event: KeyboardEvent) => {
        // The editor's own keys stay out of the field.
        event.stopPropagation();
        if (event.key === "Enter" || event.key === "Escape") end(event.key === "Enter");
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
