import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { motions } from "../../theme/motions.js";

/** Props of `ProgressBar`. */
export interface ProgressBarProps extends RootProps {
  /** What is being done. */
  label: string;
  /** How much is done, from 0 to `maxValue`; without it the length is not known. */
  value?: number;
  /** All there is to do. @default 100 */
  maxValue?: number;
  /** What to say instead of the percentage, such as "1 200 of 12 431". */
  valueText?: string;
  /** Stops the work; shows a button. */
  onCancel?: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-3);
  font-size: var(--yer-font-size-sm);
  > label {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.span`
  color: var(--yer-text-muted);
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  position: relative;
  grid-column: 1 / -1;
  block-size: 6px;
  border-radius: var(--yer-radius-full);
  background: var(--yer-surface-active);
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  block-size: 100%;
  inline-size: var(--_done);
  border-radius: inherit;
  background: var(--yer-accent);
  transition: inline-size var(--yer-motion) linear;
  &[data-unknown] {
    inline-size: 40%;
    animation: ${motions.run} 1400ms ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] {
      inline-size: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** The native element tells assistive technology; the track above it is what eyes see. */
const Native = styled.progress`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
`;

/**
 * How far a long work has come, with a way to stop it.
 *
 * Data attributes: `data-state` (`unknown`, `running`, `done`).
 */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  valueText,
  onCancel,
  ...root
}: ProgressBarProps): ReactNode {
  const text = useUiText();
  const { intl } = useUiIntl();
  const id = useId();
  const known = value !== undefined;
  const part = known && maxValue > 0 ? Math.min(1, Math.max(0, value / maxValue)) : 0;
  const words = valueText ?? intl.formatNumber(part, { style: "percent" });
  return (
    <Root {...rootProps(root)} data-state={known ? (part === 1 ? "done" : "running") : "unknown"}>
      <label htmlFor={id}>{label}</label>
      <Value aria-hidden>{known ? words : null}</Value>
      {onCancel ? (
        <IconButton
          aria-label={`${text("cancel")}: ${label}`}
          icon={<CloseIcon size={14} />}
          size="sm"
          onPress={onCancel}
        />
      ) : (
        <span />
      )}
      <Track>
        <Fill data-unknown={!known || undefined} style={{ "--_done": `${part * 100}%` }} />
        <Native
          id={id}
          max={maxValue}
          {...(known ? { value: Math.min(value, maxValue), "aria-valuetext": words } : {})}
        />
      </Track>
    </Root>
  );
}
