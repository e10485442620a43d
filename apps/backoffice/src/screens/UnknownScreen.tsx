import { NotFound } from "@yer/ui";
import { useText } from "../language/useText.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";

/** An address the back office does not have. The server answers it with 404; within the app this page says so. */
export function UnknownScreen() {
  const text = useText();
  useScreenTitle(text("shell.unknown"));
  return <NotFound homeHref="/applications" />;
}
