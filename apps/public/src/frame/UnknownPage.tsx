import { NotFound } from "@yer/ui";
import { useText } from "../language/use-text.js";
import { useTitle } from "./use-title.js";

/** An address that the site does not have. The server answers it with 404; within the site this page says so. */
export function UnknownPage() {
  const text = useText();
  useTitle(text("unknown.title"));
  return <NotFound />;
}
