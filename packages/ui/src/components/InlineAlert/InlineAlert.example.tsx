import { Button, InlineAlert } from "@yer/ui";

export function Example() {
  return (
    <InlineAlert tone="warning" title="The address is incomplete" actions={<Button size="sm">Complete it</Button>}>
      Without a house number the parcel may come back.
    </InlineAlert>
  );
}
