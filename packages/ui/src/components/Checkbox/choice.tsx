import type { ReactElement, ReactNode } from "react";
import { css, styled } from "styled-components";
import { RequiredMark } from "../Field/FieldLabel.js";

/** A mark and its words: boxes, radios and switches lie alike, are hit on the words too, and are at least 24 px high. */
export const choice = css`
  display: flex;
  align-items: flex-start;
  gap: var(--yer-space-2);
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-block: 2px;
  line-height: 20px;
  cursor: pointer;

  & > [data-box] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
    border: 1px solid var(--yer-border-strong);
    border-radius: var(--yer-radius-sm);
    background: var(--yer-surface);
    color: transparent;
    transition: background var(--yer-motion-fast) var(--yer-ease);
  }
  &[data-hovered] > [data-box] {
    border-color: var(--yer-accent);
  }
  &[data-selected] > [data-box],
  &[data-indeterminate] > [data-box] {
    border-color: var(--yer-accent);
    background: var(--yer-accent);
    color: var(--yer-on-accent);
  }
  &[data-invalid] > [data-box] {
    border-color: var(--yer-danger-solid);
  }
  &[data-focus-visible] > [data-box] {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: var(--yer-text-disabled);
    cursor: not-allowed;
  }
  &[data-disabled] > [data-box] {
    border-color: var(--yer-border);
    background: var(--yer-surface-sunken);
  }
  &[data-disabled][data-selected] > [data-box] {
    background: var(--yer-text-disabled);
    color: var(--yer-surface);
  }
  &[data-readonly] {
    cursor: default;
  }
  & > [data-words] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-readonly] > [data-box] {
    background: var(--yer-surface-sunken);
  }
  &[data-readonly]:is([data-selected], [data-indeterminate]) > [data-box] {
    border-color: var(--yer-border-strong);
    color: var(--yer-text);
  }
  & small {
    display: block;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    align-items: center;
  }
  @media (forced-colors: active) {
    &[data-selected] > [data-box] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Props of `ChoiceWords`. */
export interface ChoiceWordsProps {
  /** Id of the words, which are the choice's name. */
  readonly id: string;
  /** The words. */
  readonly children: ReactNode;
  /** More about it, below: its description, not part of its name. */
  readonly description?: ReactNode;
  /** Marks what must be ticked. @default false */
  readonly isRequired?: boolean;
}

/** Id of a choice's description, bound to that of its words. */
export function descriptionOf(wordsId: string, description: ReactNode): string | undefined {
  return description === undefined ? undefined : `${wordsId}-description`;
}

/** What describes a choice: its description and its error, whichever there are. */
export function choiceDescribedBy(
  wordsId: string,
  description: ReactNode,
  errorId: string | undefined,
): string | undefined {
  return [descriptionOf(wordsId, description), errorId].filter(Boolean).join(" ") || undefined;
}

/** A choice over its error. */
export const ChoiceStack = styled.div`
  display: grid;
  gap: 4px;
`;

/** The words beside the mark; a press on them is a press on it. */
export function ChoiceWords({ id, children, description, isRequired = false }: ChoiceWordsProps): ReactElement {
  return (
    <span data-words="">
      <span id={id}>{children}</span>
      {isRequired ? <RequiredMark /> : null}
      {description === undefined ? null : <small id={descriptionOf(id, description)}>{description}</small>}
    </span>
  );
}

/** The tick, or the bar of a box that is neither ticked nor not. */
export function CheckMark({ indeterminate }: { readonly indeterminate: boolean }): ReactElement {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={indeterminate ? "M2.5 6h7" : "M2 6.5 4.8 9.2 10 3.2"} />
    </svg>
  );
}
