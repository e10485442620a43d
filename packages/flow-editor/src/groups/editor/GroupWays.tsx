import { Button, Card, EmptyState, FlowIcon, InlineAlert, Select, Stack, StatusTag, useUiIntl } from "@yer/ui";
import type { ReactNode } from "react";
import { drawInOrder, indexOf, makeFirst, removeFromCanvas } from "../../model/groups/index.js";
import { optionsOf } from "../../model/groups/group-flow.js";
import { useGroupParts } from "./group-editor-context.js";
import { asOthers, end, hasOthers, setWay, wayNow } from "./ways.js";

/** The same as the canvas, as a list: for each question, what follows each of its answers. All of it can be changed here. */
export function GroupWays(): ReactNode {
  const { editing, nameOf, text } = useGroupParts();
  const { locale } = useUiIntl();
  const { group, edit } = editing;
  if (group.nodes.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<FlowIcon size={32} />}
        title={text("groupEditor.inOrder")}
        actions={
          group.list.length > 0 ? (
            <Button onPress={() => edit((current) => drawInOrder(current))}>{text("groupEditor.draw")}</Button>
          ) : null
        }
      />
    );
  }
  const index = indexOf(group);
  const nexts = (fieldId: number) => [
    ...group.list.filter(({ id }) => id !== fieldId).map(({ id }) => ({ id: String(id), label: nameOf(id) })),
    { id: end, label: text("groupEditor.end") },
  ];
  return (
    <Stack gap={3}>
      {group.nodes.map(({ id, fieldId }, place) => {
        const options = optionsOf(index, id);
        return (
          <Card
            key={id}
            title={nameOf(fieldId)}
            actions={
              place === 0 ? (
                <StatusTag>{text("groupEditor.first")}</StatusTag>
              ) : (
                <Button size="sm" onPress={() => edit((current) => makeFirst(current, id))}>
                  {text("groupEditor.makeFirst")}
                </Button>
              )
            }
          >
            <Stack gap={3}>
              {options.map((option) => (
                <Select
                  key={option.id}
                  name={`${id}-${option.id}`}
                  label={text("groupEditor.nextFor", { option: option.label[locale] })}
                  items={[{ id: asOthers, label: text("groupEditor.asOthers") }, ...nexts(fieldId)]}
                  value={wayNow(group, id, option.id)}
                  onChange={(to) => edit((current) => setWay(current, id, to, option.id))}
                />
              ))}
              {hasOthers(group, id) ? (
                <Select
                  name={`${id}-others`}
                  label={text(options.length > 0 ? "groupEditor.nextOthers" : "groupEditor.next")}
                  items={nexts(fieldId)}
                  value={wayNow(group, id)}
                  onChange={(to) => edit((current) => setWay(current, id, to))}
                />
              ) : null}
            </Stack>
          </Card>
        );
      })}
      <InlineAlert tone="neutral">{text("groupEditor.eraseHint")}</InlineAlert>
      <div>
        <Button
          onPress={() =>
            edit((current) =>
              removeFromCanvas(
                current,
                current.nodes.map(({ id }) => id),
              ),
            )
          }
        >
          {text("groupEditor.erase")}
        </Button>
      </div>
    </Stack>
  );
}
