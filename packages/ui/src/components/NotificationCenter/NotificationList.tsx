import { type ReactElement, useId, useState } from "react";
import { styled } from "styled-components";
import { BellIcon } from "../../icons/BellIcon.js";
import { CheckIcon } from "../../icons/CheckIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { EmptyState } from "../EmptyState/EmptyState.js";
import { IconButton } from "../IconButton/IconButton.js";
import { InlineAlert } from "../InlineAlert/InlineAlert.js";
import { Link } from "../Link/Link.js";
import { Skeleton } from "../Skeleton/Skeleton.js";
import { ToneIcon } from "../ToneIcon/ToneIcon.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import { byDay, dayOf } from "./days.js";
import type { NotificationCenterProps } from "./NotificationCenter.js";
import type { Notification } from "./types.js";

const Day = styled.section`
  & + & {
    margin-block-start: var(--yer-space-4);
  }
  h3 {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-medium);
  }
  ul {
    margin: var(--yer-space-1) 0 0;
    padding: 0;
    list-style: none;
  }
`;

const Entry = styled.li`
  ${toneStyle}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px var(--yer-space-3);
  align-items: start;
  padding: var(--yer-space-2);
  border-radius: var(--yer-radius-md);
  &[data-unread] {
    background: var(--yer-accent-subtle);
  }
  & + & {
    margin-block-start: 2px;
  }
  > svg {
    margin-block-start: 3px;
    color: var(--_solid);
  }
  p {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    overflow-wrap: anywhere;
  }
`;

const Title = styled.div`
  overflow-wrap: anywhere;
  [data-unread] & {
    font-weight: var(--yer-weight-medium);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
  margin-block-start: var(--yer-space-1);
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-block-start: var(--yer-space-3);
`;

/** Props of `NotificationList`. */
export interface NotificationListProps extends NotificationCenterProps {
  readonly onClose: () => void;
}

/** What the panel holds: the notifications by day, or why there are none. */
export function NotificationList(props: NotificationListProps): ReactElement {
  const { items, status = "ready", onRetry, onLoadMore, onRead, onClose } = props;
  const text = useUiText();
  const { intl, timeOfDay } = useUiIntl();
  const id = useId();
  const [now] = useState(() => Date.now());
  const { timeZone } = intl;

  if (status === "error") {
    return (
      <InlineAlert
        tone="danger"
        title={text("notifications.failed")}
        actions={onRetry ? <Button onPress={onRetry}>{text("retry")}</Button> : undefined}
      />
    );
  }
  if (status === "loading" && items.length === 0) {
    return (
      <output aria-label={text("loading")}>
        <Skeleton lines={3} />
      </output>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState level={3} icon={<BellIcon size={32} />} title={text("notifications.empty")}>
        {text("notifications.emptyHint")}
      </EmptyState>
    );
  }

  function nameOf(day: string): string {
    if (day === dayOf(now, timeZone)) return text("date.today");
    if (day === dayOf(now - 86_400_000, timeZone)) return text("date.yesterday");
    return intl.formatDate(day, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  }

  function entry({ id: own, title, text: more, at, isRead, tone = "info", href, actions = [] }: Notification) {
    return (
      <Entry key={own} data-tone={tone} data-unread={isRead ? undefined : ""}>
        <ToneIcon tone={tone} aria-label={text(`tone.${tone}`)} size={16} />
        <div>
          <Title>
            {isRead ? null : <VisuallyHidden>{text("notifications.unread")}: </VisuallyHidden>}
            {href === undefined ? (
              title
            ) : (
              <Link
                href={href}
                variant="quiet"
                onPress={() => {
                  if (!isRead) onRead(own);
                  onClose();
                }}
              >
                {title}
              </Link>
            )}
          </Title>
          {more === undefined ? null : <p>{more}</p>}
          <p>
            <time dateTime={at}>{intl.formatDate(at, timeOfDay)}</time>
          </p>
          {actions.length > 0 ? (
            <Actions>
              {actions.map(({ label, onAction }) => (
                <Button key={label} size="sm" onPress={onAction}>
                  {label}
                </Button>
              ))}
            </Actions>
          ) : null}
        </div>
        {isRead ? null : (
          <IconButton
            size="sm"
            aria-label={text("notifications.read", { title })}
            icon={<CheckIcon />}
            onPress={() => onRead(own)}
          />
        )}
      </Entry>
    );
  }

  return (
    <>
      {byDay(items, timeZone).map(({ day, items: own }) => (
        <Day key={day} aria-labelledby={`${id}-${day}`}>
          <h3 id={`${id}-${day}`}>{nameOf(day)}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without marks for no list */}
          <ul role="list">{own.map(entry)}</ul>
        </Day>
      ))}
      {onLoadMore ? (
        <Foot>
          <Button variant="quiet" onPress={onLoadMore}>
            {text("notifications.more")}
          </Button>
        </Foot>
      ) : null}
    </>
  );
}
