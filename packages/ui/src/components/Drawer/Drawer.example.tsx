import { Button, Drawer } from "@yer/ui";

export function Example() {
  return (
    <Drawer trigger={<Button>Details</Button>} title="Order 17">
      <p>Placed by Grace Hopper.</p>
    </Drawer>
  );
}
