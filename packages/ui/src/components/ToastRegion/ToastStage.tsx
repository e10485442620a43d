import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { Text } from "react-aria-components/Text";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { IconButton } from "../IconButton/IconButton.js";
import { ToneIcon } from "../ToneIcon/ToneIcon.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import { Unbroken } from "../Unbroken/Unbroken.js";
import { motions } from "../../theme/motions.js";
import type { ToastMessage } from "./toast-queue.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { ToastRegionProps } from "./ToastRegion.js";

const defaultTimeout = 5000;

const Region = styled(AriaToastRegion<ToastMessage>)`
  position: fixed;
  inset-block-start: var(--yer-space-4);
  inset-inline: 0;
  z-index: var(--yer-z-toast);
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--yer-space-2);
  inline-size: fit-content;
  max-inline-size: calc(100vw - 32px);
  margin-inline: auto;
  border-radius: var(--yer-radius-lg);
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid var(--yer-focus);
    outline-offset: 4px;
  }
`;

const Root = styled(AriaToast<ToastMessage>)`
  ${toneStyle}
  display: flex;
  align-items: center;
  gap: var(--yer-space-3);
  inline-size: fit-content;
  max-inline-size: min(560px, 100%);
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--_line);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface-raised);
  box-shadow: var(--yer-shadow-md);
  animation: ${motions.drop} var(--yer-motion) var(--yer-ease);
  > svg {
    color: var(--_solid);
  }
  [dir="rtl"] & {
    padding: 6px 14px 6px 6px;
  }
  /* On a phone the words keep the width, and the buttons stand under them. */
  @media (max-width: 479.98px) {
    &[data-action] {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
    &[data-action] > :nth-child(2) {
      flex-basis: calc(100% - 20px - var(--yer-space-3));
    }
  }
`;

const Content = styled(AriaToastContent)`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  padding-block: 4px;
  font-weight: var(--yer-weight-medium);
`;

const More = styled(Text)`
  display: block;
  font-weight: var(--yer-weight-normal);
`;

/** Draws the messages of a `ToastRegion`. */
export function ToastStage({ queue, ...root }: ToastRegionProps): ReactNode {
  const text = useUiText();
  const [shown] = useState(() => new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 4 }));

  const count = useSyncExternalStore(
    (changed) => shown.subscribe(changed),
    () => shown.visibleToasts.length,
    () => 0,
  );

  useEffect(() => {
    const keys = new Map<string, string>();
    return queue.attach({
      show(id, message) {
        const timeout = message.timeout === undefined ? defaultTimeout : message.timeout;
        const key = shown.add(message, {
          ...(timeout === null ? {} : { timeout }),
          onClose: () => keys.delete(id),
        });
        keys.set(id, key);
      },
      close(id) {
        const key = keys.get(id);
        if (key) shown.close(key);
      },
    });
  }, [queue, shown]);

  return (
    // The number is for more than the ear: React Aria makes the region a stop of F6 only when its name changes once it
    // is there, and it is there only while there are messages.
    <Region {...ariaRootProps(root)} queue={shown} aria-label={`${text("notifications")}: ${count}`}>
      {({ toast }) => {
        const { tone = "info", title, text: words, action } = toast.content;
        return (
          <Root toast={toast} data-tone={tone} data-action={action ? true : undefined}>
            <ToneIcon tone={tone} aria-label={text(`tone.${tone}`)} size={20} />
            <Content>
              {title === undefined ? (
                <Text slot="title">
                  <Unbroken>{words}</Unbroken>
                </Text>
              ) : (
                <>
                  <Text slot="title">
                    <Unbroken>{title}</Unbroken>
                  </Text>
                  <More slot="description">
                    <Unbroken>{words}</Unbroken>
                  </More>
                </>
              )}
            </Content>
            {action ? (
              <Button
                size="sm"
                onPress={() => {
                  action.onAction();
                  shown.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <IconButton slot="close" aria-label={text("close")} icon={<CloseIcon />} size="sm" />
          </Root>
        );
      }}
    </Region>
  );
}
