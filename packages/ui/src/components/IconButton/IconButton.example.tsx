import { IconButton, PencilIcon, Tooltip } from "@yer/ui";

export function Example() {
  return (
    <Tooltip content="Edit">
      <IconButton aria-label="Edit" icon={<PencilIcon />} onPress={() => location.assign("/orders/17/edit")} />
    </Tooltip>
  );
}
