import { StatusTag } from "@yer/ui";

export function Example() {
  return <StatusTag tone="success">Sent</StatusTag>;
}
