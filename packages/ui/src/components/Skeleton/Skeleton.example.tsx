import { Skeleton } from "@yer/ui";

export function Example() {
  return <Skeleton lines={3} />;
}
