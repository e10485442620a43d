import { Button, ButtonGroup } from "@yer/ui";

export function Example() {
  return (
    <ButtonGroup align="end" primary={<Button variant="primary">Save</Button>}>
      <Button>Cancel</Button>
    </ButtonGroup>
  );
}
