import { type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { BellIcon } from "../../icons/BellIcon.js";
import { useMediaQuery } from "../../state/use-media-query.js";
import { lazyOverlay } from "../../overlay/lazy-overlay.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { Drawer } from "../Drawer/Drawer.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Popover } from "../Popover/Popover.js";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import type { NotificationListProps } from "./NotificationList.js";
import type { Notification } from "./types.js";
import { useArrivals } from "./use-arrivals.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

const NotificationList = lazyOverlay<NotificationListProps, "NotificationList">(
  () => import("./NotificationList.js"),
  "NotificationList",
);

/** Props of `NotificationCenter`. */
export interface NotificationCenterProps extends RootProps {
  /** What is known so far, in any order. */
  readonly items: readonly Notification[];
  /** How many are unread in all, also beyond those loaded. */
  readonly unread: number;
  /** Whether they are there. @default "ready" */
  readonly status?: "ready" | "loading" | "error";
  /** Tries again after an error. */
  readonly onRetry?: () => unknown;
  /** Loads older ones; without it there are none. A returned promise keeps the button pending. */
  readonly onLoadMore?: () => unknown;
  /** Called with the id of the one that was read. */
  readonly onRead: (id: string) => void;
  /** Called when all were read. A returned promise keeps the button pending. */
  readonly onReadAll: () => unknown;
  /** Whether the panel is open, where the host rules it. */
  readonly isOpen?: boolean;
  /** Called when the panel opens or closes: the time to ask for what is new. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const Panel = styled.div`
  inline-size: min(380px, calc(100vw - 64px));
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--yer-space-1) var(--yer-space-3);
  margin-block-end: var(--yer-space-2);
  h2 {
    font-size: var(--yer-font-size-lg);
  }
`;

/**
 * What happened while the person was away or looked elsewhere: a bell with a count, and a panel by day. What comes while
 * the page is open is told to readers, politely and not more often than every ten seconds.
 */
export function NotificationCenter(props: NotificationCenterProps): ReactElement {
  const { items, unread, status = "ready", onReadAll, onOpenChange } = props;
  const text = useUiText();
  const isPhone = useMediaQuery("(max-width: 599.98px)");
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = props.isOpen ?? ownOpen;
  const said = useArrivals(items, status === "ready", (came) =>
    text("notifications.new", { count: came.length, title: came[0]?.title ?? "" }),
  );

  function setOpen(open: boolean): void {
    setOwnOpen(open);
    onOpenChange?.(open);
  }

  const frame = {
    trigger: <IconButton {...rootProps(props)} aria-label={text("notifications")} icon={<BellIcon />} count={unread} />,
    isOpen,
    onOpenChange: setOpen,
  };
  const readAll =
    unread > 0 ? (
      <Button size="sm" variant="quiet" onPress={onReadAll}>
        {text("notifications.readAll")}
      </Button>
    ) : null;
  const list = <NotificationList {...props} onClose={() => setOpen(false)} />;
  return (
    <>
      {isPhone ? (
        <Drawer {...frame} title={text("notifications")}>
          {readAll ? <Head>{readAll}</Head> : null}
          {list}
        </Drawer>
      ) : (
        <Popover {...frame} aria-label={text("notifications")} placement="bottom end">
          <Panel>
            <Head>
              <h2>{text("notifications")}</h2>
              {readAll}
            </Head>
            {list}
          </Panel>
        </Popover>
      )}
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </>
  );
}
