import { CloseIcon, IconButton } from "@yer/ui";
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";

/** Props of {@link MapPanel}. */
export interface MapPanelProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Whether it takes the focus when it comes. @default false */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

const Panel = styled.section`
  position: absolute;
  inset-block-start: var(--yer-space-6);
  inset-inline-start: var(--yer-space-2);
  z-index: 1000;
  display: grid;
  gap: var(--yer-space-2);
  inline-size: min(300px, calc(100% - 64px));
  max-block-size: calc(100% - 72px);
  overflow: auto;
  padding: var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-raised);
  box-shadow: var(--yer-shadow-md);
  font-size: var(--yer-font-size-sm);
  &:focus-visible {
    outline: 2px solid var(--yer-focus);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--yer-space-2);
  h2 {
    margin: 0;
    font-size: var(--yer-font-size-md);
    font-weight: var(--yer-weight-semibold);
    overflow-wrap: anywhere;
  }
`;

/** Something to read or to do over a corner of the map. Escape closes it. */
export function MapPanel({ title, onClose, takesFocus = false, children }: MapPanelProps): ReactElement {
  const text = useAreaText();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from whatever control inside
    <Panel
      ref={panel}
      aria-labelledby={heading}
      tabIndex={-1}
      data-map-panel=""
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Head>
        <h2 id={heading}>{title}</h2>
        <IconButton size="sm" aria-label={text("area.close")} icon={<CloseIcon />} onPress={onClose} />
      </Head>
      {children}
    </Panel>
  );
}
