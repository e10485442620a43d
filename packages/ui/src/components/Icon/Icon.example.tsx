import { Icon } from "@yer/ui";

export function Example() {
  return <Icon name="diagonal" path="M4 16 16 4" aria-label="A line" size={24} />;
}
