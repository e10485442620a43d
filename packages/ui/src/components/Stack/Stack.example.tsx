import { Button, Stack } from "@yer/ui";

export function Example() {
  return (
    <Stack direction="row" gap={2}>
      <Button>First</Button>
      <Button>Second</Button>
    </Stack>
  );
}
