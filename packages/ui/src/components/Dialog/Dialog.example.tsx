import { Button, Dialog, TextField } from "@yer/ui";

export function Example() {
  return (
    <Dialog
      trigger={<Button>Rename</Button>}
      title="Rename the list"
      footer={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" onPress={close}>
            Rename
          </Button>
        </>
      )}
    >
      <TextField label="Name" defaultValue="Late orders" />
    </Dialog>
  );
}
