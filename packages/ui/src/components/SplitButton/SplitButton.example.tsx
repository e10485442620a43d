import { MenuItem, SplitButton } from "@yer/ui";

export function Example() {
  return (
    <SplitButton
      variant="primary"
      onPress={() => location.assign("/orders")}
      onAction={(id) => location.assign(`/orders?then=${id}`)}
      menu={
        <>
          <MenuItem id="print">Save and print</MenuItem>
          <MenuItem id="close">Save and close</MenuItem>
        </>
      }
    >
      Save
    </SplitButton>
  );
}
