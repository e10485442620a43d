import { Avatar } from "@yer/ui";

export function Example() {
  return <Avatar name="Grace Hopper" size={40} isDecorative={false} />;
}
