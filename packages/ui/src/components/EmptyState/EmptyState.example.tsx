import { Button, EmptyState, InboxIcon } from "@yer/ui";

export function Example() {
  return (
    <EmptyState title="No orders yet" icon={<InboxIcon size={32} />} actions={<Button>New order</Button>}>
      Orders appear here as soon as somebody places one.
    </EmptyState>
  );
}
