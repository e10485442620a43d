import { AlertDialog, Button } from "@yer/ui";

async function remove(): Promise<void> {
  await fetch("/orders/17", { method: "DELETE" });
}

export function Example() {
  return (
    <AlertDialog
      trigger={<Button variant="danger">Delete the order</Button>}
      title="Delete order 17?"
      confirmLabel="Delete the order"
      isDanger
      onConfirm={remove}
    >
      <p>Its lines are deleted with it. This cannot be undone.</p>
    </AlertDialog>
  );
}
