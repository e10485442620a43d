import { ContextMenu, MenuItem } from "@yer/ui";

export function Example() {
  return (
    <ContextMenu
      aria-label="Order 17"
      menu={
        <>
          <MenuItem href="/orders/17">Open</MenuItem>
          <MenuItem onAction={() => void navigator.clipboard.writeText("17")}>Copy the number</MenuItem>
        </>
      }
    >
      <p>Order 17: press the right button, or hold a finger on it.</p>
    </ContextMenu>
  );
}
