import { VisuallyHidden } from "@yer/ui";

export function Example() {
  return (
    <p>
      120 <VisuallyHidden>orders</VisuallyHidden>
    </p>
  );
}
