import { sayReason } from "@yer/api/messages/sentences";
import { useSession } from "@yer/api/react";
import type { PermissionCheck } from "@yer/ui";
import { useMemo } from "react";
import { useText } from "../language/use-text.js";

/**
 * Whether the signed-in person holds a code and, if not, the sentence that the service itself would give: what `Can`
 * asks for every button of the back office.
 */
export function useCheck(): PermissionCheck {
  const text = useText();
  const { permissions } = useSession();
  return useMemo(() => {
    const held: ReadonlySet<string> = new Set(permissions);
    return (code) =>
      held.has(code)
        ? { allowed: true }
        : { allowed: false, reason: sayReason(text, { code: "permission-missing", params: { code } }) };
  }, [text, permissions]);
}
