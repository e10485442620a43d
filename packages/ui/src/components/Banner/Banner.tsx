import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useMediaQuery } from "../../state/use-media-query.js";
import type { Tone } from "../../theme/tones.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { ToneIcon } from "../ToneIcon/ToneIcon.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Banner`. */
export interface BannerProps extends RootProps {
  /** What the message means; gives sign and colour. @default "info" */
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
  &[data-folded] {
    flex-wrap: nowrap;
    padding-block: 0;
    min-block-size: 40px;
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
  [data-folded] > & {
    flex-basis: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
const Toggle = styled(IconButton)`
  > svg {
    transition: rotate var(--yer-motion-fast) var(--yer-ease);
  }
  &[aria-expanded="true"] > svg {
    rotate: 180deg;
  }
`;

const phone = "(max-width: 599.98px)";

/** Whether words take more than their one line, now and as the window changes. */
function useIsCut(isFolded: boolean): [(words: HTMLDivElement | null) => void, boolean] {
  const words = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = words.current;
    if (!isFolded || !element) return undefined;
    const measure = (): void => setCut(element.scrollWidth > element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  });
  return [(element) => void (words.current = element), isCut];
}

/**
 * A notice over the whole page: a sandbox, a new version, no connection. What belongs to one part of it is an
 * `InlineAlert`.
 *
 * On a phone it takes one line; what has no room there, and its action, come at a press.
 *
 * Data attributes: `data-tone`, `data-folded`.
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
  const id = useId();
  const isPhone = useMediaQuery(phone);
  const [isOpen, setOpen] = useState(false);
  const isFolded = isPhone && !isOpen;
  const [words, isCut] = useIsCut(isFolded);
  const hasAction = action !== undefined && action !== null && action !== false;
  return (
    <Root
      {...rootProps(root)}
      data-tone={tone}
      data-folded={isFolded ? "" : undefined}
      aria-label={text(`tone.${tone}`)}
    >
      <ToneIcon tone={tone} size={20} />
      <Words ref={words} id={id} {...(isAnnounced ? { role: "alert" } : {})}>
        {children}
      </Words>
      {isFolded ? null : action}
      {isPhone && (isOpen || isCut || hasAction) ? (
        <Toggle
          aria-label={text("more")}
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<ChevronDownIcon />}
          size="sm"
          onPress={() => setOpen(!isOpen)}
        />
      ) : null}
      {onDismiss ? <IconButton aria-label={text("close")} icon={<CloseIcon />} size="sm" onPress={onDismiss} /> : null}
    </Root>
  );
}
