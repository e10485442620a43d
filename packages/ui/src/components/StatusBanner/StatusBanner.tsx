import type { ReactNode } from "react";
import { Banner, type BannerProps } from "../Banner/Banner.js";
import { rootProps } from "../../root/root-props.js";

/** Props of `StatusBanner`. */
export interface StatusBannerProps extends Omit<BannerProps, "announce" | "children"> {
  /** What is so, in one sentence or two; nothing while there is nothing to tell. */
  children?: ReactNode;
}

/**
 * A `Banner` that comes and goes while people work: the connection is lost, it is back, a new build is there. It is
 * always mounted, empty while there is nothing to tell, since a live region that comes with its words is often not heard.
 *
 * Data attributes: `data-shown` (`true`, `false`).
 */
export function StatusBanner({
  children,
  tone,
  action,
  onDismiss,
  isAnnounced,
  ...root
}: StatusBannerProps): ReactNode {
  const isShown = children !== undefined && children !== null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds words alone, a banner has parts
    <div {...rootProps(root)} role="status" data-shown={isShown}>
      {isShown ? (
        <Banner tone={tone} action={action} onDismiss={onDismiss} isAnnounced={isAnnounced}>
          {children}
        </Banner>
      ) : null}
    </div>
  );
}
