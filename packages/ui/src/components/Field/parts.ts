import { css, styled } from "styled-components";

/** Layout of a field: label, description, control and error under one another. Its root carries `data-field`. */
export const fieldLayout = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
  max-inline-size: 100%;
  scroll-margin-block: 96px 24px;

  &[data-width="xs"] {
    --yer-field-width: 8ch;
  }
  &[data-width="sm"] {
    --yer-field-width: 15ch;
  }
  &[data-width="md"] {
    --yer-field-width: 26ch;
  }
  &[data-width="lg"] {
    --yer-field-width: 40ch;
  }
`;

/** The frame around whatever takes the value: one look for text, lists and dates. */
export const controlFrame = css`
  display: flex;
  align-items: center;
  gap: var(--yer-space-1);
  inline-size: 100%;
  max-inline-size: var(--yer-field-width, 100%);
  min-block-size: var(--yer-control-height);
  padding: 0;
  border: 1px solid var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  color: var(--yer-text);
  transition: border-color var(--yer-motion-fast) var(--yer-ease);

  &:hover:not([data-disabled], [data-invalid], [data-invalid] *) {
    border-color: var(--yer-text-muted);
  }
  &[data-focus-within],
  &[data-focused]:not([data-focus-visible="false"]),
  &:focus-within {
    border-color: var(--yer-focus);
    outline: 1px solid var(--yer-focus);
    outline-offset: 0;
  }
  [data-invalid] &,
  &[data-invalid] {
    border-color: var(--yer-danger-solid);
  }
  [data-invalid] &:focus-within,
  &[data-invalid]:focus-within {
    outline-color: var(--yer-danger-solid);
  }
  &[data-disabled],
  [data-disabled] & {
    background: var(--yer-surface-sunken);
    border-color: var(--yer-border);
    color: var(--yer-text-disabled);
    cursor: not-allowed;
  }
  &[data-readonly],
  [data-readonly] & {
    background: var(--yer-surface-sunken);
    border-color: var(--yer-border);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** The bare input inside a frame. Its type is 16 px on touch screens: below that, phones zoom the page on focus. */
export const bareInput = css`
  flex: 1 1 auto;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: calc(var(--yer-control-height) - 2px);
  padding: 0 var(--yer-control-padding);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &:focus,
  &:focus-visible {
    outline: none;
  }
  /* Figures are written from the left in a mirrored page too: "+998 90", not "998 90+". */
  [dir="rtl"] &:is([inputmode="numeric"], [inputmode="decimal"], [inputmode="tel"], [type="tel"], [type="password"]) {
    direction: ltr;
    unicode-bidi: isolate;
    text-align: right;
  }
  &::placeholder {
    color: var(--yer-text-faint);
    opacity: 1;
  }
  &:disabled {
    color: inherit;
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;

/** A small button inside a frame: clear, show, step, open. */
export const innerButton = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: calc(var(--yer-control-height) - 6px);
  block-size: calc(var(--yer-control-height) - 6px);
  margin-inline-end: 2px;
  padding: 0;
  border: 0;
  border-radius: var(--yer-radius-sm);
  background: none;
  color: var(--yer-text-muted);
  cursor: pointer;

  &:hover:not(:disabled),
  &[data-hovered] {
    background: var(--yer-surface-hover);
    color: var(--yer-text);
  }
  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }
  &:disabled,
  &[data-disabled] {
    color: var(--yer-text-disabled);
    cursor: not-allowed;
  }
`;

/** A list of choices that drops from its field. */
export const dropdown = css`
  box-sizing: border-box;
  min-inline-size: var(--trigger-width);
  max-inline-size: min(36rem, 94vw);
  padding: var(--yer-space-1);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-raised);
  color: var(--yer-text);
  box-shadow: var(--yer-shadow-md);
  overflow: auto;
  outline: none;
`;

/** One choice of a list. */
export const dropdownItem = css`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height-sm);
  padding: 4px var(--yer-space-2);
  border-radius: var(--yer-radius-sm);
  outline: none;
  cursor: default;
  overflow-wrap: anywhere;

  &[data-focused] {
    background: var(--yer-surface-hover);
    box-shadow: inset 2px 0 0 var(--yer-accent);
  }
  [dir="rtl"] &[data-focused] {
    box-shadow: inset -2px 0 0 var(--yer-accent);
  }
  &[data-pressed] {
    background: var(--yer-surface-active);
  }
  &[data-selected] {
    font-weight: var(--yer-weight-medium);
  }
  &[data-disabled] {
    color: var(--yer-text-disabled);
  }
  & > [data-text] {
    flex: 1;
    min-inline-size: 0;
  }
  & small {
    display: block;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-normal);
  }
  & > [data-check] {
    flex: none;
    inline-size: 16px;
    color: var(--yer-accent-text);
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Where a control stands alone, without a React Aria field around it. */
export const ControlFrame = styled.div`
  ${controlFrame}
`;
