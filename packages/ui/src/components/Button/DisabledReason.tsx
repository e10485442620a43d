import { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";

/** The bubble lies inside the button and shows by CSS alone, so that the commonest component does not carry a tooltip's weight. */
const Bubble = styled.span`
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
  [dir="rtl"] & {
    transform: translateX(50%);
  }
  [data-hovered] > &:not([data-dismissed]),
  [data-focus-visible] > &:not([data-dismissed]) {
    display: block;
  }
  /* Drawn, not written: words inside a button count as its label, and speech input would ask for them (WCAG 2.5.3). */
  &::after {
    content: attr(data-reason);
  }
  /* A bridge over the gap, so that the pointer can go from the button to the words. */
  &::before {
    content: "";
    position: absolute;
    inset: -8px 0;
    z-index: -1;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
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

/** What a press is made of. */
const presses = ["pointerdown", "keydown", "keyup", "click"] as const;

/** Props of `DisabledReason`. */
export interface DisabledReasonProps {
  /** What the button's `aria-describedby` points to. */
  id: string;
  /** The reason, in a sentence. */
  children: string;
}

/**
 * Says why the button around it cannot be used: on hover and keyboard focus until Escape, and to readers as the
 * button's description (hidden here, so that it is not part of its name too).
 */
export function DisabledReason({ id, children }: DisabledReasonProps): ReactNode {
  const bubble = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const button = bubble.current?.parentElement;
    // Before everyone else: the first Escape is for the bubble, the next for the dialog the button may stand in.
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !bubble.current?.checkVisibility()) return;
      event.stopPropagation();
      setDismissed(true);
    };
    const again = (): void => setDismissed(false);
    // A dialog or a menu whose trigger the button is hears presses too: a blocked one lets nobody hear them.
    const swallow = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
      event.stopPropagation();
      if (event.type !== "pointerdown") event.preventDefault();
    };
    for (const type of presses) button?.addEventListener(type, swallow);
    document.addEventListener("keydown", dismiss, true);
    button?.addEventListener("pointerleave", again);
    button?.addEventListener("blur", again);
    return () => {
      for (const type of presses) button?.removeEventListener(type, swallow);
      document.removeEventListener("keydown", dismiss, true);
      button?.removeEventListener("pointerleave", again);
      button?.removeEventListener("blur", again);
    };
  }, []);

  return (
    <Bubble ref={bubble} aria-hidden data-reason={children} data-dismissed={isDismissed || undefined}>
      <span id={id} hidden>
        {children}
      </span>
    </Bubble>
  );
}
