import { FlagIcon, FlowIcon, IconButton, PlusIcon } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { nodeName } from "../texts/sentences.js";
import type { AppendableKind } from "./add-nodes.js";
import { useEditor } from "./editor-context.js";

const Row = styled.div`
  display: flex;
  gap: var(--yer-space-1);
`;

const kinds: readonly { readonly kind: AppendableKind; readonly icon: ReactNode }[] = [
  { kind: "step", icon: <PlusIcon /> },
  { kind: "gateway", icon: <FlowIcon /> },
  { kind: "end", icon: <FlagIcon /> },
];

/** Adds a node after this one and connects it, in one press; of several that are selected none is the one. */
export function AppendButtons({ id }: { id: string }): ReactNode {
  const { editing, commands, text } = useEditor();
  if (editing.selection.size > 1) return null;
  const node = nodeName(editing.diagram, id, text);
  return (
    <Row>
      {kinds.map(({ kind, icon }) => (
        <IconButton
          key={kind}
          size="sm"
          variant="secondary"
          icon={icon}
          aria-label={text(`editor.append.${kind}`, { node })}
          onPress={() => commands.append(id, kind)}
        />
      ))}
    </Row>
  );
}
