import type { ReactElement } from "react";
import { styled } from "styled-components";
import { CheckIcon } from "../../icons/CheckIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import type { WizardStep } from "./types.js";

/** Props of `WizardSteps`. */
export interface WizardStepsProps {
  readonly label: string;
  readonly steps: readonly WizardStep[];
  /** Id of the step in view. */
  readonly current: string;
  readonly done: readonly string[];
  readonly onGo: (id: string) => void;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  @container yer-wizard (min-width: 44rem) {
    flex-direction: column;
  }
`;

const Entry = styled.li`
  min-inline-size: 0;
  > * {
    display: flex;
    align-items: center;
    gap: var(--yer-space-2);
    inline-size: 100%;
    min-block-size: var(--yer-control-height);
    padding: 4px var(--yer-space-2);
    border: 0;
    border-radius: var(--yer-radius-md);
    background: none;
    color: var(--yer-text-muted);
    text-align: start;
  }
  > button {
    color: var(--yer-text);
    cursor: pointer;
  }
  > button:hover {
    background: var(--yer-surface-hover);
  }
  > [aria-current] {
    background: var(--yer-accent-subtle);
    color: var(--yer-accent-text);
    font-weight: var(--yer-weight-medium);
  }
  /* Where the room is narrow, only the step in view says its name; readers hear all of them. */
  @container yer-wizard (max-width: 43.99rem) {
    > :not([aria-current]) > [data-name] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const Number = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--yer-border-strong);
  border-radius: var(--yer-radius-full);
  font-size: var(--yer-font-size-sm);
  font-variant-numeric: tabular-nums;
  [data-done] > & {
    border-color: transparent;
    background: var(--yer-success-bg);
    color: var(--yer-success-text);
  }
  [aria-current] > & {
    border-color: transparent;
    background: var(--yer-accent);
    color: var(--yer-on-accent);
  }
  @media (forced-colors: active) {
    [aria-current] > & {
      border-color: Highlight;
    }
  }
`;

/** The steps of a wizard: those answered lead back, the one in view is marked, those to come are words. */
export function WizardSteps({ label, steps, current, done, onGo }: WizardStepsProps): ReactElement {
  const text = useUiText();
  const { intl } = useUiIntl();
  return (
    <nav aria-label={label}>
      <List>
        {steps.map(({ id, title }, index) => {
          const isCurrent = id === current;
          const isDone = done.includes(id);
          // What comes next can be gone to as well, once all before it is answered.
          const isOpen = isDone || steps.slice(0, index).every((before) => done.includes(before.id));
          const inside = (
            <>
              <Number aria-hidden="true">
                {isDone && !isCurrent ? <CheckIcon size={14} /> : intl.formatNumber(index + 1)}
              </Number>
              <span data-name="">
                {title}
                {isCurrent ? null : <VisuallyHidden>, {text(isDone ? "wizard.done" : "wizard.todo")}</VisuallyHidden>}
              </span>
            </>
          );
          const state = { "data-done": isDone || undefined };
          return (
            <Entry key={id}>
              {isCurrent ? (
                <span {...state} aria-current="step">
                  {inside}
                </span>
              ) : isOpen ? (
                <button type="button" {...state} onClick={() => onGo(id)}>
                  {inside}
                </button>
              ) : (
                <span {...state}>{inside}</span>
              )}
            </Entry>
          );
        })}
      </List>
    </nav>
  );
}
