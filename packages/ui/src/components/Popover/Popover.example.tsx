import { Button, Popover, TextField } from "@yer/ui";

export function Example() {
  return (
    <Popover trigger={<Button>Add a note</Button>} aria-label="Note">
      {(close) => (
        <>
          <TextField label="Note" />
          <Button onPress={close}>Add</Button>
        </>
      )}
    </Popover>
  );
}
