import { styled } from "styled-components";

/**
 * The bubble that says why a button cannot be used. It lies inside the button and shows by CSS alone on hover and
 * keyboard focus, so that the commonest component does not carry the weight of a tooltip. Hidden from the button's
 * name by `aria-describedby`'s owner: the text is read as the description.
 */
export const DisabledReason = styled.span.attrs({ "aria-hidden": true })`
  position: absolute;
  inset-block-end: calc(100% + 6px);
  inset-inline-start: 50%;
  z-index: var(--yer-z-overlay);
  inline-size: max-content;
  max-inline-size: min(280px, 80vw);
  padding: var(--yer-space-2) var(--yer-space-3);
  border-radius: var(--yer-radius-md);
  background: var(--yer-text);
  color: var(--yer-bg);
  font-size: var(--yer-font-size-sm);
  font-weight: var(--yer-weight-normal);
  line-height: var(--yer-line);
  text-align: start;
  white-space: normal;
  transform: translateX(-50%);
  display: none;
  pointer-events: none;
  [dir="rtl"] & {
    transform: translateX(50%);
  }
  [data-hovered] > &,
  [data-focus-visible] > & {
    display: block;
  }
  /* Where the browser can, it keeps the bubble inside the window and out of the page's width. */
  @supports (anchor-scope: --x) {
    position: fixed;
    position-anchor: --disabled-button;
    position-area: block-start;
    position-try-fallbacks: flip-block;
    inset: auto;
    margin: 6px 8px;
    && {
      transform: none;
    }
  }
`;
