import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import type { Tone } from "../../theme/tones.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { ToneIcon } from "../ToneIcon/ToneIcon.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Banner`. */
export interface BannerProps extends RootProps {
  /** What it means. @default "info" */
  tone?: Tone;
  /** What is so, in one sentence. */
  children: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Lets the person put it away. */
  onDismiss?: () => void;
  /** Whether screen readers interrupt to say it, when it comes while people work: the connection is lost. @default false */
  isAnnounced?: boolean;
}

const Root = styled.section`
  ${toneStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  padding: var(--yer-space-2) var(--yer-space-4);
  border-block-end: 1px solid var(--_line);
  background: var(--_bg);
  color: var(--_fg);
  > svg {
    color: var(--_solid);
  }
  @media print {
    display: none;
  }
`;

/** As wide as leaves no word alone: on a phone what follows goes under it. */
const Words = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/**
 * A notice over the whole page: a sandbox, a new version, no connection. What belongs to one part of it is an
 * `InlineAlert`.
 *
 * Data attributes: `data-tone`.
 */
export function Banner({
  tone = "info",
  children,
  action,
  onDismiss,
  isAnnounced = false,
  ...root
}: BannerProps): ReactNode {
  const text = useUiText();
  return (
    <Root {...rootProps(root)} data-tone={tone} aria-label={text(`tone.${tone}`)}>
      <ToneIcon tone={tone} size={20} />
      <Words {...(isAnnounced ? { role: "alert" } : {})}>{children}</Words>
      {action}
      {onDismiss ? <IconButton aria-label={text("close")} icon={<CloseIcon />} size="sm" onPress={onDismiss} /> : null}
    </Root>
  );
}
