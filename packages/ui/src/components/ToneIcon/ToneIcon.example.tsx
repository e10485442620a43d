import { ToneIcon } from "@yer/ui";

export function Example() {
  return (
    <p>
      <ToneIcon tone="success" /> Sent
    </p>
  );
}
