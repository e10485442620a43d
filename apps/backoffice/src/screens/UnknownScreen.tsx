import { NotFound } from "@yer/ui";

/** An address the back office does not have. The server answers it with 404; within the app this page says so. */
export function UnknownScreen() {
  return <NotFound homeHref="/applications" />;
}
