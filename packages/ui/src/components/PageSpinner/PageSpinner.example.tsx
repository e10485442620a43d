import { PageSpinner } from "@yer/ui";

export function Example() {
  return <PageSpinner label="Orders are being read…" />;
}
