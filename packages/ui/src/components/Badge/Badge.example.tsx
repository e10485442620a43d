import { Badge } from "@yer/ui";

export function Example() {
  return (
    <p>
      Waiting for you <Badge count={4} tone="warning" />
    </p>
  );
}
