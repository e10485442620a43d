import type { ReactElement } from "react";
import { styled } from "styled-components";
import { CheckCircleIcon } from "../../icons/CheckCircleIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { WarningIcon } from "../../icons/WarningIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/index.js";
import { Spinner } from "../Spinner/index.js";

/** Where the saving of a draft stands. */
export type Autosave =
  | { readonly kind: "idle" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; /** When, ISO 8601. */ readonly at: string }
  | { readonly kind: "failed" };

/** Props of {@link AutosaveStatus}. */
export interface AutosaveStatusProps {
  /** Where it stands. */
  readonly state: Autosave;
  /** Saves again after a failure. */
  readonly onRetry?: () => void;
  /** Time zone the hour is told in. @default that of the browser */
  readonly timeZone?: string;
}

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height-sm);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);

  output {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  &[data-state="failed"] output {
    color: var(--yer-danger-text);
    font-weight: var(--yer-weight-medium);
  }
  &[data-state="saved"] svg {
    color: var(--yer-success-text);
  }
`;

/** Tells, without asking for attention, whether what is being written is safe. A failure says so and can be tried again. */
export function AutosaveStatus({ state, onRetry, timeZone }: AutosaveStatusProps): ReactElement {
  const text = useUiText();
  const { intl } = useUiIntl();
  return (
    <Root data-state={state.kind}>
      <output>
        {state.kind === "saving" ? (
          <>
            <Spinner /> {text("autosave.saving")}
          </>
        ) : state.kind === "saved" ? (
          <>
            <CheckCircleIcon size={16} />
            {text("autosave.saved", {
              time: intl.formatTime(state.at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }),
            })}
          </>
        ) : state.kind === "failed" ? (
          <>
            <WarningIcon size={16} />
            {text("autosave.failed")}
          </>
        ) : state.kind === "unsaved" ? (
          <>
            <PencilIcon size={16} />
            {text("autosave.unsaved")}
          </>
        ) : null}
      </output>
      {state.kind === "failed" && onRetry ? (
        <Button size="sm" onPress={onRetry}>
          {text("retry")}
        </Button>
      ) : null}
    </Root>
  );
}
