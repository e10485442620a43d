import { firstPermitted } from "@yer/api/paths";
import { useSession } from "@yer/api/react";
import { NotFound } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { useText } from "../language/use-text.js";
import { useScreenTitle } from "./use-screen-title.js";

/** An address the back office does not have. The server answers it with 404; within the app this page says so. */
export function UnknownScreen() {
  const text = useText();
  const { is_staff: isStaff, permissions } = useSession();
  const { pathname } = useLocation();
  useScreenTitle(text("shell.unknown"));
  // The diary says it in words of its own (SPEC, diary reading).
  if (isStaff && pathname.startsWith("/diary/")) {
    return (
      <NotFound homeHref="/diary" homeLabel={text("diary.backHome")}>
        {text("diary.unknown")}
      </NotFound>
    );
  }
  return <NotFound homeHref={isStaff ? firstPermitted(permissions) : "/"} />;
}
