import { CircleIcon, FlagIcon, FlowIcon, StatusTag, useUiIntl, rootProps, type RootProps, type Tone } from "@yer/ui";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Diagram } from "../model/diagram.js";
import { quantityOf } from "../model/resolve.js";
import type { CaseProgress } from "../progress/case-progress.js";
import { stateTone, verdictTone } from "../progress/tone.js";
import { concluderName, nodeLang, nodeName } from "../texts/sentences.js";
import type { Names } from "../texts/sentences.js";
import type { Mark as Change } from "../versions/compare.js";
import { useFlowText } from "../texts/use-flow-text.js";
import { dueText } from "../texts/due-text.js";
import { outlineOf } from "./outline.js";
import type { Outline, OutlineItem } from "./outline.js";

/** Props of {@link DiagramOutline}. */
export interface DiagramOutlineProps extends RootProps {
  /** The diagram. */
  readonly diagram: Diagram;
  /** How a case stands on it; without it the diagram is shown by itself. */
  readonly progress?: CaseProgress;
  /** Names of organisations, where the host knows them. */
  readonly names?: Names;
  /** What became of nodes since another version, by id. */
  readonly marks?: ReadonlyMap<string, Change>;
}

const changeTone = { added: "success", changed: "warning", removed: "danger" } as const satisfies Record<Change, Tone>;

const List = styled.ol`
  display: grid;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Mark = styled.li`
  display: flex;
  align-items: baseline;
  gap: var(--yer-space-2);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

const Fork = styled.li`
  display: grid;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  > p {
    display: flex;
    align-items: center;
    gap: var(--yer-space-2);
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
`;

const Branches = styled.ul`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-inline-size: 0;
    padding-inline-start: var(--yer-space-3);
    border-inline-start: 2px solid var(--yer-accent-border);
  }
`;

const StepCard = styled.li`
  display: grid;
  gap: var(--yer-space-1);
  min-inline-size: 0;
  padding: var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  &[data-state="now"] {
    border-color: var(--yer-progress-solid);
  }
  &[data-state="late"] {
    border-color: var(--yer-danger-solid);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--yer-space-1) var(--yer-space-3);
  overflow-wrap: anywhere;
  > strong {
    font-weight: var(--yer-weight-semibold);
  }
`;

const Facts = styled.p`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  overflow-wrap: anywhere;
`;

const Answers = styled.ul`
  display: grid;
  gap: var(--yer-space-1);
  margin: var(--yer-space-1) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--yer-font-size-sm);
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--yer-space-1) var(--yer-space-3);
  }
`;

/**
 * The diagram as a list: what follows what, what runs at the same time, and how a case stands. It says all that the
 * canvas shows, to screen readers, on phones and to people who think in lists, and loads nothing of the canvas.
 *
 * Data attributes of a step: `data-step`, `data-state`.
 */
export function DiagramOutline({ diagram, progress = {}, names, marks, ...root }: DiagramOutlineProps): ReactNode {
  const text = useFlowText();
  const { intl } = useUiIntl();
  const { main, apart } = outlineOf(diagram);
  const name = (id: string) => nodeName(diagram, id, text);

  /** What became of a node, in a word. */
  const became = (id: string): ReactNode => {
    const mark = marks?.get(id);
    return mark ? <StatusTag tone={changeTone[mark]}>{text(`mark.${mark}`)}</StatusTag> : null;
  };

  const step = (id: string): ReactNode => {
    const found = diagram.steps.find((each) => each.id === id);
    if (!found) return null;
    const at = Object.hasOwn(progress, id) ? progress[id] : undefined;
    const wanted = quantityOf(diagram, id);
    const facts = [
      concluderName(found.concluder, text, names),
      at ? text("step.given", { given: at.given, wanted: at.wanted }) : text("step.quantity", { wanted }),
      at?.due === undefined
        ? text("step.days", { days: found.days })
        : text("step.due", { due: dueText(at.due, intl) }),
    ];
    return (
      <StepCard key={id} data-step={id} data-state={at?.state}>
        <Head>
          <strong lang={nodeLang(diagram, id, text)}>{name(id)}</strong>
          {became(id)}
          {at ? <StatusTag tone={stateTone[at.state]}>{text(`state.${at.state}`)}</StatusTag> : null}
        </Head>
        <Facts>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 ? " · " : null}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </Facts>
        {at?.answers && at.answers.length > 0 ? (
          <Answers>
            {at.answers.map(({ organisation, verdict }) => (
              <li key={organisation}>
                {organisation}
                <StatusTag tone={verdictTone[verdict ?? "none"]}>{text(`verdict.${verdict ?? "none"}`)}</StatusTag>
              </li>
            ))}
          </Answers>
        ) : null}
      </StepCard>
    );
  };

  const item = ({ id, kind, branches, waitsFor }: OutlineItem): ReactNode => [
    waitsFor.length > 0 ? (
      <Mark key={`${id} waits`}>
        <FlowIcon />
        {text("outline.waits", { nodes: waitsFor.map(name).join(", ") })}
      </Mark>
    ) : null,
    kind === "step" ? step(id) : null,
    kind === "start" || kind === "end" ? (
      <Mark key={id}>
        {kind === "start" ? <CircleIcon /> : <FlagIcon />}
        <span lang={nodeLang(diagram, id, text)}>{name(id)}</span>
        {became(id)}
      </Mark>
    ) : null,
    branches.length > 0 ? (
      <Fork key={`${id} branches`}>
        <p>
          <FlowIcon />
          {text("outline.parallel", { count: branches.length })}
          {became(id)}
        </p>
        <Branches>
          {branches.map((branch) => (
            <li key={branch[0]?.id}>{list(branch)}</li>
          ))}
        </Branches>
      </Fork>
    ) : null,
  ];

  const list = (outline: Outline, root: Readonly<Record<string, unknown>> = {}): ReactNode => (
    <List {...root}>{outline.map(item)}</List>
  );

  return (
    <>
      {list(main, { ...rootProps(root), "aria-label": text("outline.label") })}
      {apart.length > 0 ? (
        <List aria-label={text("outline.apart")}>
          <Mark>{text("outline.apart")}</Mark>
          {apart.map((id) => step(id) ?? <Mark key={id}>{name(id)}</Mark>)}
        </List>
      ) : null}
    </>
  );
}
