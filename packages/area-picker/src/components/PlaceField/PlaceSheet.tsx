import { CloseIcon, innerButton } from "@yer/ui";
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";

const Sheet = styled.dialog`
  position: fixed;
  inset: auto 0 var(--keyboard, 0px);
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 100%;
  block-size: calc(var(--room, 100dvh) * 0.85);
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-start-start-radius: var(--yer-radius-lg);
  border-start-end-radius: var(--yer-radius-lg);
  background: var(--yer-surface-raised);
  color: var(--yer-text);
  box-shadow: var(--yer-shadow-lg);
  overflow: hidden;

  &::backdrop {
    background: var(--yer-scrim);
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: translate var(--yer-motion) var(--yer-ease);
    @starting-style {
      translate: 0 24px;
    }
  }
  @media (forced-colors: active) {
    border-block-start: 1px solid CanvasText;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--yer-space-3) var(--yer-space-3) var(--yer-space-2) var(--yer-space-4);

  & > h2 {
    margin: 0;
    font-size: var(--yer-font-size-lg);
    font-weight: var(--yer-weight-semibold);
  }
`;
const Close = styled.button`
  ${innerButton}
  inline-size: 44px;
  block-size: 44px;
`;
const Typing = styled.div`
  padding: 0 var(--yer-space-3) var(--yer-space-2);
`;

/**
 * The list of a field on a phone: a sheet from the bottom, with an input of its own on top, above the keyboard of the
 * screen. The page behind is out of reach while it is open; Escape, a press beside it or its button close it.
 */
export function PlaceSheet({
  title,
  input,
  children,
  onClose,
}: {
  readonly title: string;
  readonly input: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}): ReactElement {
  const text = useAreaText();
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = sheet.current;
    // Strict mode runs this twice.
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector("input")?.focus();
    return () => dialog?.close();
  }, []);

  // Phones lay their keyboard over the page without telling the page's own size.
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const lay = (): void => {
      if (!view) return;
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      sheet.current?.style.setProperty("--room", `${view.height}px`);
      sheet.current?.style.setProperty("--keyboard", `${covered}px`);
    };
    lay();
    view?.addEventListener("resize", lay);
    view?.addEventListener("scroll", lay);
    return () => {
      view?.removeEventListener("resize", lay);
      view?.removeEventListener("scroll", lay);
    };
  }, []);

  return (
    <Sheet
      ref={sheet}
      aria-labelledby={titleId}
      data-sheet=""
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The sheet fills its own box: a press on the dialog itself is one beside it, on its backdrop.
      onClick={(event) => {
        if (event.target === event.currentTarget && event.clientY < event.currentTarget.getBoundingClientRect().top) {
          onClose();
        }
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Close type="button" aria-label={text("area.close")} onClick={onClose}>
          <CloseIcon size={20} />
        </Close>
      </Head>
      <Typing>{input}</Typing>
      {children}
    </Sheet>
  );
}
