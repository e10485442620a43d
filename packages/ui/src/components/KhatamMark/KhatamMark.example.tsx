import { KhatamMark } from "@yer/ui";

export function Example() {
  return <KhatamMark size={40} />;
}
