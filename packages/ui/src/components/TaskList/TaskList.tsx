import { type ReactElement, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import type { Tone } from "../../theme/tones.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Link } from "../Link/Link.js";
import { StatusTag } from "../StatusTag/StatusTag.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** How a task stands. */
export type TaskStatus = "todo" | "progress" | "review" | "problem" | "done";

/** One task. */
export interface Task {
  /** Unique in the list. */
  readonly id: string;
  /** What is to be done: a noun or a verb with its object. */
  readonly title: string;
  /** Address of the page on which the task is done. */
  readonly href: string;
  /** A line under the title. */
  readonly hint?: ReactNode;
  /** How it stands. @default "todo" */
  readonly status?: TaskStatus;
  /** Other words for how it stands, where the kit's do not say it. */
  readonly statusText?: string;
  /** Why it cannot be started yet; it then leads nowhere. */
  readonly blockedReason?: string;
}

/** Tasks under one heading. */
export interface TaskSection {
  /** Unique in the list. */
  readonly id: string;
  /** The heading. */
  readonly title: string;
  /** Its tasks, in the order in which most people do them. */
  readonly tasks: readonly Task[];
}

/** Props of `TaskList`. */
export interface TaskListProps extends RootProps {
  /** The sections. */
  readonly sections: readonly TaskSection[];
  /** Level of the sections' headings. @default 2 */
  readonly level?: 2 | 3 | 4;
  /** Whether it says how many tasks are completed. @default true */
  readonly hasCount?: boolean;
}

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-6);
  max-inline-size: 720px;
`;

const Section = styled.section`
  h2,
  h3,
  h4 {
    font-size: var(--yer-font-size-lg);
  }
  ul {
    margin: var(--yer-space-2) 0 0;
    padding: 0;
    border-block-start: 1px solid var(--yer-border);
    list-style: none;
  }
`;

const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px var(--yer-space-4);
  min-block-size: var(--yer-row-height);
  padding: var(--yer-space-2) 0;
  border-block-end: 1px solid var(--yer-border);
  &:not([data-blocked]):hover {
    background: var(--yer-surface-hover);
  }
  /* The whole line is the link's, as the finger expects. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 220px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > span {
    display: block;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
`;

const State = styled.div`
  color: var(--yer-text-muted);
  [data-done] > & {
    color: var(--yer-text);
  }
`;

const tones: Readonly<Record<Exclude<TaskStatus, "done">, Tone>> = {
  todo: "info",
  progress: "progress",
  review: "neutral",
  problem: "danger",
};

/**
 * What is to be done, in any order and over days, with how each task stands: GOV.UK's task list. What is completed is a
 * plain word; what waits for the person stands out.
 */
export function TaskList({ sections, level = 2, hasCount = true, ...root }: TaskListProps): ReactElement {
  const text = useUiText();
  const id = useId();
  const tasks = sections.flatMap((section) => section.tasks);
  const done = tasks.filter(({ status }) => status === "done").length;
  const Heading = `h${level}` as const;
  return (
    <Root {...rootProps(root)}>
      {hasCount ? <p>{text("tasks.count", { done, all: tasks.length })}</p> : null}
      {sections.map((section) => (
        <Section key={section.id} aria-labelledby={`${id}-${section.id}`}>
          <Heading id={`${id}-${section.id}`}>{section.title}</Heading>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without marks for no list */}
          <ul role="list">
            {section.tasks.map(({ id: task, title, href, hint, status = "todo", statusText, blockedReason }) => {
              const [hintId, stateId] = [`${id}-${task}-hint`, `${id}-${task}-state`];
              const isBlocked = blockedReason !== undefined;
              const more = blockedReason ?? hint;
              const described = more ? `${hintId} ${stateId}` : stateId;
              const word = statusText ?? text(isBlocked ? "tasks.blocked" : `tasks.${status}`);
              return (
                <Line key={task} data-blocked={isBlocked || undefined} data-done={status === "done" || undefined}>
                  <Words>
                    {isBlocked ? (
                      title
                    ) : (
                      <Link href={href} aria-describedby={described}>
                        {title}
                      </Link>
                    )}
                    {more ? <span id={hintId}>{more}</span> : null}
                  </Words>
                  <State id={stateId}>
                    {isBlocked || status === "done" ? word : <StatusTag tone={tones[status]}>{word}</StatusTag>}
                  </State>
                </Line>
              );
            })}
          </ul>
        </Section>
      ))}
    </Root>
  );
}
