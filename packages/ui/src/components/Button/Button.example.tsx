import { Button, ButtonGroup, PrintIcon } from "@yer/ui";

/** The button is pending until this settles. */
async function save(): Promise<void> {
  await fetch("/orders/17", { method: "PUT" });
}

export function Example() {
  return (
    <ButtonGroup
      primary={
        <Button variant="primary" onPress={save}>
          Save the order
        </Button>
      }
    >
      <Button icon={<PrintIcon />} onPress={() => window.print()}>
        Print
      </Button>
      <Button disabledReason="The order has no lines yet.">Send</Button>
    </ButtonGroup>
  );
}
