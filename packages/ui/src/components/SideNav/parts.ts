import { Link } from "react-aria-components/Link";
import { css, styled } from "styled-components";

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  inline-size: 264px;
  background: var(--yer-surface-sunken);
  &[data-collapsed] {
    inline-size: 56px;
  }
`;

export const Search = styled.search`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2);
  margin: var(--yer-space-3) var(--yer-space-3) var(--yer-space-1);
  padding-inline: var(--yer-space-2) 2px;
  min-block-size: 32px;
  border: 1px solid var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  color: var(--yer-text-muted);
  &:focus-within {
    outline: 2px solid var(--yer-focus);
    outline-offset: -1px;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--yer-text);
    outline: none;
  }
  input::placeholder {
    color: var(--yer-text-faint);
    opacity: 1;
  }
`;

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--yer-space-2);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
  &[hidden] {
    display: none;
  }
  & & {
    margin-block: 1px 4px;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2);
  inline-size: 100%;
  min-block-size: 32px;
  padding-block: 4px;
  [data-density="compact"] & {
    min-block-size: 26px;
    padding-block: 2px;
  }
  padding-inline: calc(var(--yer-space-2) + var(--_depth, 0) * 12px) var(--yer-space-2);
  border: 0;
  border-radius: var(--yer-radius-md);
  background: transparent;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-md);
  line-height: 1.3;
  text-align: inherit;
  text-decoration: none;
  cursor: pointer;
  &:not([data-depth="0"]) {
    padding-inline-start: calc(var(--yer-space-2) + 24px + (var(--_depth, 1) - 1) * 12px);
  }
  &:hover {
    background: var(--yer-surface-hover);
    color: var(--yer-text);
  }
  &:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }
  [data-collapsed] & {
    justify-content: center;
    min-block-size: 40px;
    padding-inline: 0;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

export const NavLink = styled(Link)`
  ${row}
  position: relative;
  &[aria-current="page"] {
    background: var(--yer-accent-subtle);
    color: var(--yer-accent-text);
    font-weight: var(--yer-weight-semibold);
  }
  &[aria-current="page"]::before {
    content: "";
    position: absolute;
    inset-block: 6px;
    inset-inline-start: 0;
    inline-size: 3px;
    border-radius: var(--yer-radius-full);
    background: var(--yer-accent);
  }
  @media (forced-colors: active) {
    &[aria-current="page"]::before {
      background: Highlight;
    }
  }
`;

export const GroupButton = styled.button`
  ${row}
  font-weight: var(--yer-weight-medium);
  &[data-holds-current] {
    background: var(--yer-accent-subtle);
    color: var(--yer-accent-text);
  }
  @media (forced-colors: active) {
    &[data-holds-current] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
  > svg {
    color: var(--yer-text-faint);
    transition: transform var(--yer-motion-fast) var(--yer-ease);
  }
  &[aria-expanded="false"] > svg {
    transform: rotate(-90deg);
  }
  [dir="rtl"] &[aria-expanded="false"] > svg {
    transform: rotate(90deg);
  }
  [data-collapsed] & > svg {
    display: none;
  }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: 16px;
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [data-collapsed] & {
    display: none;
  }
`;

export const Count = styled.span`
  /* "10 000+" reads from left to right in any page. */
  direction: ltr;
  unicode-bidi: isolate;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  font-variant-numeric: tabular-nums;
  font-weight: var(--yer-weight-medium);
  &[data-zero] {
    color: var(--yer-text-faint);
    font-weight: var(--yer-weight-normal);
  }
  [data-collapsed] & {
    display: none;
  }
`;

export const Nothing = styled.output`
  display: block;
  padding-inline: var(--yer-space-2);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--yer-space-2);
  padding: var(--yer-space-2);
  border-block-start: 1px solid var(--yer-border);
  > :last-child {
    margin-inline-start: auto;
  }
  [data-collapsed] & {
    justify-content: center;
    > :last-child {
      margin-inline: auto;
    }
  }
`;
