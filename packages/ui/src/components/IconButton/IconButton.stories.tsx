import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { BellIcon } from "../../icons/BellIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { Stack } from "../Stack/Stack.js";
import { IconButton } from "./IconButton.js";

const meta = {
  component: IconButton,
  args: { label: "Edit", icon: <PencilIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The count is part of the name, so that a reader hears it too. */
export const Count: Story = {
  args: { label: "Notifications", icon: <BellIcon />, count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Notifications: 99+" })).toHaveTextContent("99+");
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <IconButton label="Tahrirlash" icon={<PencilIcon />} />
      <IconButton label="Tahrirlash, kichik" icon={<PencilIcon />} size="sm" />
      <IconButton label="Tahrirlash, oddiy" icon={<PencilIcon />} variant="secondary" />
      <IconButton label="Tahrirlash, asosiy" icon={<PencilIcon />} variant="primary" />
      <IconButton label="Oʻchirish" icon={<PencilIcon />} variant="danger" />
      <IconButton label="Bildirishnomalar" icon={<BellIcon />} count={3} />
      <IconButton label="Kutilmoqda" icon={<PencilIcon />} isPending />
      <IconButton label="Mumkin emas" icon={<PencilIcon />} disabledReason="Sizda ruxsat yoʻq" />
    </Stack>
  ),
};
