import { NotFound } from "@yer/ui";
import { useContentStands } from "../shell/firstContent.js";

/** An address the back office does not have. The server answers it with 404; within the app this page says so. */
export function UnknownScreen() {
  useContentStands(true);
  return <NotFound homeHref="/applications" />;
}
