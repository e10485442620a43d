import { css } from "styled-components";

/** Look shared by everything that is pressed like a button: Button, IconButton, links that act as one. */
export const buttonStyle = css`
  --_bg: var(--yer-surface);
  --_bg-hover: var(--yer-surface-hover);
  --_bg-active: var(--yer-surface-active);
  --_fg: var(--yer-text);
  --_line: var(--yer-border-strong);
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height);
  padding: 0 var(--yer-control-padding);
  border: 1px solid var(--_line);
  border-radius: var(--yer-radius-md);
  background: var(--_bg);
  color: var(--_fg);
  font-size: var(--yer-font-size-md);
  font-weight: var(--yer-weight-medium);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--yer-motion-fast) var(--yer-ease),
    border-color var(--yer-motion-fast) var(--yer-ease);

  &[data-variant="secondary"] {
    --_line: color-mix(in oklab, var(--yer-border-strong) 55%, var(--yer-border));
    box-shadow: var(--yer-shadow-sm);
  }
  &[data-variant="primary"] {
    --_bg: var(--yer-accent);
    --_bg-hover: var(--yer-accent-hover);
    --_bg-active: var(--yer-accent-active);
    --_fg: var(--yer-on-accent);
    --_line: transparent;
  }
  &[data-variant="danger"] {
    --_bg: var(--yer-danger-solid);
    --_bg-hover: var(--yer-danger-solid-hover);
    --_bg-active: var(--yer-danger-solid-hover);
    --_fg: var(--yer-on-solid);
    --_line: transparent;
  }
  &[data-variant="quiet"] {
    --_bg: transparent;
    --_line: transparent;
  }
  &[data-size="sm"] {
    min-block-size: var(--yer-control-height-sm);
    padding-inline: var(--yer-space-2);
    font-size: var(--yer-font-size-sm);
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &[data-hovered] {
    background: var(--_bg-hover);
  }
  &[data-pressed],
  &[aria-expanded="true"][data-variant="quiet"],
  &[aria-expanded="true"][data-variant="secondary"] {
    background: var(--_bg-active);
  }
  &[data-disabled],
  &[aria-disabled="true"]:not([data-pending]) {
    --_bg: var(--yer-surface-sunken);
    --_bg-hover: var(--_bg);
    --_bg-active: var(--_bg);
    --_fg: var(--yer-text-disabled);
    --_line: var(--yer-border);
    box-shadow: none;
    cursor: not-allowed;
    &[data-variant="quiet"] {
      --_bg: transparent;
      --_line: transparent;
    }
  }
  &[aria-disabled="true"] {
    anchor-name: --disabled-button;
    anchor-scope: --disabled-button;
  }
  &[data-pending] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &[data-disabled],
    &[aria-disabled="true"] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
