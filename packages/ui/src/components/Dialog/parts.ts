import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { styled } from "styled-components";
import { motions } from "../../theme/motions.js";

/** The veil over the page while a dialog is open. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--yer-z-overlay);
  display: grid;
  /* One cell, the window: a long dialog scrolls inside, its foot in reach, and a wide one is no wider than a phone. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  block-size: var(--visual-viewport-height, 100dvh);
  padding: var(--yer-space-4);
  background: var(--yer-scrim);
  &[data-place="end"] {
    place-items: stretch end;
    padding: 0;
  }
  &[data-place="top"] {
    place-items: start center;
    padding-block: min(12vh, 96px) var(--yer-space-4);
  }
  &[data-place="bottom"] {
    place-items: end stretch;
    padding: var(--yer-space-8) 0 0;
  }
  /* On a phone it comes up from below, where the thumb is. */
  @media (max-width: 599.98px) {
    &[data-place="center"] {
      place-items: end stretch;
      padding: var(--yer-space-8) 0 0;
    }
  }
  &[data-entering] {
    animation: ${motions.appear} var(--yer-motion) var(--yer-ease);
  }
`;

/** The sheet a dialog lies on, at its place; on a phone it takes the width. */
export const Sheet = styled(Modal)`
  display: flex;
  inline-size: min(var(--_width, 520px), 100%);
  max-block-size: 100%;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface-raised);
  box-shadow: var(--yer-shadow-lg);
  &[data-size="sm"] {
    --_width: 400px;
  }
  &[data-size="lg"] {
    --_width: 800px;
  }
  &[data-size="xl"] {
    --_width: 1040px;
  }
  &[data-size="full"] {
    --_width: 100%;
    block-size: 100%;
  }
  &[data-place="end"] {
    --_width: 480px;
    --_from: 24px;
    border-width: 0;
    border-inline-start-width: 1px;
    border-radius: 0;
  }
  &[data-place="end"][data-size="lg"] {
    --_width: 760px;
  }
  &[data-place="bottom"] {
    --_width: 100%;
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  @media (max-width: 599.98px) {
    &[data-place="center"] {
      --_width: 100%;
      border-width: 1px 0 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  [dir="rtl"] & {
    --_from: -24px;
  }
  [data-entering] > & {
    animation: ${motions.rise} var(--yer-motion) var(--yer-ease);
  }
  [data-entering] > &[data-place="end"] {
    animation-name: ${motions.slide};
  }
`;

/** Head, scrolling body and foot of a dialog. */
export const Panel = styled(AriaDialog)`
  --_inline: var(--yer-space-6);
  @media (max-width: 599.98px) {
    --_inline: var(--yer-space-4);
  }
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  outline: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--yer-space-4);
  padding: var(--yer-space-4) var(--yer-space-4) 0 var(--_inline);
  > h2 {
    padding-block: 6px;
    font-size: var(--yer-font-size-lg);
  }
  [dir="rtl"] & {
    padding: var(--yer-space-4) var(--_inline) 0 var(--yer-space-4);
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--yer-space-2) var(--_inline) var(--yer-space-6);
  overflow: auto;
  &:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--yer-space-2);
  padding: var(--yer-space-3) var(--_inline);
  border-block-start: 1px solid var(--yer-border);
  @media (max-width: 599.98px) {
    padding-block-end: max(var(--yer-space-3), env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
    }
  }
`;
