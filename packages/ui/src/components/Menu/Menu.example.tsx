import { Button, Menu, MenuItem, MenuSeparator, SubMenu } from "@yer/ui";

export function Example() {
  return (
    <Menu trigger={<Button>Order 17</Button>}>
      <MenuItem href="/orders/17">Open</MenuItem>
      <SubMenu label="Send">
        <MenuItem onAction={() => location.assign("/orders/17/mail")}>By mail</MenuItem>
        <MenuItem onAction={() => location.assign("/orders/17/courier")}>By courier</MenuItem>
      </SubMenu>
      <MenuSeparator />
      <MenuItem isDanger disabledReason="It has been sent.">
        Delete
      </MenuItem>
    </Menu>
  );
}
