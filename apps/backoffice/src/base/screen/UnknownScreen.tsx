import { firstPermitted } from "@yer/api/paths";
import { useSession } from "@yer/api/react";
import { NotFound } from "@yer/ui";
import { useText } from "../language/use-text.js";
import { useScreenTitle } from "./use-screen-title.js";

/** An address the back office does not have. The server answers it with 404; within the app this page says so. */
export function UnknownScreen() {
  const text = useText();
  const { is_staff: isStaff, permissions } = useSession();
  useScreenTitle(text("shell.unknown"));
  return <NotFound homeHref={isStaff ? firstPermitted(permissions) : "/"} />;
}
