import { Button, Tooltip } from "@yer/ui";

export function Example() {
  return (
    <Tooltip content="Goes out with the next courier">
      <Button>Send</Button>
    </Tooltip>
  );
}
