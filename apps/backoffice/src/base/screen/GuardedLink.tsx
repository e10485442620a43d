import type { PermissionCode } from "@yer/api/contract/codes";
import { Button, type ButtonVariant, Can, Link } from "@yer/ui";
import type { ReactNode } from "react";

/** Props of {@link GuardedLink}. */
export interface GuardedLinkProps {
  /** The permission that the screen behind it needs. */
  readonly code: PermissionCode;
  readonly href: string;
  /** Weight of the button it looks like. @default "primary" */
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  /** Why it is closed to those who have the permission too. */
  readonly closed?: string | undefined;
  readonly children: ReactNode;
}

/** The way to a screen where something is made or changed; who may not go there finds a button that says why. */
export function GuardedLink({ code, href, variant = "primary", icon, closed, children }: GuardedLinkProps) {
  return (
    <Can code={code} otherwise="disable">
      {({ disabledReason = closed }) =>
        disabledReason === undefined ? (
          <Link href={href} button={variant} icon={icon}>
            {children}
          </Link>
        ) : (
          <Button variant={variant} icon={icon} disabledReason={disabledReason}>
            {children}
          </Button>
        )
      }
    </Can>
  );
}
