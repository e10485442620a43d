import { Button, CircleIcon, FlagIcon, FlowIcon, IconButton, PlusIcon, TrashIcon } from "@yer/ui";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { outlineOf } from "../outline/outline.js";
import type { Outline, OutlineItem } from "../outline/outline.js";
import { graphOf } from "../model/graph.js";
import { nodeName } from "../texts/sentences.js";
import { useEditor } from "./editor-context.js";
import { PropertiesPanel } from "./PropertiesPanel.js";

const List = styled.ol`
  display: grid;
  gap: var(--yer-space-1);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Branches = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-inline-size: 0;
    padding-inline-start: var(--yer-space-2);
    border-inline-start: 2px solid var(--yer-accent-border);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--yer-space-1);
  min-inline-size: 0;
  > :first-child {
    flex: 1;
    justify-content: start;
    min-inline-size: 0;
    padding-block: 4px;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

const Details = styled.div`
  margin-block: var(--yer-space-2);
  padding: var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
`;

const icons = { start: <CircleIcon />, end: <FlagIcon />, gateway: <FlowIcon />, step: null } as const;

/**
 * The diagram as a list that can be edited whole: choose a node to see and change all about it, add after it, delete it,
 * connect it. For screen readers, phones and people who think in lists; always in step with the canvas.
 */
export function OutlinePanel(): ReactNode {
  const { editing, commands, text } = useEditor();
  const { diagram, selection } = editing;
  const { main, apart } = outlineOf(diagram);
  const graph = graphOf(diagram);

  const row = (id: string): ReactNode => {
    const name = nodeName(diagram, id, text);
    const kind = graph.get(id)?.kind ?? "step";
    const isOpen = selection.size === 1 && selection.has(id);
    return (
      <>
        <Row>
          <Button
            size="sm"
            variant="quiet"
            icon={icons[kind]}
            aria-expanded={isOpen}
            onPress={() => editing.select(isOpen ? [] : [id])}
          >
            {name}
          </Button>
          {kind === "end" ? null : (
            <IconButton
              size="sm"
              icon={<PlusIcon />}
              aria-label={text("editor.append.step", { node: name })}
              onPress={() => commands.append(id, "step")}
            />
          )}
        </Row>
        {isOpen ? (
          <Details>
            <PropertiesPanel request={null} />
            <IconButton
              size="sm"
              icon={<TrashIcon />}
              aria-label={`${text("editor.delete")}: ${name}`}
              onPress={commands.deleteSelection}
            />
          </Details>
        ) : null}
      </>
    );
  };

  const item = ({ id, branches }: OutlineItem): ReactNode => (
    <Fragment key={id}>
      <li>
        {row(id)}
        {branches.length > 0 ? (
          <Branches aria-label={text("outline.parallel", { count: branches.length })}>
            {branches.map((branch) => (
              <li key={branch[0]?.id}>{list(branch)}</li>
            ))}
          </Branches>
        ) : null}
      </li>
    </Fragment>
  );

  const list = (outline: Outline, label?: string): ReactNode => (
    <List {...(label && { "aria-label": label })}>{outline.map(item)}</List>
  );

  return (
    <>
      {list(main, text("outline.label"))}
      {apart.length > 0 ? (
        <List aria-label={text("outline.apart")}>
          {apart.map((id) => (
            <li key={id}>{row(id)}</li>
          ))}
        </List>
      ) : null}
    </>
  );
}
