import { ComboBox, IconButton, SortableList, Stack, StatusTag, TrashIcon } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { addField, moveField, removeField } from "../../model/groups/index.js";
import { useGroupParts } from "./group-editor-context.js";

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--yer-space-1) var(--yer-space-2);
`;

/** The fields of the group in the order in which they are asked: added from the register, put in order, taken out. */
export function GroupFields(): ReactNode {
  const { editing, fields, nameOf, text } = useGroupParts();
  const { list } = editing.group;
  const taken = new Set(list.map(({ id }) => id));
  const free = fields.filter(({ id }) => !taken.has(id));
  return (
    <Stack gap={4}>
      <SortableList
        aria-label={text("groupEditor.fields")}
        items={list.map(({ id }) => ({ id: String(id), label: nameOf(id) }))}
        order={list.map(({ id }) => String(id))}
        onReorder={(_order, { id, to }) => editing.edit((group) => moveField(group, Number(id), to))}
        emptyState={text("groupEditor.noFields")}
        isNumbered
        actions={({ id, label }) => (
          <IconButton
            size="sm"
            icon={<TrashIcon />}
            aria-label={text("groupEditor.remove", { field: label })}
            onPress={() => editing.edit((group) => removeField(group, Number(id)))}
          />
        )}
      >
        {({ id, label }) => {
          const field = list.find((each) => String(each.id) === id);
          return (
            <Name>
              <span>{label}</span>
              {field ? <StatusTag>{text(`fieldType.${field.fieldType}`)}</StatusTag> : null}
              {field?.required ? <StatusTag>{text("field.required")}</StatusTag> : null}
            </Name>
          );
        }}
      </SortableList>
      <ComboBox
        // Emptied after each choice: the next field is chosen from anew.
        key={list.length}
        name="group-add"
        label={text("groupEditor.add")}
        items={free.map(({ id }) => ({ id: String(id), label: nameOf(id) }))}
        value={null}
        onChange={(id) => {
          const field = free.find((each) => String(each.id) === id);
          if (field) editing.edit((group) => addField(group, field));
        }}
        width="lg"
      />
    </Stack>
  );
}
