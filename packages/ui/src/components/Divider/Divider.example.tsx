import { Divider, Stack } from "@yer/ui";

export function Example() {
  return (
    <Stack>
      <p>Lines of the order</p>
      <Divider />
      <p>Total</p>
    </Stack>
  );
}
