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
  readonly children: ReactNode;
}

/** The way to a screen where something is made or changed; who may not go there finds a button that says why. */
export function GuardedLink({ code, href, variant = "primary", icon, children }: GuardedLinkProps) {
  return (
    <Can code={code} otherwise="disable">
      {({ disabledReason }) =>
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
