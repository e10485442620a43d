import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { FileIcon } from "../../icons/FileIcon.js";
import { RefreshIcon } from "../../icons/RefreshIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/index.js";
import type { Upload } from "./uploads.js";

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 var(--yer-space-2);
  padding: 4px 4px 4px var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);

  > [data-name] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [data-name] small {
    display: block;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  &[data-state="failed"] > [data-name] small {
    color: var(--yer-danger-text);
  }
  a {
    color: var(--yer-accent-text);
  }
  > [data-acts] {
    display: flex;
  }
  > progress {
    grid-column: 1 / -1;
    inline-size: calc(100% - 8px);
    block-size: 4px;
    border: 0;
    border-radius: var(--yer-radius-full);
    background: var(--yer-surface-active);
    accent-color: var(--yer-accent);
    overflow: hidden;
  }
  > progress::-webkit-progress-bar {
    background: var(--yer-surface-active);
  }
  > progress::-webkit-progress-value {
    background: var(--yer-accent);
  }
`;

/** One file: its name, how it stands, and what can be done with it. */
export function UploadRow(props: {
  readonly name: string;
  /** The name as it is shown, a link where the file can be had. @default name */
  readonly shownName?: ReactNode;
  /** How it stands, in words. */
  readonly status: string;
  readonly state: Upload["state"]["kind"] | "stored" | "refused";
  /** How much of it has arrived, from 0 to 1, while it travels. */
  readonly share?: number;
  /** Sends it again; undefined where there is nothing to send. */
  readonly onRetry?: () => void;
  /** Gives it up while it travels, and takes it off the list otherwise; undefined where it stays. */
  readonly onClose?: () => void;
}): ReactElement {
  const { name, state, share, onRetry, onClose } = props;
  const text = useUiText();
  const isOnTheWay = state === "waiting" || state === "uploading";
  const isOver = state === "failed" || state === "cancelled";
  return (
    <Item data-state={state === "refused" ? "failed" : state}>
      <FileIcon size={16} />
      <span data-name="">
        {props.shownName ?? name}
        <small role={isOver ? "alert" : undefined}>{props.status}</small>
      </span>
      <span data-acts="">
        {onRetry ? (
          <IconButton
            key="retry"
            size="sm"
            icon={<RefreshIcon size={14} />}
            aria-label={text("upload.retry", { name })}
            onPress={({ target }) => {
              // This button goes; the one beside it stays.
              target.parentElement?.querySelector<HTMLElement>(":scope > button:last-of-type")?.focus();
              onRetry();
            }}
          />
        ) : null}
        {onClose ? (
          <IconButton
            // The same button from first to last, so that the focus on it is not lost when the file arrives.
            key="close"
            size="sm"
            icon={<CloseIcon size={14} />}
            aria-label={text(isOnTheWay ? "upload.cancel" : "remove", { name })}
            onPress={onClose}
          />
        ) : null}
      </span>
      {share === undefined ? null : <progress aria-label={name} value={share} max={1} />}
    </Item>
  );
}
