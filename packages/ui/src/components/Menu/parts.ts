import { Header, Menu as AriaMenu, MenuItem as AriaMenuItem, Popover as AriaPopover } from "react-aria-components/Menu";
import { styled } from "styled-components";
import { popoverStyle } from "../Popover/popover-style.js";

/** The sheet a menu lies on. */
export const Sheet = styled(AriaPopover)`
  ${popoverStyle}
  min-inline-size: max(var(--trigger-width), 180px);
  max-inline-size: min(360px, calc(100vw - 16px));
`;

// Its type is said because the inferred one has no name outside React Aria, which a declaration file would need.
export const List: typeof AriaMenu<object> = styled(AriaMenu<object>)`
  max-block-size: inherit;
  padding: 4px;
  outline: none;
  overflow: auto;
`;

export const Item = styled(AriaMenuItem)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  column-gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height-sm);
  padding: 4px var(--yer-space-2);
  border-radius: var(--yer-radius-sm);
  color: inherit;
  font-size: var(--yer-font-size-md);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &[data-focused],
  &[data-open] {
    background: var(--yer-surface-hover);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--yer-focus);
  }
  &[data-danger] {
    color: var(--yer-danger-text);
  }
  &[data-disabled],
  &[data-blocked] {
    color: var(--yer-text-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled],
    &[data-blocked] {
      color: GrayText;
    }
  }
`;

/** Holds the icon's place where other lines have a tick. */
export const Gap = styled.span`
  inline-size: 16px;
`;

export const Words = styled.span`
  grid-column: 2;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  display: block;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

export const Title = styled(Header)`
  padding: var(--yer-space-2) var(--yer-space-2) 2px;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  font-weight: var(--yer-weight-medium);
`;
