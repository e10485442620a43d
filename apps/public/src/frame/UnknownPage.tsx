import { asStaffAsk } from "@yer/api/paths";
import { NotFound, PageSpinner } from "@yer/ui";
import { useEffect } from "react";
import { useText } from "../language/use-text.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { useTitle } from "./use-title.js";

/**
 * An address that the site does not have. The server answers it with 404; within the site this page says so. Staff are
 * sent on to the back office, which says it in its own frame, with the menu at their side.
 */
export function UnknownPage() {
  const text = useText();
  const isStaff = useStoredSession()?.is_staff === true;
  useTitle(text("unknown.title"));
  useEffect(() => {
    if (isStaff) window.location.replace(asStaffAsk(window.location));
  }, [isStaff]);
  return isStaff ? <PageSpinner /> : <NotFound />;
}
