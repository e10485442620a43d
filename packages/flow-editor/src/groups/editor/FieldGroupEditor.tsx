import { IconButton, Stack, Tabs, UndoIcon, useUiIntl, rootProps, type RootProps } from "@yer/ui";
import { useMemo, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { RedoIcon } from "../../canvas/RedoIcon.js";
import type { Field } from "../../model/groups/index.js";
import { useFlowText } from "../../texts/use-flow-text.js";
import { GroupCanvas } from "./GroupCanvas.js";
import { GroupEditorContext } from "./group-editor-context.js";
import { GroupFields } from "./GroupFields.js";
import { GroupFindings } from "./GroupFindings.js";
import { GroupPathsList } from "./GroupPathsList.js";
import { GroupPreview } from "./GroupPreview.js";
import { GroupWays } from "./GroupWays.js";
import { useGroupEditor } from "./use-group-editor.js";
import type { GroupEditorState } from "./use-group-editor.js";

/** Props of {@link FieldGroupEditor}. */
export interface FieldGroupEditorProps extends GroupEditorState, RootProps {
  /** The register of fields, from which the group is put together. */
  readonly fields: readonly Field[];
  /** Height of the canvas in CSS. @default "560px" */
  readonly height?: string;
}

const Root = styled.section`
  container-type: inline-size;
  display: grid;
  /* Tabs that do not fit scroll in their own list. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--yer-space-3);
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: flex;
  justify-content: end;
  gap: var(--yer-space-1);
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 408px);
  gap: var(--yer-space-4);
  align-items: start;
  @container (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Drawing = styled.div`
  block-size: var(--_height);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  overflow: hidden;
  @container (max-width: 760px) {
    block-size: 360px;
  }
`;

/**
 * Puts a field group together: which fields, in which order, and which question follows which answer, on a canvas and
 * as a list that say the same. Findings show while one works; the preview is the real form. Every act can be undone.
 */
export function FieldGroupEditor({
  value,
  defaultValue,
  onChange,
  fields,
  height = "560px",
  ...root
}: FieldGroupEditorProps): ReactNode {
  const text = useFlowText();
  const { locale } = useUiIntl();
  const editing = useGroupEditor({ value, defaultValue, onChange });
  const { group } = editing;
  const [tab, setTab] = useState("fields");
  const parts = useMemo(() => {
    const names = new Map([...fields, ...group.list].map(({ id, label }) => [id, label[locale]]));
    return { editing, fields, text, nameOf: (id: number) => names.get(id) ?? String(id) };
  }, [editing, fields, group.list, locale, text]);

  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]");
    if (inField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) editing.redo();
    else editing.undo();
  };

  return (
    <GroupEditorContext value={parts}>
      <Root {...rootProps(root, { onKeyDown })} aria-label={text("groupEditor.label")}>
        <Bar>
          <IconButton
            size="sm"
            aria-label={text("editor.undo")}
            icon={<UndoIcon />}
            isDisabled={!editing.canUndo}
            onPress={editing.undo}
          />
          <IconButton
            size="sm"
            aria-label={text("editor.redo")}
            icon={<RedoIcon />}
            isDisabled={!editing.canRedo}
            onPress={editing.redo}
          />
        </Bar>
        <Tabs
          aria-label={text("groupEditor.label")}
          selectedKey={tab}
          onSelectionChange={setTab}
          items={[
            { id: "fields", label: text("groupEditor.fields"), count: group.list.length, content: <GroupFields /> },
            {
              id: "flow",
              label: text("groupEditor.flow"),
              content: (
                <Halves style={{ "--_height": height }}>
                  {group.nodes.length > 0 ? (
                    <Drawing>
                      <GroupCanvas />
                    </Drawing>
                  ) : null}
                  <Stack gap={4}>
                    <GroupPathsList />
                    <GroupWays />
                  </Stack>
                </Halves>
              ),
            },
            {
              id: "findings",
              label: text("editor.findings"),
              count: editing.findings.length,
              content: <GroupFindings />,
            },
            { id: "preview", label: text("groupEditor.preview"), content: <GroupPreview /> },
          ]}
        />
      </Root>
    </GroupEditorContext>
  );
}
