import { createContext, useContext, type ReactNode } from "react";

/** Whether the person may do something, and if not, why in a sentence. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

/** Answers for a code of the host, such as `update:property`. The kit knows no codes. */
export type PermissionCheck = (code: string) => Permission;

const PermissionContext = createContext<PermissionCheck | null>(null);
PermissionContext.displayName = "Permission";

/** Props of `CanProvider`. */
export interface CanProviderProps {
  /** The host's answer. Keep it the same function while nothing changes. */
  check: PermissionCheck;
  /** The signed-in part of the app. */
  children: ReactNode;
}

/** Tells every `Can` below how to find out what the person may do. */
export function CanProvider({ check, children }: CanProviderProps): ReactNode {
  return <PermissionContext value={check}>{children}</PermissionContext>;
}

/** Thrown when `Can` has nobody to ask. */
export class PermissionCheckMissingError extends Error {
  override name = "PermissionCheckMissingError";
  constructor(code: string) {
    super(
      `Can code="${code}" was rendered outside of CanProvider, so nobody can say whether it is allowed. Wrap the signed-in part of the app in <CanProvider check={…}>.`,
    );
  }
}

/** What `Can` hands its children: spread it on a `Button` or `IconButton`. */
export interface CanState {
  /** Why it cannot be used; not there when it can. */
  disabledReason?: string;
}

/** Props of `Can`. What is shown without the permission must be able to tell the reason, so it is a function then. */
export type CanProps = {
  /** The code the host's check knows. */
  code: string;
} & (
  | {
      /** What happens without the permission: nothing is shown, or it is shown and says why it cannot be used. @default "hide" */
      otherwise?: "hide";
      /** The thing itself; as a function it gets `disabledReason` to pass on. */
      children: ReactNode | ((state: CanState) => ReactNode);
    }
  | {
      otherwise: "disable";
      children: (state: CanState) => ReactNode;
    }
);

/**
 * Shows something to those who may use it; for others hides it, or shows it with the reason. The service decides all
 * the same: this only spares people a refusal.
 *
 * @throws {PermissionCheckMissingError} outside of `CanProvider`.
 */
export function Can({ code, otherwise = "hide", children }: CanProps): ReactNode {
  const check = useContext(PermissionContext);
  if (!check) throw new PermissionCheckMissingError(code);
  const permission = check(code);
  if (!permission.allowed && otherwise === "hide") return null;
  if (typeof children !== "function") return children;
  return children(permission.allowed ? {} : { disabledReason: permission.reason });
}
