import type { PermissionCode } from "@yer/api/contract/codes";
import type { CanState } from "@yer/ui";
import { useCheck } from "./use-check.js";

/**
 * What closes a button to who lacks a code: spread it on the button, or read its sentence where it stands as a notice.
 * Where nothing else is done with it, `Can` says the same in the markup.
 */
export function useRefusal(code: PermissionCode): CanState {
  const permission = useCheck()(code);
  return permission.allowed ? {} : { disabledReason: permission.reason };
}
