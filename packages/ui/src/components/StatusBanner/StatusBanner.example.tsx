import { StatusBanner } from "@yer/ui";

export function Example() {
  return <StatusBanner tone="warning">There is no connection. What you type is kept.</StatusBanner>;
}
