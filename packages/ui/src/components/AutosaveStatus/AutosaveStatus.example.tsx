import { AutosaveStatus } from "@yer/ui";

export function Example() {
  return <AutosaveStatus state={{ kind: "saved", at: "2026-03-05T09:30:00Z" }} />;
}
