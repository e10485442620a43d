import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Tone } from "../../theme/tones.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { ToneIcon } from "../ToneIcon/ToneIcon.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `InlineAlert`. */
export interface InlineAlertProps extends RootProps {
  /** What the message means; gives sign and colour. @default "info" */
  tone?: Tone;
  /** The point, in a few words. */
  title?: ReactNode;
  /** What is so, and what to do. */
  children?: ReactNode;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** Whether screen readers interrupt to say it, when it comes after an act of the person. @default false */
  isAnnounced?: boolean;
}

const Root = styled.div`
  ${toneStyle}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--yer-space-1) var(--yer-space-3);
  padding: var(--yer-space-3) var(--yer-space-4);
  border: 1px solid var(--_line);
  border-radius: var(--yer-radius-md);
  background: var(--_bg);
  color: var(--yer-text);
  > svg {
    margin-block-start: 1px;
    color: var(--_solid);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--yer-space-1);
  min-inline-size: 0;
  max-inline-size: var(--yer-measure);
  overflow-wrap: anywhere;
  > strong {
    color: var(--_fg);
    font-weight: var(--yer-weight-semibold);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
  margin-block-start: var(--yer-space-1);
`;

/**
 * A message in its place: why a part of the page is as it is, or what went wrong in it.
 *
 * Data attributes: `data-tone`.
 */
export function InlineAlert({
  tone = "info",
  title,
  children,
  actions,
  isAnnounced = false,
  ...root
}: InlineAlertProps): ReactNode {
  const text = useUiText();
  return (
    <Root {...rootProps(root)} data-tone={tone} {...(isAnnounced ? { role: "alert" } : {})}>
      <ToneIcon tone={tone} aria-label={text(`tone.${tone}`)} size={20} />
      <Words>
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <Actions>{actions}</Actions> : null}
      </Words>
    </Root>
  );
}
