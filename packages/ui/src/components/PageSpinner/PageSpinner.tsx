import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Spinner } from "../Spinner/Spinner.js";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { motions } from "../../theme/motions.js";

/** Props of `PageSpinner`. */
export interface PageSpinnerProps extends RootProps {
  /** What is being waited for. @default "Loading…" in the interface language */
  label?: string;
}

/** A screen that comes at once does not flash. */
const Root = styled.output`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--yer-space-3);
  min-block-size: min(60vh, 480px);
  padding: var(--yer-space-8);
  color: var(--yer-text-muted);
  animation: ${motions.appear} 150ms 150ms backwards;
  svg {
    color: var(--yer-accent);
  }
`;

/** Fills the page while a screen is being loaded, and shows only after 150 ms; screen readers hear it once. */
export function PageSpinner({ label, ...root }: PageSpinnerProps): ReactNode {
  const text = useUiText();
  return (
    <Root {...rootProps(root)}>
      <Spinner size={40} />
      <span>{label ?? text("loading")}</span>
    </Root>
  );
}
